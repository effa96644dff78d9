import { beforeAll, expect, test } from "vitest";
import type { Happening, Message } from "../../lib/wire.gen";
import { speak } from "../../lib/words.svelte";
import { actText, stepText } from "./names";

const step = (given: Partial<Happening>): Happening =>
  ({ event: "played", seat: 0, text: "", action: null, news: [], notes: [], ...given }) as Happening;

beforeAll(() => speak("de"));

test("a turned packet names the card that is seen", () => {
  const news = [{ kind: "moved", piece: "blue 5", source: "hand 0", target: "table 0" } as const];
  expect(stepText(step({ action: { kind: "flip" }, news }), ["Ada", "Ben"])).toContain("Ada deckt auf");
});

test("what moves nothing is told as it was done", () => {
  const action = { kind: "pass" } as Message;
  expect(stepText(step({ action }), ["Ada", "Ben"])).toBe("");
  expect(actText(action)).toBe("Passen");
});
