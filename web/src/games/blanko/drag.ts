// A tile under the finger, from the rack or from where it was put.

import type { Play } from "./play.svelte";

export interface Table {
  /** Takes a closer look at this cell, if it is too small for a finger. */
  readonly approach: (cell: number, x: number, y: number) => void;
  readonly nudge: (x: number, y: number) => void;
}

export class Drag {
  now = $state.raw<{ tile: number; letter: string; x: number; y: number; size: number; moving: boolean } | null>(null);
  over = $state<number | null>(null);
  private moved = false;

  constructor(
    private readonly play: Play,
    private readonly table: Table,
  ) {}

  press(event: PointerEvent, tile: number): void {
    this.moved = false;
    if (event.button !== 0 || this.play.busy) return;
    const letter = this.play.laid.find((one) => one.tile === tile)?.letter;
    const racked = this.play.rack.find((one) => one.id === tile)?.letter;
    if (!racked) return;
    const { clientX: x, clientY: y } = event;
    this.now = { tile, letter: letter ?? racked, x, y, size: 46, moving: false };
  }

  readonly move = (event: PointerEvent): void => {
    const { now } = this;
    if (!now) return;
    const { clientX: x, clientY: y } = event;
    if (!now.moving && Math.hypot(x - now.x, y - now.y) < 8) return;
    this.moved = true;
    this.now = { ...now, x, y, moving: true };
    this.table.nudge(x, y);
    this.over = cellAt(x, y);
    if (this.over !== null) this.table.approach(this.over, x, y);
  };

  readonly drop = (event: PointerEvent): void => {
    const { now } = this;
    this.now = null;
    this.over = null;
    if (!now?.moving) return;
    const { clientX: x, clientY: y } = event;
    const cell = cellAt(x, y);
    const lies = this.play.laid.find((one) => one.tile === now.tile);
    if (cell !== null) {
      if (lies?.cell === cell) return;
      this.play.put(now.tile, cell, lies && lies.letter !== lies.letter.toUpperCase() ? lies.letter : undefined);
      return;
    }
    if (lies) this.play.lift(lies.cell);
    const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-slot]")?.dataset["slot"];
    if (slot !== undefined) this.play.sort(now.tile, Number(slot));
  };

  readonly cancel = (): void => {
    this.now = null;
    this.over = null;
  };

  /** Whether the click that follows was a drag; asked once. */
  spent(): boolean {
    const was = this.moved;
    this.moved = false;
    return was;
  }
}

function cellAt(x: number, y: number): number | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[role=gridcell]")?.dataset["cell"];
  return cell === undefined ? null : Number(cell);
}
