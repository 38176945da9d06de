/* A card of Last Chance: the odds from the dice on the table, and what to keep. */
"use strict";

(function () {
  const { begin, drawn, faces, form, make, result, say } = window.quincunx;
  const { odds } = window.quincunxOdds;
  const card = document.getElementById("q-card");
  const own = document.getElementById("q-own");
  const attempts = document.getElementById("q-attempts");
  const prize = document.getElementById("q-prize");
  const SHOWN = 6;

  function percent([part, whole]) {
    const hundredths = Number((part * 1000000n) / whole) / 10000;
    return `${(Math.round(hundredths * 100) / 100).toFixed(2)} %`;
  }

  function counted(count, noun) {
    return `${count} ${count === 1 ? noun : noun === "die" ? "dice" : `${noun}s`}`;
  }

  function kept(keep) {
    return keep ? drawn([...keep], true) : make("span", {}, "nothing");
  }

  function takeCard() {
    const option = card.selectedOptions[0];
    own.hidden = card.value !== "";
    if (card.value) {
      attempts.value = option.dataset.attempts;
      prize.value = option.dataset.prize;
      const places = card.value.split(" ");
      own.querySelectorAll("select").forEach((select, place) => (select.value = places[place]));
    }
  }

  function stake([part, whole]) {
    const amount = BigInt(Math.max(0, Math.floor(Number(prize.value) || 0)));
    if (!amount || part === 0n || part === whole) return null;
    const limit = (amount * part) / (whole - part);
    return make("p", {}, `For a prize of ${Number(amount).toLocaleString("en")}, a stake below ${Number(limit).toLocaleString("en")} gains on average, and a higher one loses.`);
  }

  function update() {
    const left = Number(attempts.value);
    if (attempts.value === "" || !Number.isInteger(left) || left < 0 || left > 12) {
      attempts.setAttribute("aria-invalid", "true");
      say("The attempts left are a whole number from 0 to 12.");
      return;
    }
    attempts.removeAttribute("aria-invalid");
    const places = [...own.querySelectorAll("select")].map((select) => select.value);
    const dice = faces();
    const found = odds(places, dice, left, document.getElementById("q-repeat").checked);
    const roll = [...dice].sort();
    const exact = `exactly ${found.chance.map((part) => part.toLocaleString("en")).join(" in ")}`;
    const nodes = [];
    if (found.goal.size === 0) say("No roll satisfies this card.");
    else if (found.cracked) say("These dice satisfy the card: it is cracked.");
    else if (left === 0) say("No attempt is left, and these dice do not satisfy the card.");
    else if (found.chance[0] === 0n) say("The card cannot be cracked.");
    else {
      const rolled = counted(5 - found.keep.length, "die");
      const keeping = found.keep ? `Keep ${[...found.keep].join(" ")} and roll ${rolled}` : "Roll all five dice";
      say(`${keeping}. With ${counted(left, "attempt")} left the card is cracked in ${percent(found.chance)} of all cases.`);
      const picture = make("p", { class: "q-throw" }, drawn(roll));
      const rest = [...roll];
      for (const face of found.keep) rest.splice(rest.indexOf(face), 1);
      picture.replaceChildren(...(found.keep ? [kept(found.keep), " "] : []), drawn(rest));
      const note = make("p", { class: "q-fine" }, found.keep ? `The outlined dice are kept; ${exact}.` : `${exact[0].toUpperCase()}${exact.slice(1)}.`);
      const body = make("tbody");
      for (const choice of found.choices.slice(0, SHOWN)) {
        body.append(make("tr", {}, make("td", {}, kept(choice.keep)), make("td", { class: "q-number" }, String(5 - choice.keep.length)),
          make("td", { class: "q-number" }, percent(choice.chance))));
      }
      const head = make("tr", {}, make("th", { scope: "col" }, "Keep"), make("th", { scope: "col", class: "q-number" }, "Dice to roll"),
        make("th", { scope: "col", class: "q-number" }, "Chance"));
      const caption = make("caption", {}, "The best choices, with best play afterwards");
      nodes.push(picture, note, ...[stake(found.chance)].filter(Boolean), make("table", { class: "q-table q-choices" }, caption, make("thead", {}, head), body));
    }
    result(...nodes);
  }

  card.addEventListener("input", takeCard);
  takeCard();
  begin(update);
})();
