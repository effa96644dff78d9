// One person's hand at the mini crossword: the open letters, the nine fields, and what is on its way to the server.

import type { Answer, Foresight } from "../../lib/session.svelte";
import type { Blanko } from "../../lib/wire.gen";
import type { Action, Direction, View } from "./board";
import { EMPTY, type Field, fieldsOf, isLetter, JOKER, tileFor, alphabetOf } from "./letters";
import type { Refusal } from "./play.svelte";
import type { Tile } from "./rack";

export interface MiniHouse {
  readonly whatIf: (action: Action) => Promise<Foresight>;
  readonly play: (action: Action) => Promise<Answer>;
  readonly refused: (refusal: Refusal) => void;
}

export class Mini {
  tiles = $state.raw<readonly Tile[]>([]);
  /** By field: the tile in it and the letter it shows. */
  put = $state.raw<readonly ({ tile: number; letter: string } | null)[]>([]);
  fields = $state.raw<readonly Field[]>([]);
  cursor = $state(0);
  direction = $state<Direction>("across");
  held = $state<number | null>(null);
  asking = $state.raw<{ tile: number; field: number } | null>(null);
  preview = $state.raw<Blanko.Preview | null>(null);
  busy = $state(false);
  private view = $state.raw<View | null>(null);
  private key = "";
  private dirty = false;
  private flow: Promise<void> = Promise.resolve();
  private asked = 0;

  readonly mine = $derived(this.view?.phase === "mini" && (this.view.prompt?.kinds.includes("arrange") ?? false));
  readonly used = $derived(new Set([...this.put.flatMap((one) => one?.tile ?? []), this.asking?.tile ?? -1]));
  readonly grid = $derived(this.fields.map((field, at) => field.printed || this.put[at]?.letter || EMPTY).join(""));
  readonly filled = $derived([...this.grid].filter((letter) => letter !== EMPTY).length);

  constructor(private readonly context: MiniHouse) {}

  show(view: View): void {
    this.view = view;
    if (view.phase !== "mini" || !view.card) {
      this.key = "";
      return;
    }
    // The own fields are drawn as they were put; the server follows.
    const key = `${view.card} ${view.until}`;
    if (this.mine && key === this.key) return;
    this.key = key;
    this.fields = fieldsOf(view.card, alphabetOf(view.config));
    const tiles = view.tray.map((letter, id) => ({ id, letter }));
    this.put = this.fields.map((field, at) => {
      const letter = view.grid[at] ?? EMPTY;
      if (field.printed || letter === EMPTY) return null;
      const id = tiles.length;
      tiles.push({ id, letter: tileFor(letter) });
      return { tile: id, letter };
    });
    this.tiles = tiles;
    this.cursor = Math.max(
      0,
      this.fields.findIndex((field, at) => this.free(field) && !this.put[at]),
    );
    this.direction = "across";
    this.held = null;
    this.asking = null;
    this.preview = null;
  }

  private free(field: Field | undefined): boolean {
    return !!field && !field.red && !field.printed;
  }

  /** The next field this way that can be written on. */
  private onwards(from: number, by: 1 | -1): number | null {
    const down = this.direction === "down";
    for (let at = from; ;) {
      const place = (down ? Math.floor(at / 3) : at % 3) + by;
      if (place < 0 || place > 2) return null;
      at += by * (down ? 3 : 1);
      if (this.free(this.fields[at])) return at;
    }
  }

  move(key: string): boolean {
    const [row, column] = [Math.floor(this.cursor / 3), this.cursor % 3];
    const to: Readonly<Record<string, readonly [number, number, Direction]>> = {
      ArrowUp: [row - 1, column, "down"],
      ArrowDown: [row + 1, column, "down"],
      ArrowLeft: [row, column - 1, "across"],
      ArrowRight: [row, column + 1, "across"],
    };
    const found = to[key];
    if (!found) return false;
    const within = (n: number): number => Math.min(Math.max(n, 0), 2);
    this.cursor = within(found[0]) * 3 + within(found[1]);
    this.direction = found[2];
    return true;
  }

  turn(): void {
    this.direction = this.direction === "across" ? "down" : "across";
  }

