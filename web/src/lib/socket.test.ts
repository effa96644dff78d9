import { beforeEach, expect, test } from "vitest";
import { type WebSocketLike, RoomSocket, type Status, TIMES } from "./socket";
import type { FromClient, ToClient } from "./wire.gen";

class FakeWebSocket implements WebSocketLike {
  onopen: WebSocketLike["onopen"] = null;
  onmessage: WebSocketLike["onmessage"] = null;
  onclose: WebSocketLike["onclose"] = null;
  onerror: WebSocketLike["onerror"] = null;
  sent: FromClient[] = [];
  closed = false;
  constructor(readonly path: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let now = 0;
let alarms: { at: number; what: () => void }[] = [];
let sockets: FakeWebSocket[] = [];
let heard: ToClient[] = [];
let statuses: Status[] = [];

function pass(millis: number): void {
  const end = now + millis;
  for (;;) {
    const next = alarms.filter((alarm) => alarm.at <= end).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    alarms = alarms.filter((alarm) => alarm !== next);
    now = next.at;
    next.what();
  }
  now = end;
}

function socket(): RoomSocket {
  let refs = 0;
  return new RoomSocket(
    "r1",
    {
      connect: (path) => {
        const socket = new FakeWebSocket(path);
        sockets.push(socket);
        return socket;
      },
      setTimer: (what, millis) => {
        const alarm = { at: now + millis, what };
        alarms.push(alarm);
        return alarm;
      },
      clearTimer: (handle) => void (alarms = alarms.filter((alarm) => alarm !== handle)),
      random: () => 0.5,
      newRef: () => `p${refs++}`,
    },
    (message) => heard.push(message),
    (status) => statuses.push(status),
  );
}

const last = (): FakeWebSocket => sockets.at(-1)!;
const act = (ref: string): FromClient => ({ kind: "play", ref, seen: 3, action: { kind: "place" } });

beforeEach(() => {
  now = 0;
  alarms = [];
  sockets = [];
  heard = [];
  statuses = [];
});

test("it comes back to the same room by itself", () => {
  const it = socket();
  it.open();
  expect(last().path).toBe("/socket/r1");
  last().onopen?.();
  last().say({ kind: "update", n: 7 });
  last().onclose?.({ code: 1006 });
  pass(TIMES.firstRetry);
  expect(sockets).toHaveLength(2);
  expect(last().path).toBe("/socket/r1");
  expect(statuses).toEqual(["open", "away"]);
});

test("what was not answered is sent again with the same ref, what was answered is not", () => {
  const it = socket();
  it.open();
  last().onopen?.();
  it.send(act("a"));
  it.send(act("b"));
  it.send({ kind: "what-if", ref: "w", action: {} });
  last().say({ kind: "accepted", ref: "a", n: 4 });
  last().onclose?.({ code: 1006 });
  it.send(act("c"));
  pass(TIMES.firstRetry);
  last().onopen?.();
  expect(last().sent.map((message) => message.ref)).toEqual(["b", "c"]);
  last().say({ kind: "refused", ref: "b", code: "stale", details: {} });
  last().onclose?.({ code: 1006 });
  pass(TIMES.firstRetry);
  last().onopen?.();
  expect(last().sent.map((message) => message.ref)).toEqual(["c"]);
});

test("silence is asked about, and a late answer keeps the socket", () => {
  const it = socket();
  it.open();
  last().onopen?.();
  pass(TIMES.ping);
  expect(last().sent.map((message) => message.kind)).toEqual(["ping"]);
  pass(TIMES.dead - TIMES.ping - 1);
  last().say({ kind: "pong", ref: "p0", at: 0 });
  pass(TIMES.ping);
  expect(sockets).toHaveLength(1);
  expect(last().sent).toHaveLength(2);
});

test("a silent socket is dead after a while and is replaced at once", () => {
  const it = socket();
  it.open();
  last().onopen?.();
  pass(TIMES.dead);
  expect(sockets[0]!.closed).toBe(true);
  expect(it.status).toBe("away");
  pass(2 * TIMES.soon);
  expect(sockets).toHaveLength(2);
});

test("a socket that never opens is given up, and the waits grow to a limit", () => {
  const it = socket();
  it.open();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    last().onclose?.({ code: 1006 });
    const from = now;
    const count = sockets.length;
    while (sockets.length === count) pass(100);
    waits.push(now - from);
  }
  expect(waits[0]).toBe(TIMES.firstRetry);
  expect(waits[1]).toBeGreaterThan(waits[0]!);
  expect(waits.at(-1)).toBe(TIMES.longestRetry);
  expect(it.status).toBe("connecting");
});

test("after a final farewell it stays away; after any other it comes back", () => {
  const it = socket();
  it.open();
  last().onopen?.();
  last().say({ kind: "farewell", why: "stopping" });
  last().onclose?.({ code: 1006 });
  pass(TIMES.firstRetry);
  expect(sockets).toHaveLength(2);
  last().onopen?.();
  last().say({ kind: "farewell", why: "removed" });
  last().onclose?.({ code: 1006 });
  pass(60_000);
  expect(sockets).toHaveLength(2);
  expect(it.status).toBe("closed");
  expect(heard.map((message) => message.kind)).toEqual(["farewell", "farewell"]);
});

test("when the table has moved to another node it comes back at once, and if it is not there as after any break", () => {
  const it = socket();
  it.open();
  last().onopen?.();
  last().say({ kind: "farewell", why: "moved" });
  last().onclose?.({ code: 1000 });
  pass(TIMES.soon);
  expect(sockets).toHaveLength(2);
  last().onclose?.({ code: 1006 });
  pass(TIMES.soon);
  expect(sockets).toHaveLength(2);
  pass(TIMES.firstRetry - TIMES.soon);
  expect(sockets).toHaveLength(3);
});

test("it can be hurried, and nothing of an old socket is heard", () => {
  const it = socket();
  it.open();
  const old = last();
  old.onopen?.();
  old.onclose?.({ code: 1006 });
  it.reconnectNow();
  expect(sockets).toHaveLength(2);
  old.say({ kind: "pong", ref: "x", at: 0 });
  expect(heard).toEqual([]);
});

test("closed is closed", () => {
  const it = socket();
  it.open();
  last().onopen?.();
  it.close();
  pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(alarms).toEqual([]);
});

test("who sends too much waits, and sends again what was not answered", () => {
  const it = socket();
  it.open();
  last().onopen?.();
  it.send(act("a"));
  last().say({ kind: "refused", ref: "", code: "too-often", details: { seconds: 2 } });
  pass(2_000);
  expect(last().sent.map((message) => message.ref)).toEqual(["a", "a"]);
});

test("a room that does not exist is not asked for again", () => {
  const it = socket();
  it.open();
  last().onopen?.();
  last().onclose?.({ code: 4404 });
  pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(heard).toEqual([{ kind: "farewell", why: "no-such-room" }]);
});

test("a table that cannot be read says why, and is not asked for again", () => {
  const it = socket();
  it.open();
  last().onopen?.();
  last().onclose?.({ code: 4410, reason: "version" });
  pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(heard).toEqual([{ kind: "farewell", why: "unreadable-version" }]);
});

test("a probe is answered at once, before anybody hears anything, and not again after a lost socket", () => {
  const one = socket();
  one.open();
  sockets[0]!.onopen?.();
  sockets[0]!.say({ kind: "probe", ref: "probe 7" });
  expect(sockets[0]!.sent.at(-1)).toEqual({ kind: "probed", ref: "probe 7" });
  expect(heard).toEqual([]);
  sockets[0]!.onclose?.({ code: 1006 });
  pass(TIMES.firstRetry * 2);
  sockets[1]!.onopen?.();
  expect(sockets[1]!.sent).toEqual([]);
});
