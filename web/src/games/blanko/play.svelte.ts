// One person's hand at the board: the rack, the tiles put down, where the cursor rests, what the server says would follow.

import type { Answer, Foresight } from "../../lib/session.svelte";
import type { Blanko, Refused } from "../../lib/wire.gen";
import {
  type Action,
  attempt,
  CELLS,
  cellsOf,
  type Direction,
  firstEmpty,
  type Laid,
  MIDDLE,
  onwards,
  otherWay,
  step,
  type View,
  withLaid,
} from "./board";
import { EMPTY, isLetter, JOKER, tileFor, alphabetOf } from "./letters";
import { movedTo, ownLetters, racked, shuffled, type Tile } from "./rack";

export interface Refusal {
  readonly code: string;
  readonly details: Refused["details"];
}

export interface PlayContext {
  readonly whatIf: (action: Action) => Promise<Foresight>;
  readonly play: (action: Action, seen: number) => Promise<Answer>;
  readonly refused: (refusal: Refusal) => void;
  /** By a number from 0 to below the given one. */
  readonly chance: (below: number) => number;
}

export class Play {
  rack = $state.raw<readonly Tile[]>([]);
  laid = $state.raw<readonly Laid[]>([]);
  /** A lying letter that shall be exchanged for a tile of the rack. */
  swap = $state.raw<Laid | null>(null);
  swapping = $state(false);
  cursor = $state<number | null>(null);
  direction = $state<Direction>("across");
  /** A tile of the rack that was tapped. */
  held = $state<number | null>(null);
  /** A joker that waits to be told its letter. */
  asking = $state.raw<{ tile: number; cell: number } | null>(null);
  preview = $state.raw<Blanko.Preview | null>(null);
  /** Why it would be refused as it lies; said softly while one is still at it. */
  doubt = $state.raw<Refusal | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  insist = $state(false);
  /** What a hint says, until something happens. */
  advised = $state.raw<Action | null>(null);
  /** An act is on its way. */
  busy = $state(false);
  private view = $state.raw<View | null>(null);
  private seen = 0;
  private asked = 0;
  private sent = false;
  private ids = 0;

  readonly kinds = $derived(this.view?.prompt?.kinds ?? []);
  readonly may = $derived(this.kinds.includes("place"));
  readonly cells = $derived(this.view ? withLaid(this.view.board, this.laid) : []);
  readonly away = $derived(
    new Set([...this.laid.map((one) => one.tile), ...(this.swap ? [this.swap.tile] : []), this.asking?.tile ?? -1]),
  );
  readonly ready = $derived(this.may && (this.swapping ? this.swap !== null : this.laid.length > 0));

  constructor(private readonly context: PlayContext) {}

  /** A new update. What is put down stays where it still can lie: one may plan while others play. */
  show(view: View, n: number): readonly Tile[] {
    const mine = this.sent && view.report.seat === view.viewer;
    const before = this.rack;
    this.seen = n;
    const changed = JSON.stringify(view.board) !== JSON.stringify(this.view?.board);
    const asked = view.prompt !== null && this.view?.prompt === null;
    this.view = view;
    this.rack = racked(before, ownLetters(view), this.away, () => ++this.ids);
    if (mine && (changed || !this.may || view.report.what === "rejected")) {
      this.sent = false;
      this.laid = [];
      this.swap = null;
      this.swapping = false;
      this.cursor = null;
      this.insist = false;
      this.refusal = null;
    }
    const there = new Set(this.rack.map((tile) => tile.id));
    const board = view.board.join("");
    const stay = this.laid.filter((one) => there.has(one.tile) && board[one.cell] === EMPTY);
    if (stay.length !== this.laid.length) this.laid = stay;
    if (this.swap && (!there.has(this.swap.tile) || changed)) this.swap = null;
    if (this.held !== null && !there.has(this.held)) this.held = null;
    if (this.asking && !there.has(this.asking.tile)) this.asking = null;
    if (changed || asked || mine) this.foresee();
    return this.rack.filter((tile) => !before.includes(tile));
  }

  letterOn(cell: number): string {
    return this.view?.board.join("")[cell] ?? EMPTY;
  }

  // The cursor

  /** the cursor is here. */
  point(cell: number | null): void {
    this.cursor = cell;
  }

  turn(): void {
    this.direction = otherWay(this.direction);
    if (this.laid.length === 1) this.foresee();
  }

