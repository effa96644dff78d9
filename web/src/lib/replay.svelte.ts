// A finished game that is looked at again: which move, through whose eyes, and whether it plays by itself.

import type { Answer, Foresight } from "./session.svelte";
import { Session } from "./session.svelte";
import type { Happening, Replay, Update } from "./wire.gen";

/** Everything open, nobody's, or a seat's by its number. */
export type Eyes = "all" | "watcher" | `${number}`;

/** Milliseconds from move to move. */
const EVEN = { calm: 2_200, brisk: 1_000, swift: 350 } as const;
/** How many times as long as it took. */
const TIMES = { half: 2, true: 1, double: 0.5 } as const;
export type Speed = keyof typeof EVEN | keyof typeof TIMES;
export const SPEEDS = [...Object.keys(EVEN), ...Object.keys(TIMES)] as readonly Speed[];
/** Nobody wants to watch somebody think for longer. */
const LONGEST = 20_000;
const AHEAD = 3;

export interface Archive {
  readonly moves: () => Promise<readonly Happening[]>;
  readonly replay: (n: number, eyes: Eyes) => Promise<Replay>;
  readonly setTimer: (what: () => void, millis: number) => unknown;
  readonly clearTimer: (handle: unknown) => void;
}

/** The entries that can be looked at: from the deal on. */
export function stopsOf(moves: readonly Happening[]): readonly Happening[] {
  const deal = moves.findIndex((one) => one.event === "dealt");
  return deal < 0 ? [] : moves.slice(deal);
}

export class Replaying {
  stops = $state.raw<readonly Happening[]>([]);
  /** Which of the stops is wanted. */
  at = $state(0);
  eyes = $state<Eyes>("all");
  speed = $state<Speed>("brisk");
  playing = $state(false);
  /** What is shown: the wanted stop, as soon as it is there. */
  shown = $state.raw<Replay | null>(null);
  /** Changes when what is shown does not follow from what was shown before: then nothing may fly. */
  jumps = $state(0);
  private readonly known = new Map<string, Promise<Replay>>();
  private timer: unknown = null;

  constructor(private readonly archive: Archive) {}

  /** Opens at the update with this number, or at the end. */
  async open(n: number | null, eyes: Eyes): Promise<void> {
    this.stops = stopsOf(await this.archive.moves());
    this.eyes = eyes;
    const wanted = n === null ? -1 : this.stops.findIndex((stop) => stop.n + 1 >= n);
    await this.go(wanted < 0 ? this.stops.length - 1 : wanted);
  }

  /** The number of the update that is wanted: what a link names. */
  get n(): number {
    return (this.stops[this.at]?.n ?? 0) + 1;
  }

  get over(): boolean {
    return this.at >= this.stops.length - 1;
  }

  async go(at: number): Promise<void> {
    const wanted = Math.min(Math.max(at, 0), this.stops.length - 1);
    const follows = wanted === this.at + 1;
    this.at = wanted;
    await this.show(follows);
    if (this.playing) this.wait();
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.show(false);
  }

  play(): void {
    if (!this.stops.length) return;
    this.playing = true;
    if (this.over) void this.go(0);
    else this.wait();
  }

  stop(): void {
    this.playing = false;
    this.archive.clearTimer(this.timer);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.play();
  }

  private wait(): void {
    this.archive.clearTimer(this.timer);
    if (this.over) {
      this.playing = false;
      return;
    }
    this.timer = this.archive.setTimer(() => void this.go(this.at + 1), this.millis());
  }

  private millis(): number {
    const { speed } = this;
    if (speed in EVEN) return EVEN[speed as keyof typeof EVEN];
    const took = (this.stops[this.at + 1]?.at ?? 0) - (this.stops[this.at]?.at ?? 0);
    return Math.min(took * TIMES[speed as keyof typeof TIMES], LONGEST);
  }

  private async show(follows: boolean): Promise<void> {
    const { at, eyes } = this;
    const shown = await this.fetch(at, eyes);
    if (at !== this.at || eyes !== this.eyes) return;
    if (!follows || this.shown === null) this.jumps++;
    this.shown = shown;
    if (this.playing) for (let next = 1; next <= AHEAD; next++) void this.fetch(at + next, eyes).catch(() => {});
  }

  private fetch(at: number, eyes: Eyes): Promise<Replay> {
    const stop = this.stops[Math.min(at, this.stops.length - 1)];
    const n = stop ? stop.n + 1 : 0;
    const key = `${n} ${eyes}`;
    const known = this.known.get(key);
    if (known) return known;
    const asked = this.archive.replay(n, eyes);
    this.known.set(key, asked);
    asked.catch(() => this.known.delete(key));
    return asked;
  }
}

/** What a board is told in a replay. Nothing can be done: the game is over. */
export function updateOf(replay: Replay): Update {
  return { kind: "update", n: replay.n, seat: replay.seat, table: replay.table, options: null };
}

const OVER = { ok: false, code: "game-over", details: {} } as const;

/** A session for a board that only shows. */
export class ReplaySession extends Session {
  override act(): Promise<Answer> {
    return Promise.resolve(OVER);
  }

  override reach(): void {}

  override whatIf(): Promise<Foresight> {
    return Promise.resolve(OVER);
  }
}
