// One person's hand at the board: the tile held, the cell aimed at, what the server says would follow.

import type { Answer, Foresight } from "../../lib/session.svelte";
import type { Blockers, Message, Refused } from "../../lib/wire.gen";
import { type Action, actions, attempt, ownRacks, targets, tilesFor, type View } from "./board";

export interface Refusal {
  readonly cell: string;
  readonly code: string;
  readonly details: Refused["details"];
}

export interface PlayContext {
  readonly whatIf: (action: Action) => Promise<Foresight>;
  readonly play: (action: Action, seen: number) => Promise<Answer>;
  readonly refused: (refusal: Refusal) => void;
}

export class Play {
  tile = $state<string | null>(null);
  cell = $state<string | null>(null);
  preview = $state.raw<Blockers.Preview | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What a hint says, until something happens. */
  advised = $state.raw<Action | null>(null);
  /** An act is on its way. */
  busy = $state(false);
  private view = $state.raw<View | null>(null);
  private allowed = $state.raw<readonly Action[]>([]);
  private seen = 0;
  private known = new Map<string, Promise<Foresight>>();

  readonly targets = $derived(targets(this.allowed, this.tile));
  readonly fitting = $derived(tilesFor(this.allowed, this.tile === null ? this.cell : null));
  readonly may = $derived(this.allowed.length > 0);
  readonly ready = $derived(this.tile !== null && this.cell !== null && this.targets.has(this.cell));

  constructor(private readonly context: PlayContext) {}

  /** A new update. What is held stays in the hand if it is still there. */
  show(view: View, options: readonly Message[] | null, n: number): void {
    const moved = JSON.stringify(view.board) !== JSON.stringify(this.view?.board);
    this.view = view;
    this.allowed = actions(options);
    this.seen = n;
    if (!moved && this.may) return;
    this.known = new Map();
    this.refusal = null;
    this.preview = null;
    const racked = ownRacks(view).some((rack) => !rack.closed && rack.tiles.includes(this.tile ?? ""));
    if (!racked || !this.may) this.tile = null;
    this.cell = null;
  }

  /** Takes a tile into the hand; the one that is held is put back. */
  hold(tile: string | null): void {
    this.refusal = null;
    this.preview = null;
    this.tile = tile === this.tile || !this.may ? null : tile;
    if (this.tile === null || !this.cell) this.cell = null;
    else if (this.targets.has(this.cell)) void this.foresee();
    else this.cell = null;
  }

  /** A hint: takes up its tile and looks at its cell, as if by hand. */
  advise(action: Action | null): void {
    this.advised = action;
    if (!action) return;
    if (this.tile !== action.tile) this.hold(action.tile);
    this.aim(action.cell);
  }

  /** A look at a cell where the held tile may go. */
  aim(cell: string | null): void {
    if (this.busy || cell === this.cell) return;
    this.refusal = null;
    this.preview = null;
    this.cell = cell;
    if (this.ready) void this.foresee();
  }

  /** A tap on a cell: the first one aims, the second one on the same cell lays the tile. */
  tap(cell: string): Promise<void> {
    if (this.tile === null) {
      this.aim(cell === this.cell ? null : cell);
      return Promise.resolve();
    }
    if (!this.targets.has(cell)) return this.why(this.tile, cell);
    if (cell === this.cell) return this.confirm();
    this.aim(cell);
    return Promise.resolve();
  }

  async confirm(): Promise<void> {
    const { tile, cell } = this;
    if (!this.ready || this.busy || tile === null || cell === null) return;
    this.busy = true;
    const kind = this.targets.get(cell)!;
    const answer = await this.context.play({ kind, tile, cell }, this.seen);
    this.busy = false;
    if (!answer.ok) this.refuse({ cell, code: answer.code, details: answer.details });
  }

  cancel(): void {
    this.refusal = null;
    this.preview = null;
    if (this.cell !== null) this.cell = null;
    else this.tile = null;
  }

  /** Asks the server why this tile cannot go there. */
  private async why(tile: string, cell: string): Promise<void> {
    if (!this.view || !this.may) return;
    this.aim(null);
    const answer = await this.ask(attempt(this.view, tile, cell));
    if (!answer.ok && this.tile === tile) this.refuse({ cell, code: answer.code, details: answer.details });
  }

  private refuse(refusal: Refusal): void {
    this.refusal = refusal;
    this.preview = null;
    this.cell = null;
    this.context.refused(refusal);
  }

  private async foresee(): Promise<void> {
    const { tile, cell } = this;
    if (tile === null || cell === null) return;
    const answer = await this.ask({ kind: this.targets.get(cell)!, tile, cell });
    if (answer.ok && this.tile === tile && this.cell === cell) this.preview = answer.preview as Blockers.Preview;
  }

  private ask(action: Action): Promise<Foresight> {
    const key = `${action.tile} ${action.cell}`;
    const known = this.known.get(key);
    if (known) return known;
    const asked = this.context.whatIf(action);
    this.known.set(key, asked);
    void asked.then((answer) => {
      if (!answer.ok && answer.code === "unreachable") this.known.delete(key);
    });
    return asked;
  }
}
