import { describe, expect, it } from "vitest";
import type { Amount } from "../lib/wire.gen";
import { shown } from "./options";

const amount = (unit: Amount["unit"], least: number, most: number): Amount => ({
  kind: "amount",
  key: "x",
  least,
  most,
  default: least,
  unit,
});

describe("a number among the options", () => {
  it("counts chairs from 1, and leaves what is left to luck", () => {
    const seat = shown(amount("seat", 0, 5));
    expect([seat.least, seat.most, seat.out(0), seat.in(6)]).toEqual([1, 6, 1, 5]);
    expect([seat.out(null), seat.in(null)]).toEqual([null, null]);
  });

  it("shows long times in seconds and short ones in milliseconds", () => {
    const long = shown(amount("milliseconds", 1, 3_600_000));
    expect([long.unit, long.least, long.most, long.out(1500), long.in(1.5)]).toEqual([
      "make-seconds",
      0.1,
      3600,
      1.5,
      1500,
    ]);
    const short = shown(amount("milliseconds", 0, 1000));
    expect([short.unit, short.most, short.out(80), short.in(80)]).toEqual(["make-milliseconds", 1000, 80, 80]);
  });

  it("gives back what came in", () => {
    for (const unit of ["", "seat", "seconds", "milliseconds"] as const) {
      const as = shown(amount(unit, 0, 20_000));
      for (const value of [0, 7, 100, 15_000]) expect(as.in(as.out(value))).toBe(value);
    }
  });
});
