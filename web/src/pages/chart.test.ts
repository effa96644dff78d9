import { expect, test } from "vitest";
import type { Happening } from "../lib/wire.gen";
import { chartOf, HEIGHT, WIDTH } from "./chart";

const stops = (...scores: number[][]): Happening[] =>
  scores.map((own, n) => ({
    kind: "happening",
    n,
    at: 0,
    event: "played",
    seat: 0,
    text: "",
    action: null,
    scores: own,
    news: [],
    notes: [],
  }));

test("no scores, no chart", () => {
  expect(chartOf(stops([], []))).toBeNull();
  expect(chartOf([])).toBeNull();
});

test("the lowest lies at the bottom, the highest at the top, the last move at the right", () => {
  const chart = chartOf(stops([0, 0], [4, -4], [8, 2]));
  expect(chart?.lowest).toBe(-4);
  expect(chart?.highest).toBe(8);
  expect(chart?.y(-4)).toBe(HEIGHT);
  expect(chart?.y(8)).toBe(0);
  expect(chart?.lines[0]?.split(" ").at(-1)).toBe(`${WIDTH}.0,0.0`);
  expect(chart?.scores[1]).toEqual([0, -4, 2]);
});

test("a game in which nobody scored is a flat line", () => {
  expect(chartOf(stops([0, 0], [0, 0]))?.lines[0]).toBe(`0.0,${HEIGHT}.0 ${WIDTH}.0,${HEIGHT}.0`);
});
