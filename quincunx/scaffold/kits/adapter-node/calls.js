// Your engine is called here. Replace one `throw new Unsupported(…)` after the other; the rest may stay as it is.
//
// Translate, never judge: hand the question to your engine and give back what it says. Throw Rejected when your engine
// does not allow something, Unsupported when it has no notion of it. Every function may be async.

import { LoadedDice } from "./loaded-dice.js";

export const IMPLEMENTATION = { name: "my engine", version: "0.1", language: "JavaScript" };

// What you can be asked. Begin with one level, and add levels and fields as you connect them.
export const GAMES = {
  yahtzee: {
    rulesets: ["yahtzee"],
    levels: ["scoring", "turn", "game"],
    seats: [1, null],
    fields: [], // what observe() always gives: "phase", "rolls_left", "dice", "legal", "sheets.boxes" …
    positions: false,
  },
};

export const DICE = new LoadedDice(); // in place of your engine's random numbers, see loaded-dice.js

// Your engine does not allow it.
export class Rejected extends Error {}

// Your engine has no notion of it; the text is the reason that the report shows.
export class Unsupported extends Error {}

// What do these dice pay in this box? On an empty sheet, or on the one given: {boxes: {yahtzee: 50}}.
export function score(dice, box, sheet, ruleset) {
  // >>> your engine: level scoring
  throw new Unsupported("score() in calls.js asks no engine yet");
}

// Begin a game with these players, and forget the one before.
export function start(ruleset, seats, params) {
  // >>> your engine: levels turn and game
  throw new Unsupported("start() in calls.js asks no engine yet");
}

// Do what a player does: roll (with keep and faces) or score (in box).
// The faces are given: DICE.deal(action.faces), then let your engine roll.
export function act(action) {
  // >>> your engine: levels turn and game
  throw new Unsupported("act() in calls.js asks no engine yet");
}

// What is to be seen now, to everybody or to one player: the fields that GAMES declares.
export function observe(seat) {
  // >>> your engine: levels turn and game
  throw new Unsupported("observe() in calls.js asks no engine yet");
}

// Which hands are better? Groups of equal hands by their numbers, the best first. For Poker Dice.
export function rank(hands, ruleset) {
  // >>> your engine: level scoring of Poker Dice
  throw new Unsupported("rank() in calls.js asks no engine yet");
}

// Are these dice what the card asks for? For Last Chance.
export function satisfies(card, dice, ruleset) {
  // >>> your engine: level scoring of Last Chance
  throw new Unsupported("satisfies() in calls.js asks no engine yet");
}
