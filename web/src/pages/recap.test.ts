import { expect, test } from "vitest";
import type { View } from "../lib/wire.gen";
import { lastActs, sinceOwn } from "./recap";

/** Views of a game by the seat that each waited for. */
const views = (seats: string): View[] =>
  [...seats].map((seat, at) => ({ at, waiting: [{ seat: Number(seat) }] }) as unknown as View);
const shown = (seats: string, seat: number | null = 0): number[] =>
  sinceOwn(views(seats), seat).map((view) => (view as unknown as { at: number }).at);

test("it begins with what the own last act led to", () => {
  expect(shown("012012")).toEqual([4, 5]);
  expect(shown("0120120")).toEqual([4, 5, 6]);
});

test("several views of the own turn belong to one turn", () => {
  expect(shown("01200")).toEqual([1, 2, 3, 4]);
});

test("before the first own act it begins with the deal", () => {
  expect(shown("120")).toEqual([0, 1, 2]);
  expect(shown("0")).toEqual([0]);
  expect(sinceOwn([], 0)).toEqual([]);
});

test("of a race the last acts are shown, whoever did them", () => {
  const at = (view: View): number => (view as unknown as { at: number }).at;
  const isNews = (view: View): boolean => at(view) % 3 !== 2;
  expect(lastActs(views("0".repeat(30)), isNews).map(at)).toEqual([16, 18, 19, 21, 22, 24, 25, 27, 28]);
  expect(lastActs([], isNews)).toEqual([]);
});
