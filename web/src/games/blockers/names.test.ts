import { beforeAll, expect, test } from "vitest";
import type { Happening } from "../../lib/wire.gen";
import { learnWords, speak } from "../../lib/words.svelte";
import { chooseText, reasonText, stepText } from "./names";

const step = (given: Partial<Happening>): Happening =>
  ({ event: "played", seat: 0, text: "", action: null, news: [], notes: [], ...given }) as Happening;

beforeAll(async () => {
  await learnWords(["blockers"]);
  await speak("de");
});

test("a move is told with what it captured", () => {
  const captured = { kind: "moved", piece: "blue 4", source: "F5", target: "captured 0" } as const;
  const placed = { kind: "moved", piece: "yellow G", source: "rack yellow", target: "F5" } as const;
  const text = stepText(step({ news: [captured, placed] }), ["Ada", "Ben"]);
  expect(text).toContain("Ada legt");
  expect(text).toContain("F5");
  expect(text).toContain("schlägt");
});

test("where a tile goes explains the corners where something can be captured", () => {
  expect(chooseText("yellow 7", ["place"])).toBe("blockers-choose-cell");
  expect(chooseText("yellow 7", ["place", "capture"])).toBe("blockers-choose-capture");
  expect(chooseText("yellow wild", ["capture", "place"])).toBe("blockers-choose-wild");
});

test("a reason is what the move does and what was found about it", () => {
  const reason = (code: string, values: Record<string, string | number>): string =>
    reasonText({ kind: "reason", code, values });
  expect(reason("joins", { groups: 2, how: "searched", chance: 64 })).toBe(
    "Das verbindet zwei deiner Gruppen. Von 100 gedachten Partien gewinnst du 64.",
  );
  expect(reason("takes", { colour: "red", free: 1, how: "solved", chance: 100 })).toBe(
    "Das schlägt ein Plättchen (Rot) und kostet nichts. Bis zum Ende durchgerechnet.",
  );
  expect(reason("grows", { how: "judged" })).toBe("Eine Gruppe wächst, und keine neue entsteht.");
  expect(reason("only", {})).toBe("Etwas anderes lässt sich nicht spielen.");
  expect(reason("unheard-of", {})).toBe("");
});
