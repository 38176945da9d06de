/* Hands of poker dice under each order. Places and kinds are in data/hands.js. */
"use strict";

(function () {
  const { begin, drawn, form, link, make, result, say } = window.quincunx;
  const { orders, kinds } = window.quincunxData.hands;
  const FACES = ["A", "K", "Q", "J", "10", "9"];
  const STARTERS = ["A A K 10 9", "Q Q Q J J", "K Q J 10 9"];
  const MOST = 8;
  const list = document.getElementById("q-hands");
  const template = document.getElementById("q-hand");
  const tables = orders.map((order) => new Map(order.hands.map(([hand, kind], place) => [hand, { place, kind }])));

  function add(text) {
    const hand = template.content.firstElementChild.cloneNode(true);
    hand.querySelector("legend").textContent = `Hand ${list.children.length + 1}`;
    const faces = text.split(" ");
    hand.querySelectorAll("select").forEach((select, place) => (select.value = faces[place]));
    list.append(hand);
  }

  function hands() {
    return [...list.children].map((hand, place) => {
      const faces = [...hand.querySelectorAll("select")].map((select) => select.value);
      faces.sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
      return { name: `Hand ${place + 1}`, faces };
    });
  }

  /* The hands in an order, with ranks as in sports: 1, 1, 3. */
  function ranked(table) {
    const found = hands().map((hand) => ({ ...hand, ...table.get(hand.faces.join(" ")) }));
    found.sort((a, b) => a.place - b.place);
    for (const hand of found) hand.rank = 1 + found.filter((other) => other.place < hand.place).length;
    return found;
  }

  function titleOf(order) {
    return `${order.id[0].toUpperCase()}${order.id.slice(1)} order`;
  }

  function update() {
    document.getElementById("q-more").disabled = list.children.length >= MOST;
    document.getElementById("q-fewer").disabled = list.children.length <= 2;
    const told = [];
    const nodes = orders.map((order, number) => {
      const found = ranked(tables[number]);
      const best = found.filter((hand) => hand.rank === 1);
      const winners = best.map((hand) => hand.name.toLowerCase()).join(" and ");
      told.push(`${titleOf(order)}: ${winners} ${best.length > 1 ? "share the win" : "wins"} with ${kinds[best[0].kind][0]}.`);
      const body = make("tbody");
      for (const hand of found) {
        const tied = found.filter((other) => other.rank === hand.rank).length > 1;
        const [title, address] = kinds[hand.kind];
        body.append(make("tr", {}, make("td", { class: "q-number" }, tied ? `${hand.rank}=` : String(hand.rank)),
          make("th", { scope: "row" }, hand.name), make("td", {}, drawn(hand.faces)), make("td", {}, link(title, address))));
      }
      const heads = [["Rank", "q-number"], ["Hand", ""], ["Dice", ""], ["Kind", ""]].map(([text, look]) => make("th", { scope: "col", class: look }, text));
      const caption = make("caption", {}, order.rule ? link(titleOf(order), order.rule[1]) : titleOf(order));
      return make("table", { class: "q-table q-ranking", "data-order": order.id }, caption, make("thead", {}, make("tr", {}, ...heads)), body);
    });
    result(make("div", { class: "q-orders" }, ...nodes));
    say(told.join(" "));
  }

  document.getElementById("q-more").addEventListener("click", () => {
    add("A K Q J 9");
    update();
    list.lastElementChild.querySelector("select").focus();
  });
  document.getElementById("q-fewer").addEventListener("click", () => {
    list.lastElementChild.remove();
    update();
  });
  STARTERS.forEach(add);
  begin(update);
})();
