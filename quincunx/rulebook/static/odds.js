/* The chance of cracking a card under best play, in whole numbers: the value of five dice with n attempts left is how
   many of the 7776 ** n ways in which n full rolls can fall succeed. The same as quincunx.odds, and tested against it. */
"use strict";

window.quincunxOdds = (function () {
  const FACES = [1, 2, 3, 4, 5, 6];
  const FULL = 6n ** 5n;

  function handfuls(size, from) {
    if (size === 0) return [""];
    return FACES.filter((face) => face >= from).flatMap((face) => handfuls(size - 1, face).map((rest) => face + rest));
  }

  const rolls = handfuls(5, 1);
  const smaller = [4, 3, 2, 1, 0].flatMap((size) => handfuls(size, 1));
  const grown = new Map(smaller.map((held) => [held, FACES.map((face) => sorted(held + face))]));
  const keeps = new Map(rolls.map((roll) => [roll, keepsOf(roll)]));

  function sorted(text) {
    return [...text].sort().join("");
  }

  /* What can be kept when at least one die is rolled: most dice first, and low numbers before high ones. */
  function keepsOf(roll) {
    const found = new Set();
    for (let mask = 0; mask < 31; mask += 1) found.add([...roll].filter((_face, place) => (mask >> place) & 1).join(""));
    return [...found].sort((a, b) => b.length - a.length || (a < b ? -1 : a > b ? 1 : 0));
  }

  /* The sorted rolls that satisfy a card: all cocktails (C) are one number, all long drinks (L) another. */
  function satisfying(places, repeat) {
    const free = FACES.filter((face) => repeat || !places.includes(String(face)));
    const cocktails = places.includes("C") ? free : [0];
    const drinks = places.includes("L") ? free : [0];
    const found = new Set();
    for (const c of cocktails) {
      for (const l of drinks) {
        if (c === l && c !== 0) continue;
        found.add(sorted(places.map((place) => (place === "C" ? c : place === "L" ? l : place)).join("")));
      }
    }
    return found;
  }

  function values(goal, attempts) {
    let ways = new Map(rolls.map((roll) => [roll, goal.has(roll) ? 1n : 0n]));
    let kept = new Map();
    let certain = 1n;
    for (let left = 1; left <= attempts; left += 1) {
      const sums = new Map(ways);
      for (const held of smaller) sums.set(held, grown.get(held).reduce((sum, larger) => sum + sums.get(larger), 0n));
      kept = new Map(smaller.map((held) => [held, sums.get(held) * 6n ** BigInt(held.length)]));
      certain *= FULL;
      const best = (roll) => keeps.get(roll).reduce((most, keep) => (kept.get(keep) > most ? kept.get(keep) : most), 0n);
      ways = new Map(rolls.map((roll) => [roll, goal.has(roll) ? certain : best(roll)]));
    }
    return { ways, kept, certain };
  }

  function fraction(part, whole) {
    let [a, b] = [part, whole];
    while (b) [a, b] = [b, a % b];
    return [part / a, whole / a];
  }

  /* The chance as a fraction, what to keep, and every other choice with its chance, the best first. */
  function odds(places, dice, attempts, repeat = true) {
    const goal = satisfying(places, repeat);
    const roll = sorted(dice.join(""));
    const { ways, kept, certain } = values(goal, attempts);
    const chance = fraction(ways.get(roll), certain);
    if (attempts === 0 || goal.has(roll)) return { chance, keep: roll, cracked: goal.has(roll), choices: [], goal };
    const ordered = keeps.get(roll).map((keep) => ({ keep, ways: kept.get(keep) }));
    ordered.sort((a, b) => (a.ways > b.ways ? -1 : a.ways < b.ways ? 1 : 0));
    const choices = ordered.map((one) => ({ keep: one.keep, chance: fraction(one.ways, certain) }));
    return { chance, keep: choices[0].keep, cracked: false, choices, goal };
  }

  return { odds };
})();
