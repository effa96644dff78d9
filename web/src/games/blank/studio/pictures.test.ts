import { expect, test } from "vitest";
import type { Blank, DeckText } from "../../../lib/wire.gen";
import { drawn } from "../shapes";
import { view } from "../testing";
import { newCardName } from "./pictures";

const told: DeckText = { kind: "deck-text", deck: "d", name: "Ours", names: ["R1a", "rule 1", "rule 2"], cards: [] };
const wish = (seat: number, card = ""): Blank.Wish => ({
  kind: "wish",
  seat,
  card,
  sentence: "",
  language: "en",
  title: "",
});

test("a new rule is called by its place in the deck, a game card by its face", () => {
  const now = view({ affairs: { written: [wish(2), wish(0, "R1a"), wish(1)] } });
  expect(newCardName(now, told, 2)).toBe("rule 3");
  expect(newCardName(now, told, 0)).toBe("R1a");
  expect(newCardName(now, told, 1)).toBe("rule 4");
  expect(newCardName(view({ affairs: { written: [] } }), told, 1)).toBeNull();
});

test("a picture is lines and dots", () => {
  expect(
    drawn([
      [
        [0, 0],
        [10, 20],
      ],
      [[5, 5]],
      [],
    ]),
  ).toBe("M0 0L10 20M5 5h1");
});