  /** Moves the cursor; false if it is no key for that. */
  move(key: string): boolean {
    const to = step(this.cursor ?? MIDDLE, key);
    if (!to) return false;
    this.cursor = to.cell;
    if (to.direction) this.direction = to.direction;
    return true;
  }

  // Tiles

  /** A tap on a cell. */
  tapCell(cell: number): void {
    this.refusal = null;
    if (this.held !== null) {
      const tile = this.held;
      this.held = null;
      this.put(tile, cell);
      return;
    }
    const mine = this.laid.find((one) => one.cell === cell);
    if (mine && this.cursor === cell) this.lift(cell);
    else if (this.cursor === cell && !this.swapping) this.turn();
    this.cursor = cell;
  }

  /** A tap on a tile of the rack: it goes to the cursor, or into the hand if there is none. */
  tapTile(id: number): void {
    this.refusal = null;
    if (this.held === id) {
      this.held = null;
      return;
    }
    if (this.away.has(id)) {
      const lies = this.laid.find((one) => one.tile === id);
      if (lies) this.lift(lies.cell);
      return;
    }
    if (this.swapping && this.cursor !== null && this.letterOn(this.cursor) !== EMPTY) this.put(id, this.cursor);
    else {
      const target = this.swapping ? null : firstEmpty(this.cells, this.cursor, this.direction);
      if (target === null) this.held = id;
      else this.put(id, target);
    }
  }

  /** Puts a tile of the rack on a cell; on a lying letter, to be exchanged for it. A joker asks for its letter first. */
  put(id: number, cell: number, letter?: string): void {
    const tile = this.rack.find((one) => one.id === id);
    if (!tile || this.busy) return;
    this.refusal = null;
    this.held = null;
    const covered = this.letterOn(cell) !== EMPTY;
    if (covered) {
      this.laid = [];
      this.swapping = true;
      this.cursor = cell;
      this.swap = { cell, tile: id, letter: tile.letter };
      this.foresee();
      return;
    }
    if (this.swapping) {
      this.swapping = false;
      this.swap = null;
    }
    if (tile.letter === JOKER && !letter) {
      this.asking = { tile: id, cell };
      return;
    }
    this.asking = null;
    const others = this.laid.filter((one) => one.cell !== cell && one.tile !== id);
    this.laid = [...others, { cell, tile: id, letter: letter ?? tile.letter }];
    this.orient();
    this.cursor = onwards(cell, this.direction) ?? cell;
    this.foresee();
  }

  /** What the joker that waits shall stand for; nothing puts it back. */
  name(letter: string | null): void {
    const { asking } = this;
    this.asking = null;
    if (asking && letter) this.put(asking.tile, asking.cell, letter.toLowerCase());
  }

  /** Takes a tile back from this cell. */
  lift(cell: number): void {
    if (this.busy) return;
    this.refusal = null;
    const rest = this.laid.filter((one) => one.cell !== cell);
    if (rest.length === this.laid.length) return;
    this.laid = rest;
    this.foresee();
  }

  /** A letter was typed: false if nothing came of it. */
  type(letter: string): boolean {
    if (!this.view || this.busy) return false;
    const wanted = letter.toUpperCase();
    if (!isLetter(alphabetOf(this.view.config), wanted)) return false;
    this.refusal = null;
    this.cursor ??= MIDDLE;
    const free = this.rack.filter((tile) => !this.away.has(tile.id) || this.swapping);
    const tile = free.find((one) => one.letter === wanted);
    if (this.swapping) {
      if (tile) this.put(tile.id, this.cursor);
      else this.refuse("not-on-your-rack", { letter: wanted });
      return true;
    }
    // Who writes the whole word passes over what lies there.
    if (this.cells[this.cursor]?.toUpperCase() === wanted) {
      this.cursor = onwards(this.cursor, this.direction) ?? this.cursor;
      return true;
    }
    const target = firstEmpty(this.cells, this.cursor, this.direction);
    const joker = free.find((one) => one.letter === JOKER);
    if (target === null) return false;
    if (tile) this.put(tile.id, target);
    else if (joker) this.put(joker.id, target, wanted.toLowerCase());
    else this.refuse("not-on-your-rack", { letter: wanted });
    return true;
  }

  /** Puts a joker where the cursor is, and asks for its letter. */
  joker(): boolean {
    const joker = this.rack.find((tile) => tile.letter === JOKER && !this.away.has(tile.id));
    if (!joker) return false;
    this.cursor ??= MIDDLE;
    this.tapTile(joker.id);
    return true;
  }

