// After a game: what was possible, turn by turn. The server has worked it out; here it is only read.

import type { AnalysedTurn, Analysis } from "./wire.gen";

/** The turns that left most on the table, the worst first; none that left nothing. */
export function costliest(analysis: Analysis, count: number): readonly AnalysedTurn[] {
  return analysis.turns
    .filter((turn) => turn.left > 0)
    .sort((a, b) => b.left - a.left || a.entry - b.entry)
    .slice(0, count);
}
