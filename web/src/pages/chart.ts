// The scores of a game as lines, without drawing.

import type { Happening } from "../lib/wire.gen";

export const WIDTH = 600;
export const HEIGHT = 220;

export interface Chart {
  /** By seat: the points of its line, for `<polyline>`. */
  readonly lines: readonly string[];
  /** By seat: the score at every stop. */
  readonly scores: readonly (readonly number[])[];
  readonly lowest: number;
  readonly highest: number;
  /** Where a stop is, from the left. */
  readonly x: (at: number) => number;
  readonly y: (score: number) => number;
}

/** The chart of these stops, or `null` if the game shows no scores. */
export function chartOf(stops: readonly Happening[]): Chart | null {
  const seats = Math.max(0, ...stops.map((stop) => stop.scores.length));
  if (!seats || stops.length < 2) return null;
  const scores = Array.from({ length: seats }, (_, seat) => stops.map((stop) => stop.scores[seat] ?? 0));
  const lowest = Math.min(0, ...scores.flat());
  const highest = Math.max(lowest + 1, ...scores.flat());
  const x = (at: number): number => (at / (stops.length - 1)) * WIDTH;
  const y = (score: number): number => HEIGHT - ((score - lowest) / (highest - lowest)) * HEIGHT;
  const lines = scores.map((own) => own.map((score, at) => `${x(at).toFixed(1)},${y(score).toFixed(1)}`).join(" "));
  return { lines, scores, lowest, highest, x, y };
}
