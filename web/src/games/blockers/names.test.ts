import { beforeAll, expect, test } from "vitest";
import type { Happening } from "../../lib/wire.gen";
import { speak } from "../../lib/words.svelte";
import { stepText } from "./names";

const step = (given: Partial<Happening>): Happening =>
  ({ event: "played", seat: 0, text: "", action: null, news: [], notes: [], ...given }) as Happening;

beforeAll(() => speak("de"));

test("a move is told with what it captured", () => {
  const captured = { kind: "moved", piece: "blue 4", source: "F5", target: "captured 0" } as const;
  const placed = { kind: "moved", piece: "yellow G", source: "rack yellow", target: "F5" } as const;
  const text = stepText(step({ news: [captured, placed] }), ["Ada", "Ben"]);
  expect(text).toContain("Ada legt");
  expect(text).toContain("F5");
  expect(text).toContain("schlägt");
});
