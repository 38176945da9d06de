// The protocol: one line in, one line out. Nothing needs to be changed here; your engine is called in calls.js.

import { createInterface } from "node:readline";
import * as calls from "./calls.js";

const write = process.stdout.write.bind(process.stdout);
console.log = console.info = console.debug = console.error; // whatever your engine prints does no harm

const results = {
  hello: () => ({ protocol: 1, implementation: calls.IMPLEMENTATION, games: calls.GAMES }),
  score: async ({ dice, box, sheet, ruleset }) => ({ points: await calls.score(dice, box, sheet ?? null, ruleset) }),
  rank: async ({ hands, ruleset }) => ({ groups: await calls.rank(hands, ruleset) }),
  satisfies: async ({ card, dice, ruleset }) => ({ satisfied: await calls.satisfies(card, dice, ruleset) }),
  start: async (params) => {
    await calls.start(params.ruleset, params.seats, params);
    return { observation: await calls.observe(null) };
  },
  act: async ({ action }) => {
    await calls.act(action);
    return { observation: await calls.observe(null) };
  },
  observe: async ({ seat }) => ({ observation: await calls.observe(seat ?? null) }),
  bye: () => ({}),
};

// The whole answer: a result whatever a player tries, an error only when this program is at fault.
async function answer(request) {
  const envelope = { jsonrpc: "2.0", id: request.id };
  try {
    const find = results[request.method];
    if (!find) throw new calls.Unsupported(`this adapter knows no request ${request.method}`);
    return { ...envelope, result: await find(request.params ?? {}) };
  } catch (thrown) {
    if (thrown instanceof calls.Rejected) return { ...envelope, result: { rejected: { message: thrown.message } } };
    if (thrown instanceof calls.Unsupported) return { ...envelope, result: { unsupported: { reason: thrown.message } } };
    return { ...envelope, error: { code: -32603, message: String(thrown?.stack ?? thrown) } };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  write(JSON.stringify(await answer(request)) + "\n");
  if (request.method === "bye") break;
}
process.exitCode = 0;
process.stdin.destroy();
