import { expect, test } from "vitest";
import { costliest } from "./analysis";
import type { AnalysedTurn } from "./wire.gen";

const turn = (entry: number, left: number) => ({ entry, left }) as AnalysedTurn;

test("the costliest turns come first, those that cost nothing not at all", () => {
  const turns = [turn(2, 5), turn(5, 0), turn(6, 9)];
  const analysis = { kind: "analysis", unit: "percent", turns, left: [14, 0] } as const;
  expect(costliest(analysis, 5).map((one) => one.entry)).toEqual([6, 2]);
  expect(costliest(analysis, 1).map((one) => one.entry)).toEqual([6]);
});
