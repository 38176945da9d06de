"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const [ID, NAME, OUTCOME, RULESET, GAME, LEVEL, FEATURE, LINE, RULES, REASON, FAILURE] = Array(11).keys();
  const CHUNK = 150;
  const $ = (id) => document.getElementById(id);
  const list = $("cases"), text = $("text"), game = $("game"), rule = $("rule"), outcomes = $("outcomes");
  const verbs = new RegExp(data.verbs, "g"), prose = new RegExp(data.prose, "g");
  const KEEPING = new Set(["keep", "keeps"]);

  const make = (tag, look, ...children) => {
    const made = document.createElement(tag);
    if (look) made.className = look;
    made.append(...children);
    return made;
  };
  const use = (look, id) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", look);
    svg.setAttribute("aria-hidden", "true");
    const shape = document.createElementNS("http://www.w3.org/2000/svg", "use");
    shape.setAttribute("href", "#" + id);
    svg.append(shape);
    return svg;
  };
  const mark = (number) => {
    const outcome = data.outcomes[number];
    return use(`q-mark q-${outcome.tone}`, `q-m-${outcome.shape}`);
  };
  const dice = (faces, kept) => {
    const pictures = faces.split(" ").map((face) => use("q-die", `q-d${face}`));
    return make("span", kept ? "q-dice q-kept" : "q-dice", ...pictures, make("span", "q-sr", faces));
  };
  // Dice in a text are drawn; their digits stay for copying and for screen readers.
  const drawn = (said) => {
    const found = [...said.matchAll(verbs)].map((hit) => [hit.index + hit[1].length + 1, hit[2], KEEPING.has(hit[1])]);
    if (!found.length) for (const hit of said.matchAll(prose)) found.push([hit.index, hit[1], false]);
    const parts = [];
    let at = 0;
    for (const [start, faces, kept] of found) {
      parts.push(said.slice(at, start), dice(faces, kept));
      at = start + faces.length;
    }
    return [...parts, said.slice(at)];
  };

  const key = (item) => `${item[ID]}@${data.rulesets[item[RULESET]]}`;
  const haystacks = data.cases.map((item) => [
    item[ID], item[NAME], data.rulesets[item[RULESET]], data.features[item[FEATURE]], item[REASON],
    item[FAILURE] ? item[FAILURE].message : "", ...item[RULES].map((number) => data.rules[number][0]),
  ].join("\n").toLowerCase());
  const cause = (item) => `${item[OUTCOME]} ${item[FAILURE] ? item[FAILURE].cause : item[REASON]}`;

  // The form
  const counts = data.outcomes.map(() => 0);
  for (const item of data.cases) counts[item[OUTCOME]] += 1;
  data.outcomes.forEach((outcome, number) => {
    if (!counts[number]) return;
    const box = make("input");
    box.type = "checkbox";
    box.value = number;
    outcomes.append(make("label", "", box, mark(number), `${counts[number]} ${outcome.word}`));
  });
  data.games.forEach((name, number) => game.append(new Option(name, number)));
  const chapters = new Map();
  for (const number of data.order) {
    const [id, title, , chapter] = data.rules[number];
    if (!chapters.has(chapter)) {
      const group = document.createElement("optgroup");
      group.label = chapter;
      group.append(new Option(`all of ${chapter}`, `${chapter}.`));
      chapters.set(chapter, group);
      rule.append(group);
    }
    chapters.get(chapter).append(new Option(title || id, id));
  }

  let chosen = [], drawnUpTo = 0, group = null, lastOutcome = null, lastCause = null, sizes = new Map();
  const filter = () => {
    const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    const kinds = new Set([...outcomes.querySelectorAll(":checked")].map((box) => Number(box.value)));
    const wanted = rule.value;
    const rules = wanted && new Set(data.rules.flatMap(([id], number) =>
      id === wanted || (wanted.endsWith(".") && id.startsWith(wanted)) ? [number] : []));
    chosen = data.cases.filter((item, place) =>
      (!kinds.size || kinds.has(item[OUTCOME])) &&
      (game.value === "" || item[GAME] === Number(game.value)) &&
      (!rules || item[RULES].some((number) => rules.has(number))) &&
      words.every((word) => haystacks[place].includes(word)));
    sizes = new Map();
    for (const item of chosen) sizes.set(cause(item), (sizes.get(cause(item)) || 0) + 1);
    $("shown").textContent = `${chosen.length} of ${data.cases.length} cases`;
    list.replaceChildren();
    drawnUpTo = 0;
    group = lastOutcome = lastCause = null;
    more();
  };

  const more = () => {
    const old = list.querySelector(".more");
    if (old) old.remove();
    const end = Math.min(drawnUpTo + CHUNK, chosen.length);
    const fragment = document.createDocumentFragment();
    for (; drawnUpTo < end; drawnUpTo++) {
      const item = chosen[drawnUpTo];
      if (item[OUTCOME] !== lastOutcome) {
        lastOutcome = item[OUTCOME];
        lastCause = null;
        fragment.append(make("h2", "", mark(lastOutcome), ` ${data.outcomes[lastOutcome].word}`));
      }
      if (cause(item) !== lastCause) {
        lastCause = cause(item);
        const size = sizes.get(lastCause);
        const why = item[FAILURE] ? item[FAILURE].cause : item[REASON];
        if (why && size > 1) fragment.append(make("h3", "", `${size} for one reason: ${why}`));
      }
      fragment.append(row(item));
    }
    list.append(fragment);
    if (drawnUpTo < chosen.length) {
      const button = make("button", "more", `Show more (${chosen.length - drawnUpTo} left)`);
      button.type = "button";
      button.addEventListener("click", () => {
        const last = list.querySelectorAll(":scope > details > summary").length;
        more();
        const next = list.querySelectorAll(":scope > details > summary")[last];
        if (next) next.focus();
      });
      list.append(button);
      if (watcher) watcher.observe(button);
    }
  };
  const watcher = "IntersectionObserver" in window && new IntersectionObserver((seen) => {
    if (seen.some((entry) => entry.isIntersecting && document.activeElement !== entry.target)) more();
  }, { rootMargin: "600px" });

  const row = (item) => {
    const made = make("details");
    made.dataset.key = key(item);
    const word = make("span", "q-sr", data.outcomes[item[OUTCOME]].word);
    made.append(make("summary", "",
      make("span", "", mark(item[OUTCOME]), word),
      make("code", "", item[ID]),
      make("span", "name", ...drawn(item[NAME])),
      make("span", "ruleset", data.rulesets[item[RULESET]])));
    made.addEventListener("toggle", () => {
      if (made.open && made.children.length === 1) made.append(details(item));
    });
    return made;
  };

  const details = (item) => {
    const body = make("div", "body");
    const address = `${data.features[item[FEATURE]]}:${item[LINE]}`;
    const link = make("a", "", `#${key(item)}`);
    link.href = `#${key(item)}`;
    body.append(make("p", "fine", `${address} · level ${data.levels[item[LEVEL]]} · `, link));
    if (item[REASON]) body.append(make("p", "", item[REASON]));
    const failure = item[FAILURE];
    if (failure) {
      if (failure.step) {
        const [, keyword, rest] = failure.step.match(/^(\S+) ?([^]*)$/);
        body.append(make("p", "step", make("b", "", keyword), " ", ...drawn(rest),
          make("span", "fine", failure.line ? `  line ${failure.line}` : "")));
      }
      body.append(make("p", "q-bad", ...drawn(failure.message)));
      if (failure.expected !== undefined) {
        body.append(make("dl", "", make("dt", "", "expected"), make("dd", "", ...drawn(failure.expected)),
          make("dt", "", "actual"), make("dd", "", ...drawn(failure.actual))));
      }
    }
    const rules = make("ul", "rules");
    for (const number of item[RULES]) {
      const [id, title, target] = data.rules[number];
      const anchor = make("a", "", make("code", "", id));
      anchor.href = target;
      rules.append(make("li", "", anchor, title ? ` ${title}` : ""));
    }
    body.append(rules);
    if (failure) conversation(body, failure);
    return body;
  };

  const conversation = (body, failure) => {
    if (!failure.transcript) {
      body.append(make("p", "fine", "The conversation is in the results file."));
      return;
    }
    const said = failure.transcript.map(([request, answer]) =>
      make("pre", "", "→ ", ...withDice(request), "\n← ", ...withDice(answer)));
    const last = said.pop();
    const omitted = failure.omitted ? `${failure.omitted} exchanges before; the results file has them` : "";
    if (said.length) {
      const count = `${said.length} exchange${said.length > 1 ? "s" : ""} before`;
      body.append(make("details", "", make("summary", "", count), ...said));
    } else if (omitted) {
      body.append(make("p", "fine", omitted));
    }
    if (last) body.append(last);
    if (failure.stderr) body.append(make("p", "fine", "standard error"), make("pre", "", failure.stderr));
  };
  // In a message, dice are drawn where they stand.
  const withDice = (message) => message.split(/("(?:faces|keep|dice|hand)":\[[^\]]+\])/).flatMap((part) => {
    const found = part.match(/^("\w+":)\[([^\]]+)\]$/);
    const faces = found && found[2].replace(/"/g, "").replace(/,/g, " ");
    return found && /^(?:[1-6AKQJ]|9|10)(?: (?:[1-6AKQJ]|9|10))*$/.test(faces) ? [found[1], dice(faces, false)] : [part];
  });

  // A link to a case opens it, whatever is filtered.
  const follow = () => {
    const wanted = decodeURIComponent(location.hash.slice(1));
    if (!wanted.includes("@")) return;
    const find = () => list.querySelector(`details[data-key="${CSS.escape(wanted)}"]`);
    if (!chosen.some((item) => key(item) === wanted)) reset();
    while (!find() && drawnUpTo < chosen.length) more();
    const found = find();
    if (!found) return;
    found.open = true;
    found.firstChild.focus({ preventScroll: true });
    found.firstChild.scrollIntoView();
  };
  const reset = () => {
    $("filters").reset();
    filter();
  };

  $("filters").addEventListener("submit", (event) => event.preventDefault());
  $("filters").addEventListener("reset", () => setTimeout(filter));
  let waiting = 0;
  text.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(filter, 120);
  });
  $("filters").addEventListener("change", filter);
  window.addEventListener("hashchange", follow);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== "checkbox";
    if (event.key === "Escape") {
      reset();
      text.blur();
    } else if (typing) {
      if (event.key === "Enter" && event.target === text) {
        const first = list.querySelector(":scope > details > summary");
        if (first) first.focus();
      }
    } else if (event.key === "/") {
      event.preventDefault();
      text.focus();
    } else if (event.key === "j" || event.key === "k") {
      const all = [...list.querySelectorAll(":scope > details > summary")];
      const at = all.indexOf(document.activeElement);
      const next = all[event.key === "j" ? at + 1 : Math.max(at - 1, 0)];
      if (next) next.focus();
      if (event.key === "j" && at >= all.length - 2 && drawnUpTo < chosen.length) more();
    }
  });
  filter();
  follow();
})();
