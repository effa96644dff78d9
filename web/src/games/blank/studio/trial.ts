// What trial games say about a card, without drawing.

import type { Estimate, Trial, TrialSide } from "../../../lib/wire.gen";

export const percent = (share: number): number => Math.round(share * 100);
export const turns = (count: number): number => Math.round(count * 10) / 10;

export interface Bar {
  /** From how many turns to how many; the last one is open. */
  readonly from: number;
  readonly to: number | null;
  /** Shares of the finished games, 0 to 1. */
  readonly with: number;
  readonly without: number;
}

/** How long games are, as shares of all finished ones; empty bins at both ends are left out. */
export function barsOf({ bins, with_card, without }: Trial): readonly Bar[] {
  const share = (lengths: readonly number[], at: number, finished: number): number =>
    finished ? (lengths[at] ?? 0) / finished : 0;
  const bars = bins.map((end, at) => ({
    from: at ? (bins[at - 1] ?? 0) + 1 : 1,
    to: at === bins.length - 1 ? null : end,
    with: share(with_card.lengths, at, with_card.finished),
    without: share(without.lengths, at, without.finished),
  }));
  const used = bars.flatMap((bar, at) => (bar.with || bar.without ? [at] : []));
  return used.length ? bars.slice(used[0], used.at(-1)! + 1) : [];
}

/** Whether the card makes games longer or shorter, as far as so few games can tell. */
export function pace({ longer }: Trial): "longer" | "shorter" | "same" {
  if (!longer || (longer.low <= 0 && longer.high >= 0)) return "same";
  return longer.value > 0 ? "longer" : "shorter";
}

const within = (share: Estimate, fair: number): boolean => share.low <= fair && fair <= share.high;

/** Seats that win clearly more or less often than fair with the card, and did not without it; counted from who began. */
export function unfairSeats({ with_card, without, seats }: Trial): readonly { seat: number; more: boolean }[] {
  return with_card.wins.flatMap((share, seat) => {
    const before = without.wins[seat];
    if (within(share, 1 / seats) || (before && !within(before, 1 / seats))) return [];
    return [{ seat, more: share.value > 1 / seats }];
  });
}

/** Games that came to no end in a sensible time. */
export const endless = (side: TrialSide): number => side.games - side.finished;
