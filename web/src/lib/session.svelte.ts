// One room as this person has it: the newest messages of the server, and the means to answer.

import { dealAnswer } from "./deal";
import { newRef } from "./ref";
import { type WebSocketLike, RoomSocket, type Status, type Environment } from "./socket";
import type { FromClient, Hand, Message, Refused, Room, Said, ToClient, Update, View } from "./wire.gen";

type Unnamed<M> = M extends { ref: string } ? Omit<M, "ref"> : never;
/** A message to the server before it has its ref. */
export type Act = Unnamed<FromClient>;
export type Answer = { ok: true } | { ok: false; code: string; details: Refused["details"] };
export type Foresight = { ok: true; preview: Message } | { ok: false; code: string; details: Refused["details"] };

/** So many views are kept, for whoever asks what happened in a race. */
const MOST_SEEN = 32;

const browser: Environment = {
  connect: (path) =>
    new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`) as WebSocketLike,
  setTimer: (what, millis) => setTimeout(what, millis),
  clearTimer: (handle) => clearTimeout(handle as number),
  random: Math.random,
  newRef,
};

/** Connects as a watcher, whoever uses this device: for a screen that everybody sees. */
export const watching: Environment = { ...browser, connect: (path) => browser.connect(`${path}?watch`) };

export class Session {
  status = $state<Status>("connecting");
  room = $state.raw<Room | null>(null);
  update = $state.raw<Update | null>(null);
  farewell = $state<string | null>(null);
  said = $state.raw<readonly Said[]>([]);

  /** The last views, the newest last: all that came, also those that were overtaken before they could be drawn. */
  readonly seen: View[] = [];

  /** In a race: called when somebody's hand is on its way. */
  onhand: ((hand: Hand) => void) | null = null;

  private readonly socket: RoomSocket;
  private readonly pending = new Map<string, (message: ToClient) => void>();
  private dealt = "";

  constructor(
    readonly id: string,
    environment: Environment = browser,
  ) {
    this.socket = new RoomSocket(
      id,
      environment,
      (message) => this.receive(message),
      (status) => this.setStatus(status),
    );
  }

  start(): void {
    this.socket.open();
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
  }

  stop(): void {
    this.socket.close();
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
  }

  /** Does something; the promise is kept when the server has said yes or no, however often the connection breaks before. */
  act(act: Act): Promise<Answer> {
    return this.request(act).then((message) =>
      message.kind === "refused" ? { ok: false, code: message.code, details: message.details } : { ok: true },
    );
  }

  whatIf(action: Message): Promise<Foresight> {
    return this.request({ kind: "what-if", action: action as unknown as Record<string, unknown> }).then((message) => {
      if (message.kind === "previewed") return { ok: true, preview: message.preview };
      const { code, details } = message as Refused;
      return { ok: false, code, details };
    });
  }

  /** In a race: lets the others see what the own hand is about to do. */
  reach(action: Message): void {
    this.socket.send({ kind: "reach", ref: newRef(), action: action as unknown as Record<string, unknown> });
  }

  private readonly reconnectNow = (): void => {
    if (document.visibilityState === "visible") this.socket.reconnectNow();
  };

  private request(act: Act): Promise<ToClient> {
    const message = { ...act, ref: newRef() } as FromClient;
    return new Promise((resolve) => {
      this.pending.set(message.ref, resolve);
      this.socket.send(message);
      if (message.kind === "what-if") setTimeout(() => this.giveUp(message.ref), 4_000);
    });
  }

  /** A question whose answer got lost is not worth pending for. */
  private giveUp(ref: string): void {
    this.pending.get(ref)?.({ kind: "refused", ref, code: "unreachable", details: {} });
    this.pending.delete(ref);
  }

  private setStatus(status: Status): void {
    this.status = status;
    if (status === "open") {
      this.farewell = null;
      this.dealt = "";
    }
  }

  private receive(message: ToClient): void {
    switch (message.kind) {
      case "room":
        this.room = message;
        break;
      case "update":
        this.applyUpdate(message);
        break;
      case "said":
        if (!this.said.some((before) => before.at === message.at)) this.said = [...this.said, message];
        break;
      case "farewell":
        this.farewell = message.why;
        break;
      case "accepted":
      case "refused":
      case "previewed":
        this.pending.get(message.ref)?.(message);
        this.pending.delete(message.ref);
        break;
      case "hand":
        this.onhand?.(message);
        break;
      case "pong":
        break;
    }
  }

  private applyUpdate(update: Update): void {
    this.update = update;
    if (update.table.game) this.seen.push(update.table.game);
    this.seen.splice(0, this.seen.length - MOST_SEEN);
    const answer = dealAnswer(this.id, update);
    if (answer && this.dealt !== answer.kind) {
      this.dealt = answer.kind;
      this.socket.send(answer);
    }
  }
}
