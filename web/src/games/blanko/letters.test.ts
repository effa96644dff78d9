// @vitest-environment node

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { alphabet, CARDS, fieldsOf, LANGUAGES, PRINTED, SQUARES, tileFor, valueOf, WORTH } from "./letters";

const server = readFileSync(new URL("../../../../src/carteblanche/games/blanko/data.py", import.meta.url), "utf8");

test("the letters and what is printed on the cards are the server's", () => {
  for (const language of LANGUAGES) {
    expect(server, language).toContain(`"${WORTH[language]}"`);
    expect(server, language).toContain(`"${PRINTED[language]}"`);
  }
  for (const [card, colours] of Object.entries(CARDS.COLOURS)) expect(server).toContain(`"${card}": "${colours}"`);
  for (const [card, spot] of Object.entries(CARDS.SPOTS)) expect(server).toContain(`"${card}": ${spot}`);
});

test("the squares are the server's", () => {
  const part = server.slice(server.indexOf("SQUARES: Final"), server.indexOf('"""The 22 BLANKO squares'));
  expect([...part.matchAll(/"([A-P]\d+)"/g)].map((found) => found[1])).toEqual(SQUARES);
});

test("letters have their values, jokers none", () => {
  expect([valueOf("de", "Q"), valueOf("de", "Ü"), valueOf("de", "q"), valueOf("de", "?")]).toEqual([10, 5, 0, 0]);
  expect([tileFor("ä"), tileFor("Ä"), tileFor("?")]).toEqual(["?", "Ä", "?"]);
});

test("alphabets are in the order of their language", () => {
  expect(alphabet("de").slice(0, 3)).toEqual(["A", "Ä", "B"]);
  expect(alphabet("pl").join("")).toContain("LŁM");
  expect(alphabet("ru")).toHaveLength(32);
});

test("a card has nine fields, or none if it has a text", () => {
  expect(fieldsOf("R1", "de").filter((field) => field.red)).toHaveLength(1);
  expect(fieldsOf("L3", "pl")[8]).toEqual({ red: false, printed: "K" });
  expect(fieldsOf("T1", "de")).toEqual([]);
});
