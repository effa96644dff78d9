import { beforeAll, expect, test } from "vitest";
import type { Happening, Message } from "../../lib/wire.gen";
import { speak } from "../../lib/words.svelte";
import { actText, stepText } from "./names";

const step = (given: Partial<Happening>): Happening =>
  ({ event: "played", seat: 0, text: "", action: null, news: [], notes: [], ...given }) as Happening;

beforeAll(() => speak("de"));

test("cards are told with what they set off", () => {
  const note = { what: "skipped", seat: 1, card: "", path: "", n: 0, text: "" } as unknown as Message;
  const news = [{ kind: "moved", piece: "R3b", source: "hand 0", target: "discard pile" } as const];
  expect(stepText(step({ action: { kind: "play" }, news, notes: [note] }), ["Ada", "Ben"])).toBe(
    "Ada spielt 3 (rot). Ben setzt aus.",
  );
});

test("what nobody saw is told as it was done", () => {
  const action = { kind: "answer", cards: ["R1a"], seats: [], word: "" } as Message;
  expect(stepText(step({ action }), ["Ada", "Ben"])).toBe("");
  expect(actText(action, ["Ada", "Ben"])).toBe("1 (rot)");
});
