// After the game: what was possible, turn by turn. The server has worked it out; here it is only read.

import type { AnalysedTurn, Analysis, Possible } from "../../lib/wire.gen";
import { cellNamed, cellsOf, type Direction } from "./board";
import { EMPTY } from "./letters";

/** The turn that an entry of the log belongs to: its own, or the last one before it. */
export function turnAt(analysis: Analysis, entry: number): AnalysedTurn | null {
  return analysis.turns.findLast((turn) => turn.entry <= entry) ?? null;
}

/** Where a possible move would have lain: a word from a cell, or a letter for another. */
export type Spot =
  | { readonly what: "place"; readonly cell: string; readonly direction: Direction; readonly word: string }
  | { readonly what: "swap"; readonly cell: string; readonly letter: string }
  | { readonly what: "grid"; readonly grid: string };

export function spotOf({ action }: Possible): Spot | null {
  const { kind, cell, direction, word, letter, grid } = action as Readonly<Record<string, string>>;
  if (kind === "place" && cell && word) return { what: "place", cell, direction: direction as Direction, word };
  if (kind === "swap" && cell && letter) return { what: "swap", cell, letter };
  return kind === "arrange" && grid ? { what: "grid", grid } : null;
}

/** By cell: the letters that would have been laid there, or all of the word where they lie by now. */
export function ghostsOf(spot: Spot | null): ReadonlyMap<number, string> {
  if (spot?.what === "place") {
    const cells = cellsOf(spot);
    return new Map([...spot.word].map((letter, n) => [cells[n]!, letter]));
  }
  const cell = spot?.what === "swap" ? cellNamed(spot.cell) : undefined;
  return cell === undefined || spot?.what !== "swap" ? new Map() : new Map([[cell, spot.letter]]);
}

/** A mini crossword in three rows: "OHR S·· TOR". */
export const rowsOf = (grid: string): string =>
  [0, 3, 6]
    .map((at) =>
      grid
        .slice(at, at + 3)
        .replaceAll(EMPTY, "·")
        .toUpperCase(),
    )
    .join(" ");
