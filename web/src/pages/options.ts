// How a number among a game's options is shown: chairs are counted from 1, long times in seconds.

import type { TextId } from "../lib/text";
import type { Amount } from "../lib/wire.gen";

export interface Shown {
  readonly unit: TextId | "";
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly out: (value: number | null) => number | null;
  readonly in: (value: number | null) => number | null;
}

const LONG = 10_000;

export function shown({ unit, least, most }: Amount): Shown {
  const [by, add] = unit === "milliseconds" && most > LONG ? [1000, 0] : [1, unit === "seat" ? 1 : 0];
  const out = (value: number | null): number | null => (value === null ? null : value / by + add);
  return {
    unit: unit === "seconds" || by > 1 ? "make-seconds" : unit === "milliseconds" ? "make-milliseconds" : "",
    least: Math.ceil((least / by) * 10) / 10 + add,
    most: most / by + add,
    step: by > 1 ? 0.1 : 1,
    out,
    in: (value) => (value === null ? null : Math.round((value - add) * by)),
  };
}
