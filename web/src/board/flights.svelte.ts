// Pieces on their way from where they were to where they go.

import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

/** A move that the news tells of. */
export interface Flight {
  readonly piece: string | null;
  readonly source: string;
  readonly target: string;
}

export interface Flying extends Flight {
  readonly id: number;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

/** How far, and how much larger or smaller, what lies at its end is drawn when it begins. */
export function startOf({ from, to }: Pick<Flying, "from" | "to">): { dx: number; dy: number; scale: number } {
  return {
    dx: from.left + from.width / 2 - to.left - to.width / 2,
    dy: from.top + from.height / 2 - to.top - to.height / 2,
    scale: from.width / to.width || 1,
  };
}

/** Where a flight begins or ends on the screen; `null` if it cannot be seen there. */
export type Find<F> = (flight: F) => DOMRect | null;

export class Flights<F extends Flight = Flight> {
  flying = $state.raw<readonly (Flying & F)[]>([]);
  /** The places that still wait for their piece. */
  readonly arriving: ReadonlySet<string> = $derived(new Set(this.flying.map((one) => one.target)));
  private ids = 0;
  private changes = 0;

  /** Measures where everything is, draws what is new, and lets fly from there. Who wants less motion sees the result at once. */
  async change(flights: readonly F[], from: Find<F>, draw: () => void, to: Find<F>): Promise<void> {
    const moves = prefersReducedMotion.current ? [] : flights.map((flight) => ({ flight, start: from(flight) }));
    const change = ++this.changes;
    this.flying = [];
    draw();
    if (!moves.length) return;
    await tick();
    if (change !== this.changes) return;
    this.flying = moves.flatMap(({ flight, start }) => {
      const end = to(flight);
      return start && end ? [{ ...flight, id: ++this.ids, from: start, to: end }] : [];
    });
  }

  land(id: number): void {
    this.flying = this.flying.filter((one) => one.id !== id);
  }
}
