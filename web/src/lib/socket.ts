// One room's socket. It reconnects by itself and sends again what was not answered.

import type { FromClient, ToClient } from "./wire.gen";

export const TIMES = {
  /** Silent so long, we ask whether anybody is there. */
  ping: 2_500,
  /** Silent so long, the connection is dead. */
  dead: 8_000,
  /** The first wait before connecting again; it grows. */
  firstRetry: 3_500,
  longestRetry: 20_000,
  /** The first wait after another node of the house has taken the table, or where nothing was heard for long. */
  soon: 250,
} as const;

export type Status = "connecting" | "open" | "away" | "closed";

/** What is used of a WebSocket. */
export interface WebSocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Environment {
  readonly connect: (path: string) => WebSocketLike;
  readonly setTimer: (what: () => void, millis: number) => unknown;
  readonly clearTimer: (handle: unknown) => void;
  /** Between 0 and 1: spreads the returning of many. */
  readonly random: () => number;
  readonly newRef: () => string;
}

/** Farewells after which coming back would be wrong. */
const FINAL = new Set(["removed"]);
/** Closing codes after which coming back would be of no use, as farewells. */
const CLOSED: Readonly<Record<number, string>> = {
  4401: "locked",
  4402: "banned",
  4403: "wrong-origin",
  4404: "no-such-room",
};
/** The table cannot be read; the closing's reason says why. */
const UNREADABLE = 4410;
/** Not acts: a lost one is not sent again. */
const FLEETING = new Set<FromClient["kind"]>(["ping", "what-if", "probed", "reach"]);

export class RoomSocket {
  status: Status = "connecting";
  /** Whether the socket was open at least once. */
  wasOpen = false;
  private socket: WebSocketLike | null = null;
  private attempts = 0;
  /** Whether the table is open at another node, which whoever connects again finds. */
  private moved = false;
  private pingTimer: unknown = null;
  private deadTimer: unknown = null;
  private retryTimer: unknown = null;
  private slowTimer: unknown = null;
  private readonly unanswered = new Map<string, FromClient>();

  constructor(
    private readonly room: string,
    private readonly environment: Environment,
    private readonly onMessage: (message: ToClient) => void,
    private readonly onStatus: (status: Status) => void = () => {},
  ) {}

  open(): void {
    this.clearTimers();
    this.setStatus(this.wasOpen ? "away" : "connecting");
    const socket = this.environment.connect(`/socket/${encodeURIComponent(this.room)}`);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.attempts = 0;
      this.wasOpen = true;
      this.setStatus("open");
      this.resend();
      this.resetTimers();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.resetTimers();
      this.receive(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onerror = () => {};
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.socket) return;
      const why = code === UNREADABLE ? `unreadable-${reason}` : CLOSED[code];
      if (why === undefined) return this.reconnectLater();
      this.close();
      this.onMessage({ kind: "farewell", why });
    };
    this.deadTimer = this.environment.setTimer(() => this.reconnectLater(), TIMES.dead);
  }

  send(message: FromClient): void {
    if (!FLEETING.has(message.kind)) this.unanswered.set(message.ref, message);
    if (this.status === "open") this.socket?.send(JSON.stringify(message));
  }

  /** Come back now: the network returned, or the page is looked at again. */
  reconnectNow(): void {
    if (this.status === "away" && this.retryTimer !== null) this.open();
  }

  close(): void {
    this.clearTimers();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.setStatus("closed");
  }

  private receive(message: ToClient): void {
    // How far away we are is measured by how fast we answer: before anything else.
    if (message.kind === "probe") return this.send({ kind: "probed", ref: message.ref });
    if (message.kind === "accepted" || message.kind === "refused") this.unanswered.delete(message.ref);
    if (message.kind === "refused" && message.ref === "" && message.code === "too-often") {
      this.environment.clearTimer(this.slowTimer);
      this.slowTimer = this.environment.setTimer(() => this.resend(), 1_000 * Number(message.details["seconds"] ?? 1));
    }
    this.onMessage(message);
    if (message.kind !== "farewell") return;
    this.moved = message.why === "moved";
    if (FINAL.has(message.why)) this.close();
  }

  private resend(): void {
    if (this.status !== "open") return;
    for (const message of this.unanswered.values()) this.socket?.send(JSON.stringify(message));
  }

  private resetTimers(): void {
    this.environment.clearTimer(this.pingTimer);
    this.environment.clearTimer(this.deadTimer);
    this.pingTimer = this.environment.setTimer(
      () => this.send({ kind: "ping", ref: this.environment.newRef() }),
      TIMES.ping,
    );
    this.deadTimer = this.environment.setTimer(() => this.reconnectLater(true), TIMES.dead);
  }

  private reconnectLater(soon = this.moved): void {
    this.clearTimers();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.setStatus(this.wasOpen ? "away" : "connecting");
    const grown = Math.min(TIMES.firstRetry * 1.5 ** this.attempts, TIMES.longestRetry);
    const wait = soon ? TIMES.soon : grown;
    if (!soon) this.attempts++;
    this.moved = false;
    this.retryTimer = this.environment.setTimer(() => this.open(), wait * (0.8 + 0.4 * this.environment.random()));
  }

  private clearTimers(): void {
    for (const handle of [this.pingTimer, this.deadTimer, this.retryTimer, this.slowTimer])
      this.environment.clearTimer(handle);
    this.pingTimer = this.deadTimer = this.retryTimer = this.slowTimer = null;
  }

  private setStatus(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.onStatus(status);
  }
}
