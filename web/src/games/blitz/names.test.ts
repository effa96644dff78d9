import { beforeAll, expect, test } from "vitest";
import type { Happening, Message } from "../../lib/wire.gen";
import { learnWords, speak } from "../../lib/words.svelte";
import { actText, reasonText, stepText } from "./names";

const step = (given: Partial<Happening>): Happening =>
  ({ event: "played", seat: 0, text: "", action: null, news: [], notes: [], ...given }) as Happening;

beforeAll(async () => {
  await learnWords(["blitz"]);
  await speak("de");
});

test("a turned packet names the card that is seen", () => {
  const news = [{ kind: "moved", piece: "blue 5", source: "hand 0", target: "table 0" } as const];
  expect(stepText(step({ action: { kind: "flip" }, news }), ["Ada", "Ben"])).toContain("Ada deckt auf");
});

test("what moves nothing is told as it was done", () => {
  const action = { kind: "pass" } as Message;
  expect(stepText(step({ action }), ["Ada", "Ben"])).toBe("");
  expect(actText(action)).toBe("Passen");
});

test("a reason is what an act does, or leads to", () => {
  const reason = (code: string, values: Record<string, string | number>): string =>
    reasonText({ kind: "reason", code, values });
  expect(reason("ends", { then: 0 })).toBe("Das beendet die Runde.");
  expect(reason("centre", { then: 2 })).toBe(
    "Eine Karte in der Mitte zählt einen Punkt. Noch 2 Karten für die Mitte können folgen.",
  );
  expect(reason("leads-centre", { card: "red 5" })).toMatch(/^Danach in die Mitte: .*5/);
  expect(reason("unheard-of", {})).toBe("");
});
