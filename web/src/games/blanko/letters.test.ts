// @vitest-environment node

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARDS, fieldsOf, LETTERS, SQUARES, type Alphabet, tileFor, alphabetOf, valueOf } from "./letters";

const read = (module: string): string =>
  readFileSync(new URL(`../../../../src/carteblanche/games/blanko/${module}.py`, import.meta.url), "utf8");
const server = read("data");
const [de, pl, ru] = ["de", "pl", "ru"].map((language) => alphabetOf({ language })) as [Alphabet, Alphabet, Alphabet];

test("the letters and what is printed on the cards are the server's", () => {
  const letters = read("letters");
  for (const { values, printed } of Object.values(LETTERS)) {
    expect(letters).toContain(`"${values}"`);
    expect(letters).toContain(`"${printed}"`);
  }
  for (const [card, colours] of Object.entries(CARDS.COLOURS)) expect(server).toContain(`"${card}": "${colours}"`);
  for (const [card, spot] of Object.entries(CARDS.SPOTS)) expect(server).toContain(`"${card}": ${spot}`);
});

test("the squares are the server's", () => {
  const part = server.slice(server.indexOf("SQUARES: Final"), server.indexOf('"""The 22 BLANKO squares'));
  expect([...part.matchAll(/"([A-P]\d+)"/g)].map((found) => found[1])).toEqual(SQUARES);
});

test("letters have their values, jokers none", () => {
  expect([valueOf(de, "Q"), valueOf(de, "Ü"), valueOf(de, "q"), valueOf(de, "?")]).toEqual([10, 5, 0, 0]);
  expect([tileFor("ä"), tileFor("Ä"), tileFor("?")]).toEqual(["?", "Ä", "?"]);
});

test("letters are in the order of their language", () => {
  expect(de.letters.slice(0, 3)).toEqual(["A", "Ä", "B"]);
  expect(pl.letters.join("")).toContain("LŁM");
  expect(ru.letters).toHaveLength(32);
});

test("a language that the rules do not bring along has its letters in the options", () => {
  const own_letters = {
    kind: "letter-set",
    counts: "Ñ54 A55",
    values: "1:A 8:Ñ",
    vowels: "A",
    printed: "AAAAAAÑ",
  } as const;
  const spanish = alphabetOf({ language: "es", own_letters });
  expect([valueOf(spanish, "Ñ"), valueOf(spanish, "ñ"), valueOf(spanish, "B")]).toEqual([8, 0, 0]);
  expect(spanish.letters).toEqual(["A", "Ñ"]);
  expect(fieldsOf("L7", spanish)[7]).toEqual({ red: false, printed: "Ñ" });
  expect(alphabetOf({ language: "es", own_letters })).toBe(spanish);
});

test("a card has nine fields, or none if it has a text", () => {
  expect(fieldsOf("R1", de).filter((field) => field.red)).toHaveLength(1);
  expect(fieldsOf("L3", pl)[8]).toEqual({ red: false, printed: "K" });
  expect(fieldsOf("T1", de)).toEqual([]);
});
