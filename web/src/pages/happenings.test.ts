import { beforeAll, expect, test } from "vitest";
import * as blank from "../games/blank/names";
import * as blanko from "../games/blanko/names";
import * as blitz from "../games/blitz/names";
import * as blockers from "../games/blockers/names";
import type { GameParts } from "../games/game";
import type { Happening, Message, Moved } from "../lib/wire.gen";
import { speak } from "../lib/words.svelte";
import { happeningText } from "./happenings";

const names = ["Ada", "Ben"];
const moved = (piece: string, source: string, target: string): Moved => ({ kind: "moved", piece, source, target });

function told(game: string, words: Partial<GameParts>, given: Partial<Happening>): string {
  const one = { event: "played", seat: 0, text: "", action: null, news: [], told: [], ...given } as Happening;
  return happeningText(one, names, game, words as GameParts);
}

beforeAll(() => speak("de"));

test("a move of Blockers! is told as at the table, with what it captured", () => {
  const news = [moved("blue 4", "F5", "captured 0"), moved("yellow G", "rack yellow", "F5")];
  const text = told("blockers", blockers, { news });
  expect(text).toContain("Ada legt");
  expect(text).toContain("F5");
  expect(text).toContain("schlägt");
});

test("a word of BLANKO is told with its points", () => {
  const words = [{ word: "ROT", cell: "H8", direction: "across", points: 3 }];
  const report = { what: "placed", seat: 1, words, wrong: [], points: 3, card: null, challenger: null };
  expect(told("blanko", blanko, { told: [report as unknown as Message] })).toBe("Ben legt ROT: 3 Punkte.");
});

test("cards of BLANK are told with what they set off; what nobody saw is told as it was done", () => {
  const note = { what: "skipped", seat: 1, card: "", path: "", n: 0, text: "" } as unknown as Message;
  const news = [moved("R3b", "hand 0", "discard pile")];
  expect(told("blank", blank, { action: { kind: "play" }, news, told: [note] })).toBe(
    "Ada spielt 3 (rot). Ben setzt aus.",
  );
  const action = { kind: "answer", cards: ["R1a"], seats: [], word: "" } as Message;
  expect(told("blank", blank, { action })).toBe("Ada: 1 (rot)");
});

test("a turned packet of Blitz names the card that is seen", () => {
  const action = { kind: "flip" };
  expect(told("blitz", blitz, { action, news: [moved("blue 5", "hand 0", "table 0")] })).toContain("Ada deckt auf");
  expect(told("blitz", blitz, { action: { kind: "pass" } as Message })).toBe("Ada: Passen");
});

test("what the table itself does is told in words", () => {
  expect(told("blockers", blockers, { event: "proposed", text: "undo" })).toContain("Ada");
  expect(told("blockers", blockers, { event: "answered", text: "no" })).toBe("Ada lehnt ab");
  expect(told("blitz", blitz, { event: "rang", text: "start", seat: null })).not.toBe("");
});