  /** Takes back the tile before the cursor. */
  back(): void {
    if (this.swap) {
      this.swap = null;
      this.foresee();
      return;
    }
    let cell = this.cursor;
    if (cell === null) return;
    if (!this.laid.some((one) => one.cell === cell)) {
      do cell = onwards(cell, this.direction, -1);
      while (cell !== null && this.letterOn(cell) !== EMPTY);
    }
    if (cell === null) return;
    this.cursor = cell;
    this.lift(cell);
  }

  /** Everything back to the rack; a second time, the cursor is put away. */
  clear(): void {
    this.refusal = null;
    if (this.busy) return;
    if (this.asking) this.asking = null;
    else if (this.held !== null) this.held = null;
    else if (this.swap) this.swap = null;
    else if (this.laid.length) this.laid = [];
    else if (this.swapping) this.swapping = false;
    else this.cursor = null;
    this.foresee();
  }

  /** From laying tiles to exchanging one, and back. */
  toggleSwap(): void {
    if (this.busy) return;
    this.refusal = null;
    this.swapping = !this.swapping;
    this.swap = null;
    this.laid = [];
    this.foresee();
  }

  setInsist(insist: boolean): void {
    this.insist = insist;
    this.foresee();
  }

  shuffle(): void {
    this.rack = shuffled(this.rack, this.context.chance);
  }

  /** Moves a tile to another place on the rack. */
  sort(id: number, to: number): void {
    this.rack = movedTo(this.rack, id, to);
  }

  /** A hint: what it says lies there, as if put by hand. */
  advise(action: Action | null): void {
    this.advised = action;
    if (action?.kind !== "place" && action?.kind !== "swap") return;
    this.refusal = null;
    this.held = null;
    this.cursor = null;
    const left = [...this.rack];
    const take = (letter: string): number => {
      const at = left.findIndex((tile) => tile.letter === tileFor(letter));
      return at < 0 ? -1 : left.splice(at, 1)[0]!.id;
    };
    this.swapping = action.kind === "swap";
    this.swap = null;
    this.laid = [];
    if (action.kind === "swap") {
      const { letter } = action;
      this.swap = { cell: CELLS.indexOf(action.cell), tile: take(letter), letter };
    } else {
      this.direction = action.direction;
      this.laid = cellsOf(action).flatMap((cell, at) => {
        const letter = action.word[at]!;
        return this.letterOn(cell) === EMPTY ? [{ cell, tile: take(letter), letter }] : [];
      });
    }
    this.foresee();
  }

  // Acts

  /** Plays what lies there. The server judges; what no act can say is refused here. */
  async confirm(): Promise<void> {
    if (!this.ready || this.busy) return;
    const action = this.action();
    if ("code" in action) this.refuse(action.code, {});
    else await this.act(action);
  }

  async act(action: Action): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    this.sent = true;
    const answer = await this.context.play(action, this.seen);
    this.busy = false;
    if (answer.ok) return true;
    this.sent = false;
    this.refuse(answer.code, answer.details);
    return false;
  }

  private action(): Action | { code: string } {
    if (this.swapping) {
      const { swap } = this;
      if (!swap) return { code: "nothing" };
      return { kind: "swap", cell: CELLS[swap.cell]!, letter: swap.letter, insist: this.insist };
    }
    const tried = attempt(this.view?.board ?? [], this.laid, this.direction, this.insist);
    return tried.ok ? tried.action : { code: tried.code };
  }

  /** Two tiles in a column are written downwards. */
  private orient(): void {
    if (this.laid.length < 2) return;
    const [a, b] = this.laid.slice(-2);
    if (a!.cell % 16 === b!.cell % 16) this.direction = "down";
    else if (Math.floor(a!.cell / 16) === Math.floor(b!.cell / 16)) this.direction = "across";
  }

  private refuse(code: string, details: Refused["details"]): void {
    this.refusal = { code, details };
    this.context.refused(this.refusal);
  }

  private foresee(): void {
    const number = ++this.asked;
    this.preview = null;
    this.doubt = null;
    if (!this.ready) return;
    const action = this.action();
    if ("code" in action) {
      this.doubt = { code: action.code, details: {} };
      return;
    }
    void this.context.whatIf(action).then((answer) => {
      if (number !== this.asked) return;
      if (answer.ok) this.preview = answer.preview as Blanko.Preview;
      // One letter is a beginning, not a mistake.
      else if (answer.code !== "too-short") this.doubt = { code: answer.code, details: answer.details };
    });
  }
}
