// A letter under the finger, from the rack or from where it was put.

import { dataAt, Drag } from "../../board/drag.svelte";
import type { Play } from "./play.svelte";

export interface Held {
  readonly tile: number;
  readonly letter: string;
}

/** A letter is as large under the finger wherever it comes from. */
export const HELD_SIZE = 46;

export interface Table {
  /** Takes a closer look at this cell, if it is too small for a finger. */
  readonly approach: (cell: number, x: number, y: number) => void;
  readonly nudge: (x: number, y: number) => void;
}

export function dragOn(play: Play, table: Table): Drag<Held> {
  return new Drag<Held>({
    may: () => !play.busy,
    at: (x, y) => dataAt(x, y, "[role=gridcell]", "cell"),
    onmove: (_, over, x, y) => {
      table.nudge(x, y);
      if (over !== null) table.approach(Number(over), x, y);
    },
    ondrop: ({ tile }, over, x, y) => {
      const lies = play.laid.find((one) => one.tile === tile);
      if (over !== null) {
        const cell = Number(over);
        if (lies?.cell === cell) return;
        play.put(tile, cell, lies && lies.letter !== lies.letter.toUpperCase() ? lies.letter : undefined);
        return;
      }
      if (lies) play.lift(lies.cell);
      const slot = dataAt(x, y, "[data-slot]", "slot");
      if (slot !== null) play.sort(tile, Number(slot));
    },
  });
}
