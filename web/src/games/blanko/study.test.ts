import { expect, test } from "vitest";
import type { Analysis, AnalysedTurn, Possible } from "../../lib/wire.gen";
import { cellNamed } from "./board";
import { ghostsOf, rowsOf, spotOf, turnAt } from "./study";

const possible = (action: Record<string, unknown>): Possible => ({
  kind: "possible",
  move: "",
  action,
  words: [],
  points: 7,
});
const turn = (entry: number, left: number): AnalysedTurn => ({
  kind: "analysed-turn",
  entry,
  seat: 0,
  what: "turn",
  move: "pass",
  words: [],
  points: 0,
  best: [],
  left,
});
const turns = [turn(2, 5), turn(5, 0), turn(6, 9)];
const analysis: Analysis = { kind: "analysis", unit: "points", turns, left: [14, 0] };

test("an entry belongs to the last turn up to it", () => {
  expect(turnAt(analysis, 1)).toBeNull();
  expect(turnAt(analysis, 2)?.entry).toBe(2);
  expect(turnAt(analysis, 4)?.entry).toBe(2);
  expect(turnAt(analysis, 99)?.entry).toBe(6);
});

test("a possible move is drawn where it would have lain", () => {
  const word = spotOf(possible({ kind: "place", cell: "H8", direction: "down", word: "BaU" }));
  expect([...ghostsOf(word)]).toEqual([
    [cellNamed("H8"), "B"],
    [cellNamed("I8"), "a"],
    [cellNamed("J8"), "U"],
  ]);
  expect([...ghostsOf(spotOf(possible({ kind: "swap", cell: "A1", letter: "S" })))]).toEqual([[0, "S"]]);
  expect(ghostsOf(spotOf(possible({ kind: "arrange", grid: "OHRS..TOR" }))).size).toBe(0);
  expect(ghostsOf(spotOf(possible({ kind: "pass" }))).size).toBe(0);
  expect(rowsOf("OHrS..TOR")).toBe("OHR S·· TOR");
});
