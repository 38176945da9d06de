/* What five dice score in every box under every ruleset. The figures are in data/scores.js; nothing is computed here. */
"use strict";

(function () {
  const { begin, chosen, drawn, faces, form, link, make, result, say } = window.quincunx;
  const { rulesets, tables } = window.quincunxData.scores;

  function variantOf(ruleset) {
    return ruleset.variants[ruleset.settings.map((name) => chosen(`set-${ruleset.id}-${name}`)).join("/")];
  }

  /* What a ruleset pays for the dice: by box {points} or {filled} or {closed}; and why, for five alike. */
  function scored(ruleset, dice, sheet) {
    const variant = variantOf(ruleset);
    const five = dice.every((face) => face === dice[0]);
    const own = five ? ruleset.own[dice[0]] : null;
    const jokers = five && variant.jokers ? variant.jokers[dice[0]] : null;
    const pays = jokers ? jokers[`${sheet.yahtzee}/${sheet.upper}/${sheet.lower}`] : tables[ruleset.table][[...dice].sort().join("")];
    const filled = (id, section) =>
      (id === ruleset.yahtzee && sheet.yahtzee !== "open") ||
      (section === "lower" && sheet.lower === "full") ||
      (id === own && sheet.upper === "filled");
    const boxes = {};
    ruleset.boxes.forEach(([id, , section, address], place) => {
      const state = filled(id, section) ? "filled" : pays[place] === null ? "closed" : "open";
      boxes[id] = { state, points: pays[place], address };
    });
    const due = five && variant.bonus && sheet.yahtzee === String(variant.bonus[0]);
    const reasons = [];
    const reason = (name) => ruleset.reasons[name] && reasons.push(ruleset.reasons[name]);
    if (five && sheet.yahtzee === "open") reason("open");
    if (five && sheet.yahtzee !== "open") {
      if (!variant.jokers) reason("off");
      else reason(sheet.upper === "open" ? "upper-open" : sheet.lower === "open" ? "lower-open" : "full");
      reason(!variant.bonus ? "bonus-off" : due ? "bonus" : "no-bonus");
    }
    return { boxes, bonus: due ? variant.bonus[1] : 0, hasBonus: Boolean(variant.bonus), reasons };
  }

  function cell(ruleset, box) {
    if (!box) return make("td", { class: "q-number q-none" }, "–");
    if (box.state === "filled") return make("td", { class: "q-number q-none" }, "filled");
    if (box.state === "closed") return make("td", { class: "q-number q-none" }, "not allowed");
    const best = box.best ? "q-number q-best" : "q-number";
    return make("td", { class: best }, link(String(box.points), box.address));
  }

  function listed(names) {
    return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}` : names[0];
  }

  function update() {
    const dice = faces();
    const lower = form.querySelector('input[name="lower"][value="full"]');
    lower.disabled = chosen("yahtzee") === "open";
    if (lower.disabled && lower.checked) form.querySelector('input[name="lower"][value="open"]').checked = true;
    const sheet = { yahtzee: chosen("yahtzee"), upper: chosen("upper"), lower: chosen("lower") };
    const all = rulesets.map((ruleset) => scored(ruleset, dice, sheet));
    const titles = new Map();
    rulesets.forEach((ruleset) => ruleset.boxes.forEach(([id, title]) => titles.has(id) || titles.set(id, title)));
    const told = rulesets.map((ruleset, place) => {
      const open = Object.values(all[place].boxes).filter((box) => box.state === "open");
      const most = Math.max(0, ...open.map((box) => box.points));
      open.forEach((box) => (box.best = most > 0 && box.points === most));
      const names = ruleset.boxes.filter(([id]) => all[place].boxes[id].best).map(([, title]) => title);
      const bonus = all[place].bonus ? `, and a bonus of ${all[place].bonus}` : "";
      return most ? `${most} at most, in ${listed(names)}${bonus}` : `0 in every open box${bonus}`;
    });
    const games = new Map();
    told.forEach((text, place) => games.set(text, [...(games.get(text) || []), rulesets[place].title]));
    const head = make("tr", {}, make("th", { scope: "col" }, "Box"));
    rulesets.forEach((ruleset) => head.append(make("th", { scope: "col", class: "q-number" }, ruleset.title)));
    const body = make("tbody");
    for (const [id, title] of titles) {
      const row = make("tr", { "data-box": id }, make("th", { scope: "row" }, title));
      rulesets.forEach((ruleset, place) => row.append(cell(ruleset, all[place].boxes[id])));
      body.append(row);
    }
    if (all.some((one) => one.bonus)) {
      const row = make("tr", { "data-box": "bonus" }, make("th", { scope: "row" }, "Yahtzee bonus on top"));
      all.forEach((one) => row.append(make("td", { class: "q-number" }, one.bonus ? String(one.bonus) : one.hasBonus ? "0" : "–")));
      body.append(row);
    }
    const caption = make("caption", {}, "Points for ", drawn([...dice].sort()), "; the most of each game is marked.");
    const table = make("table", { class: "q-table q-scores" }, caption, make("thead", {}, head), body);
    const nodes = [make("div", { class: "q-scroll", tabindex: "0" }, table)];
    const why = rulesets.flatMap((ruleset, place) =>
      all[place].reasons.map(([title, address]) => make("li", {}, `${ruleset.title}: `, link(title, address))));
    if (why.length) nodes.push(make("p", {}, "Why:"), make("ul", { class: "q-why" }, ...why));
    result(...nodes);
    say([...games].map(([text, titles]) => `${listed(titles)}: ${text}.`).join(" "));
  }

  begin(update);
})();
