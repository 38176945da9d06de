/* Looking up rules, terms in any language, questions, scenarios by number and by their dice. The index is data/lookup.js;
   accents, capitals and the order of dice make no difference. */
"use strict";

(function () {
  const { entries, tools } = window.quincunxData.lookup;
  const LANGUAGES = { es: "Spanish", it: "Italian", el: "Greek" };
  const FIRST = 12;
  const form = document.getElementById("q-search");
  const field = document.getElementById("q-query");
  const list = document.getElementById("q-lookup");
  const status = document.getElementById("q-lookup-status");
  const more = document.getElementById("q-lookup-more");
  const ID = /^\s*([a-z]{2})-?(\d{3})(?:\/(\d+))?\s*$/i;
  const submitted = new URLSearchParams(location.search).get("q") || "";
  let found = [];
  let prepared = null;

  function plain(text) {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ς/g, "σ").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  }

  function prepare() {
    prepared ||= entries.map((entry) => {
      const names = [entry.t, ...(entry.n || []).map(([, name]) => name)].map(plain);
      return { entry, id: plain(entry.i), names, words: names.join(" ").split(" "), text: ` ${plain(entry.x)}` };
    });
    return prepared;
  }

  /* Five dice as the index writes them, or null: “2 2 3 3 3”, “33322”, “A A K 10 9”. */
  function dice(query) {
    const digits = query.replace(/[\s,.-]+/g, "");
    if (/^[1-6]{5}$/.test(digits)) return [...digits].sort().join(" ");
    const order = ["A", "K", "Q", "J", "10", "9"];
    const faces = query.toUpperCase().trim().split(/[\s,]+/);
    if (faces.length !== 5 || !faces.every((face) => order.includes(face))) return null;
    return faces.sort((a, b) => order.indexOf(a) - order.indexOf(b)).join(" ");
  }

  function worth(word, item) {
    const stem = word.length > 3 ? word.replace(/(?:es|s)$/, "") : word;
    if (item.words.includes(word)) return 10;
    if (item.words.some((other) => other.startsWith(stem))) return 6;
    if (item.id && ` ${item.id}`.includes(` ${word}`)) return 5;
    return item.text.includes(` ${stem}`) ? 1 : 0;
  }

  const KIND = { Term: 3, Question: 2, Rule: 2, Ruling: 1, Advice: 0, Scenario: 0 };

  function score(item, query, words) {
    let sum = KIND[item.entry.k] || 0;
    for (const word of words) {
      const value = worth(word, item);
      if (!value) return 0;
      sum += value;
    }
    if (item.id && item.id === query) sum += 100;
    if (item.names.includes(query)) sum += 50;
    else if (item.names.some((name) => name.startsWith(query))) sum += 15;
    else if (item.names.some((name) => ` ${name}`.includes(` ${query}`))) sum += 8;
    return sum;
  }

  function look(text) {
    const roll = dice(text);
    if (roll) return withDice(roll);
    const row = ID.exec(text);
    const query = plain(row ? `${row[1]}-${row[2]}` : text);
    if (!query) return [];
    const words = query.split(" ");
    return prepare()
      .map((item) => ({ entry: item.entry, score: score(item, query, words), row: row && row[3] }))
      .filter((item) => item.score)
      .sort((a, b) => b.score - a.score);
  }

  function withDice(roll) {
    const letters = /[AKQJ9]/.test(roll);
    const tool = letters ? tools["rank-hands"] : tools["score-a-roll"];
    const title = letters ? "Rank hands of poker dice" : `What ${roll} scores in every box`;
    const answer = { k: "Work it out", i: "", t: title, a: letters ? tool : `${tool}#dice=${roll.replaceAll(" ", "")}`, x: "" };
    const cases = entries.filter((entry) => entry.d && roll in entry.d).map((entry) => {
      const [row, title] = entry.d[roll] || ["", entry.t];
      return { entry, row, title };
    });
    return tool ? [{ entry: answer }, ...cases] : cases;
  }

  function named(entry, query) {
    const words = plain(query).split(" ");
    return (entry.n || []).filter(([language, name]) => LANGUAGES[language] && words.every((word) => plain(name).includes(word)));
  }

  function shown({ entry, row, title }, query) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = entry.a + (row ? `-${row}` : "");
    link.textContent = title || entry.t;
    const kind = document.createElement("p");
    kind.className = "q-fine";
    kind.textContent = [entry.k, entry.g, entry.k === "Scenario" ? entry.i + (row ? `/${row}` : "") : ""].filter(Boolean).join(" · ");
    for (const [language, name] of named(entry, query)) {
      const word = document.createElement("i");
      word.lang = language;
      word.textContent = name;
      kind.append(` · ${LANGUAGES[language]}: `, word);
    }
    item.append(link, kind);
    if (entry.x) {
      const text = document.createElement("p");
      text.textContent = entry.x.length > 220 ? `${entry.x.slice(0, 200).replace(/\s\S*$/, "")} …` : entry.x;
      item.append(text);
    }
    return item;
  }

  function show(query, count) {
    list.replaceChildren(...found.slice(0, count).map((item) => shown(item, query)));
    more.hidden = found.length <= count;
    more.textContent = `Show all ${found.length}`;
  }

  function update() {
    const query = field.value;
    found = look(query);
    show(query, FIRST);
    const noun = found.length === 1 ? "One entry" : `${found.length} entries`;
    document.getElementById("search-results").hidden = query !== submitted || Boolean(dice(query)) || ID.test(query);
    status.textContent = !plain(query) ? "" : found.length ? `${noun} found.` : "No rule, term, question or scenario has these words.";
  }

  more.addEventListener("click", () => {
    const before = list.children.length;
    show(field.value, found.length);
    list.children[before].querySelector("a").focus();
  });
  field.addEventListener("input", update);
  field.value = submitted;
  /* Sphinx finds words in the text of pages, below; its heading says so. */
  Documentation.addTranslations({ messages: { "Search Results": "In the full text" }, locale: "en", plural_expr: "n == 1 ? 0 : 1" });
  form.hidden = false;
  if (field.value) update();
  else field.focus();
})();
