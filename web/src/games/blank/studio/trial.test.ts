import { expect, test } from "vitest";
import type { Estimate, Trial, TrialSide } from "../../../lib/wire.gen";
import { barsOf, endless, pace, percent, turns, unfairSeats } from "./trial";

const about = (value: number, by = 0.05): Estimate => ({ kind: "estimate", value, low: value - by, high: value + by });
const side = (given: Partial<TrialSide> = {}): TrialSide => ({
  kind: "trial-side",
  games: 10,
  finished: 10,
  turns: about(20, 2),
  wins: [about(0.5), about(0.5)],
  lengths: [0, 5, 5, 0],
  ...given,
});
const trial = (given: Partial<Trial> = {}): Trial => ({
  kind: "trial",
  card: "rule 15",
  games: 10,
  seats: 2,
  bins: [10, 20, 30, 40],
  with_card: side(),
  without: side(),
  longer: about(0, 2),
  fires: about(0.6),
  per_game: 1.5,
  beside: [],
  ...given,
});

test("lengths are shares of the finished games, without the empty ends", () => {
  const bars = barsOf(trial({ with_card: side({ lengths: [0, 2, 0, 2], finished: 4 }) }));
  expect(bars).toEqual([
    { from: 11, to: 20, with: 0.5, without: 0.5 },
    { from: 21, to: 30, with: 0, without: 0.5 },
    { from: 31, to: null, with: 0.5, without: 0 },
  ]);
  expect(
    barsOf(trial({ with_card: side({ lengths: [], finished: 0 }), without: side({ lengths: [], finished: 0 }) })),
  ).toEqual([]);
});

test("a difference counts only if the games are sure of it", () => {
  expect(pace(trial())).toBe("same");
  expect(pace(trial({ longer: null }))).toBe("same");
  expect(pace(trial({ longer: about(5, 2) }))).toBe("longer");
  expect(pace(trial({ longer: about(-5, 2) }))).toBe("shorter");
});

test("a seat is treated unfairly if the card is to blame", () => {
  const wins = [about(0.7), about(0.3)];
  expect(unfairSeats(trial())).toEqual([]);
  expect(unfairSeats(trial({ with_card: side({ wins }) }))).toEqual([
    { seat: 0, more: true },
    { seat: 1, more: false },
  ]);
  expect(unfairSeats(trial({ with_card: side({ wins }), without: side({ wins }) }))).toEqual([]);
});

test("figures are rounded as people read them", () => {
  expect(percent(0.666)).toBe(67);
  expect(turns(20.25)).toBe(20.3);
  expect(endless(side({ finished: 7 }))).toBe(3);
});
