// Dice that fall as they are told, in place of the random numbers of an engine that rolls by itself.
//
// When your engine takes a random source, hand it `() => DICE.random()`; when it calls Math.random, crypto.randomInt or
// crypto.getRandomValues, call DICE.install() before your engine is used. An engine with import { randomInt } from
// "node:crypto" keeps the function that it has imported; load it with await import("…") after DICE.install().
//
// Then, for each roll of a request: DICE.deal(action.faces), let your engine roll, and look at DICE.left: faces that are
// left over mean that your engine rolled fewer dice than it was told.

import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

export class LoadedDice {
  constructor(sides = 6) {
    this.sides = sides;
    this.left = [];
  }

  // Lay in what the next dice will show.
  deal(faces) {
    this.left = [...faces];
  }

  // The next face, 1 to the number of sides; without dealt faces every die shows its first face.
  face() {
    return this.left.length > 0 ? this.left.shift() : 1;
  }

  // A number in the middle of the part of 0 to 1 that belongs to the face.
  random() {
    return (this.face() - 0.5) / this.sides;
  }

  // A whole number from low to high - 1, as crypto.randomInt gives it.
  randomInt(low, high) {
    const [least, limit] = typeof high === "number" ? [low, high] : [0, low];
    return least + ((this.face() - 1) % (limit - least));
  }

  // Put the dice in the place of Math.random and its cryptographic kin.
  install() {
    Math.random = () => this.random();
    crypto.randomInt = (low, high) => this.randomInt(low, high);
    const fill = (array) => {
      const range = 2 ** (8 * array.BYTES_PER_ELEMENT);
      array.forEach((_, index) => {
        // Right for engines that divide by the range, and for those that take the remainder by the number of sides.
        const face = this.face() - 1;
        const middle = Math.floor(((face + 0.5) * range) / this.sides);
        array[index] = middle - (middle % this.sides) + face;
      });
      return array;
    };
    crypto.webcrypto.getRandomValues = fill; // also known as globalThis.crypto
    syncBuiltinESMExports();
  }
}
