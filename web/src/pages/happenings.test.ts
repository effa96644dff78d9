import { beforeAll, expect, test } from "vitest";
import type { GameParts } from "../games/game";
import type { Happening, Message } from "../lib/wire.gen";
import { learnWords, speak } from "../lib/words.svelte";
import { happeningText } from "./happenings";

function wordsOf(parts: Partial<GameParts>, given: Partial<Happening>): string {
  const one = { event: "played", seat: 0, text: "", action: null, news: [], notes: [], ...given } as Happening;
  return happeningText(one, ["Ada", "Ben"], "chess", parts as GameParts);
}

beforeAll(async () => {
  await learnWords(["blank", "blanko", "blitz", "blockers"]);
  await speak("de");
});

const action = { kind: "castle" } as Message;

test("a move is told in the game's own words", () => {
  const stepText = ({ seat }: Happening, names: readonly string[]): string => `${names[seat ?? 0]} rochiert.`;
  expect(wordsOf({ stepText }, { action, seat: 1 })).toBe("Ben rochiert.");
});

test("a move without a sentence is told as it was done, or as it is written", () => {
  const actText = (act: Message): string => (act.kind === "castle" ? "Rochade" : "");
  expect(wordsOf({ stepText: () => "", actText }, { action, text: "O-O" })).toBe("Ada: Rochade");
  expect(wordsOf({ actText }, { action: { kind: "resign" } as Message, text: "resigns" })).toBe("Ada: resigns");
});

test("what the table itself does is told in words", () => {
  expect(wordsOf({}, { event: "proposed", text: "undo" })).toContain("Ada");
  expect(wordsOf({}, { event: "answered", text: "no" })).toBe("Ada lehnt ab");
  expect(wordsOf({}, { event: "rang", text: "flag", seat: null })).not.toBe("");
});