  tapField(at: number): void {
    if (!this.mine) return;
    if (this.held !== null) {
      const tile = this.held;
      this.held = null;
      this.cursor = at;
      this.lay(tile, at);
      return;
    }
    if (this.put[at]) this.take(at);
    else if (this.cursor === at) this.turn();
    this.cursor = at;
  }

  tapTile(id: number): void {
    if (!this.mine) return;
    const at = this.put.findIndex((one) => one?.tile === id);
    if (at >= 0) {
      this.take(at);
      this.cursor = at;
    } else if (this.held === id) this.held = null;
    else if (this.free(this.fields[this.cursor]) && !this.put[this.cursor]) this.lay(id, this.cursor);
    else this.held = id;
  }

  /** Lays a letter on a field; what lay there goes back to the tray. */
  lay(id: number, at: number, letter?: string): void {
    const tile = this.tiles.find((one) => one.id === id);
    if (!tile || !this.mine || !this.free(this.fields[at])) return;
    if (tile.letter === JOKER && !letter) {
      this.asking = { tile: id, field: at };
      return;
    }
    this.asking = null;
    this.put = this.put.map((one, field) =>
      field === at ? { tile: id, letter: letter ?? tile.letter } : one?.tile === id ? null : one,
    );
    this.cursor = this.onwards(at, 1) ?? at;
    this.changed();
  }

  /** A hint: its letters lie in the fields, as if put by hand. */
  advise(grid: string): void {
    if (!this.mine) return;
    const left = [...this.tiles];
    this.put = this.fields.map((field, at) => {
      const letter = grid[at] ?? EMPTY;
      const found = left.findIndex((tile) => tile.letter === tileFor(letter));
      return this.free(field) && found >= 0 ? { tile: left.splice(found, 1)[0]!.id, letter } : null;
    });
    this.changed();
  }

  name(letter: string | null): void {
    const { asking } = this;
    this.asking = null;
    if (asking && letter) this.lay(asking.tile, asking.field, letter.toLowerCase());
  }

  take(at: number): void {
    if (!this.mine || !this.put[at]) return;
    this.put = this.put.map((one, field) => (field === at ? null : one));
    this.changed();
  }

  type(letter: string): boolean {
    if (!this.view || !this.mine) return false;
    const wanted = letter.toUpperCase();
    if (!isLetter(alphabetOf(this.view.config), wanted)) return false;
    if (this.fields[this.cursor]?.printed === wanted) {
      this.cursor = this.onwards(this.cursor, 1) ?? this.cursor;
      return true;
    }
    const at = this.free(this.fields[this.cursor]) ? this.cursor : this.onwards(this.cursor, 1);
    if (at === null) return false;
    const left = this.tiles.filter((tile) => !this.used.has(tile.id));
    const tile = left.find((one) => one.letter === wanted);
    const joker = left.find((one) => one.letter === JOKER);
    if (tile) this.lay(tile.id, at);
    else if (joker) this.lay(joker.id, at, wanted.toLowerCase());
    else this.context.refused({ code: "not-among-your-letters", details: { letter: wanted } });
    return true;
  }

  back(): void {
    if (!this.put[this.cursor]) this.cursor = this.onwards(this.cursor, -1) ?? this.cursor;
    this.take(this.cursor);
  }

  clear(): void {
    if (this.asking) this.asking = null;
    else if (this.held !== null) this.held = null;
    else if (this.put.some(Boolean)) {
      this.put = this.put.map(() => null);
      this.changed();
    }
  }

  async done(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.flow;
    const answer = await this.context.play({ kind: "done" });
    this.busy = false;
    if (!answer.ok) this.context.refused(answer);
  }

  private changed(): void {
    this.dirty = true;
    this.flow = this.flow.then(() => this.send());
    if (this.view?.config.words === "friendly") void this.foresee();
  }

  /** One arrangement at a time is on its way; what was changed meanwhile goes with the next. */
  private async send(): Promise<void> {
    if (!this.dirty || !this.mine) return;
    this.dirty = false;
    const answer = await this.context.play({ kind: "arrange", grid: this.grid });
    if (!answer.ok && this.mine && !this.dirty) this.context.refused(answer);
  }

  private async foresee(): Promise<void> {
    const number = ++this.asked;
    const answer = await this.context.whatIf({ kind: "arrange", grid: this.grid });
    if (number === this.asked) this.preview = answer.ok ? (answer.preview as Blanko.Preview) : null;
  }
}
