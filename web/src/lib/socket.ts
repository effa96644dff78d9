// One room's socket. It comes back by itself, says which update was seen last, and sends again what was not answered.

import type { FromClient, ToClient } from "./wire.gen";

export const TIMES = {
  /** Silent so long, we ask whether anybody is there. */
  ping: 2_500,
  /** Silent so long, the connection is dead. */
  dead: 9_000,
  /** The first wait before connecting again; it grows. */
  again: 3_500,
  longest: 20_000,
} as const;

export type Status = "connecting" | "open" | "away" | "closed";

/** What is used of a WebSocket. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  readonly connect: (path: string) => Line;
  readonly later: (what: () => void, millis: number) => unknown;
  readonly never: (handle: unknown) => void;
  /** Between 0 and 1: spreads the returning of many. */
  readonly chance: () => number;
  readonly newRef: () => string;
}

/** Farewells after which coming back would be wrong. */
const FINAL = new Set(["removed"]);
/** Closing codes after which coming back would be of no use, as farewells. */
const CLOSED: Readonly<Record<number, string>> = { 4401: "locked", 4403: "wrong-origin", 4404: "no-such-room" };
/** The table cannot be read; the closing's reason says why. */
const UNREADABLE = 4410;
/** Not acts: a lost one is not sent again. */
const FLEETING = new Set<FromClient["kind"]>(["ping", "what-if", "probed", "reach"]);

export class RoomSocket {
  status: Status = "connecting";
  /** Whether the line stood at least once. */
  met = false;
  private line: Line | null = null;
  private tries = 0;
  private idle: unknown = null;
  private death: unknown = null;
  private retry: unknown = null;
  private slow: unknown = null;
  private readonly unanswered = new Map<string, FromClient>();

  constructor(
    private readonly room: string,
    private readonly around: Surroundings,
    private readonly hear: (message: ToClient) => void,
    private readonly changed: (status: Status) => void = () => {},
  ) {}

  open(): void {
    this.cancel();
    this.set(this.met ? "away" : "connecting");
    const line = this.around.connect(`/socket/${encodeURIComponent(this.room)}`);
    this.line = line;
    line.onopen = () => {
      if (line !== this.line) return;
      this.tries = 0;
      this.met = true;
      this.set("open");
      this.resend();
      this.heard();
    };
    line.onmessage = (event) => {
      if (line !== this.line) return;
      this.heard();
      this.take(JSON.parse(String(event.data)) as ToClient);
    };
    line.onerror = () => {};
    line.onclose = ({ code, reason }) => {
      if (line !== this.line) return;
      const why = code === UNREADABLE ? `unreadable-${reason}` : CLOSED[code];
      if (why === undefined) return this.lost();
      this.close();
      this.hear({ kind: "farewell", why });
    };
    this.death = this.around.later(() => this.lost(), TIMES.dead);
  }

  send(message: FromClient): void {
    if (!FLEETING.has(message.kind)) this.unanswered.set(message.ref, message);
    if (this.status === "open") this.line?.send(JSON.stringify(message));
  }

  /** Come back now: the network returned, or the page is looked at again. */
  hurry(): void {
    if (this.status === "away" && this.retry !== null) this.open();
  }

  close(): void {
    this.cancel();
    const line = this.line;
    this.line = null;
    line?.close();
    this.set("closed");
  }

  private take(message: ToClient): void {
    // How far away we are is measured by how fast we answer: before anything else.
    if (message.kind === "probe") return this.send({ kind: "probed", ref: message.ref });
    if (message.kind === "accepted" || message.kind === "refused") this.unanswered.delete(message.ref);
    if (message.kind === "refused" && message.ref === "" && message.code === "too-often") {
      this.around.never(this.slow);
      this.slow = this.around.later(() => this.resend(), 1_000 * Number(message.details["seconds"] ?? 1));
    }
    this.hear(message);
    if (message.kind === "farewell" && FINAL.has(message.why)) this.close();
  }

  private resend(): void {
    if (this.status !== "open") return;
    for (const message of this.unanswered.values()) this.line?.send(JSON.stringify(message));
  }

  private heard(): void {
    this.around.never(this.idle);
    this.around.never(this.death);
    this.idle = this.around.later(() => this.send({ kind: "ping", ref: this.around.newRef() }), TIMES.ping);
    this.death = this.around.later(() => this.lost(), TIMES.dead);
  }

  private lost(): void {
    this.cancel();
    const line = this.line;
    this.line = null;
    line?.close();
    this.set(this.met ? "away" : "connecting");
    const wait = Math.min(TIMES.again * 1.5 ** this.tries++, TIMES.longest);
    this.retry = this.around.later(() => this.open(), wait * (0.8 + 0.4 * this.around.chance()));
  }

  private cancel(): void {
    for (const handle of [this.idle, this.death, this.retry, this.slow]) this.around.never(handle);
    this.idle = this.death = this.retry = this.slow = null;
  }

  private set(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.changed(status);
  }
}
