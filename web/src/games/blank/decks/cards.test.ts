import { expect, test } from "vitest";
import type { CardText, DeckText } from "../../../lib/wire.gen";
import { authorsOf, freeCards, freshMark, writtenBetween } from "./cards";

const card = (name: string, author: string): CardText => ({
  kind: "card-text",
  name,
  says: "",
  text: "",
  language: "en",
  author,
  title: "",
  picture: [],
  category: "machine",
  imported: false,
  key: "",
  parts: {},
  deeds: {},
  edited: [],
  how: "read",
  ours: false,
  reports: {},
  written: "",
  mark: "H",
});
const deckText: DeckText = {
  kind: "deck-text",
  deck: "d",
  name: "Home",
  names: ["R1a", "R1b", "rule 1"],
  cards: [card("R1a", "Ben"), card("rule 1", "Ada")],
};

test("free cards are game cards without words", () => {
  expect(freeCards(deckText)).toEqual(["R1b"]);
  expect(freeCards(null)).toEqual([]);
});

test("the busiest author comes first, and nobody's cards are nobody's", () => {
  const cards = [...deckText.cards, card("rule 2", "Ada"), card("rule 3", "")];
  expect(authorsOf(cards)).toEqual([
    { name: "Ada", cards: 2 },
    { name: "Ben", cards: 1 },
  ]);
});

test("what is new between two versions is what was written between them", () => {
  const line = (version: number, name: string) => ({
    kind: "deck-change" as const,
    version,
    author: "Ada",
    card: name,
    approved: "",
    when: "",
    repaired: false,
  });
  const lines = [line(1, "R1a"), line(2, "rule 1")];
  const names = (since: number, until: number) => writtenBetween(deckText, lines, since, until).map((one) => one.name);
  expect(names(0, 2)).toEqual(["R1a", "rule 1"]);
  expect(names(1, 2)).toEqual(["rule 1"]);
  expect(names(2, 1)).toEqual([]);
});

test("a new mark is none that is taken", () => {
  expect(freshMark("Home", [])).toBe("H");
  expect(freshMark("Home", ["H"])).toBe("HO");
  expect(freshMark("é", ["É"])).toBe("É2");
  expect(freshMark("", [])).toBe("B");
  expect(freshMark("", ["B", "B2"])).toBe("B3");
});
