// Table time as this browser knows it: what it was last told, and what has passed since.

/** Nobody looks at a countdown of an hour: a time of so many milliseconds means that the table waits for its people. */
export const ENDLESS = 3_600_000;

export class TableClock {
  private ahead: number | null = null;
  private stands = 0;

  constructor(private readonly wall: () => number = () => performance.now()) {}

  /** It was told that table time is `at`. News is always late, so the greatest difference is the nearest to the truth. */
  hear(at: number, running: boolean): void {
    this.stands = at;
    if (!running) this.ahead = null;
    else this.ahead = Math.max(this.ahead ?? -Infinity, at - this.wall());
  }

  now(): number {
    return this.ahead === null ? this.stands : this.wall() + this.ahead;
  }

  /** Milliseconds until then, at least 0. */
  until(at: number): number {
    return Math.max(0, at - this.now());
  }
}
