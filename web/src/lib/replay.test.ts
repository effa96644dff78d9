import { expect, test, vi } from "vitest";
import { type Archive, Replaying, stopsOf, updateOf } from "./replay.svelte";
import type { Happening, Replay } from "./wire.gen";

const EVENTS = ["committed", "numbered", "dealt", "played", "played", "played", "closed"];
const moves = EVENTS.map((event, n): Happening => ({
  kind: "happening",
  n,
  at: n * 1_000,
  event,
  seat: null,
  text: "",
  action: null,
  scores: [],
  news: [],
  notes: [],
}));

function archive(): Archive & { due: (() => void)[]; waits: number[]; asked: string[] } {
  const due: (() => void)[] = [];
  const waits: number[] = [];
  const asked: string[] = [];
  return {
    due,
    waits,
    asked,
    moves: () => Promise.resolve(moves),
    replay: (n, eyes) => {
      asked.push(`${n} ${eyes}`);
      return Promise.resolve({ kind: "replay", n, seat: null, table: {} } as Replay);
    },
    setTimer: (what, millis) => {
      waits.push(millis);
      return due.push(what);
    },
    clearTimer: () => {},
  };
}

test("it can be looked at from the deal on", () => {
  expect(stopsOf(moves).map((stop) => stop.event)).toEqual(["dealt", "played", "played", "played", "closed"]);
  expect(stopsOf(moves.slice(0, 2))).toEqual([]);
});

test("it opens at the end, or where the link says", async () => {
  const replaying = new Replaying(archive());
  await replaying.open(null, "all");
  expect([replaying.at, replaying.n, replaying.shown?.n]).toEqual([4, 7, 7]);
  await replaying.open(5, "0");
  expect([replaying.at, replaying.n]).toEqual([2, 5]);
  await replaying.open(999, "all");
  expect(replaying.over).toBe(true);
  await replaying.open(1, "all");
  expect(replaying.at).toBe(0);
});

test("one step on lets pieces fly, anything else does not", async () => {
  const replaying = new Replaying(archive());
  await replaying.open(3, "all");
  const { jumps } = replaying;
  await replaying.go(1);
  expect(replaying.jumps).toBe(jumps);
  await replaying.go(0);
  expect(replaying.jumps).toBe(jumps + 1);
  await replaying.look("1");
  expect(replaying.jumps).toBe(jumps + 2);
  await replaying.go(-5);
  expect(replaying.at).toBe(0);
});

test("it plays to the end at the chosen speed, and starts again from the beginning", async () => {
  const house = archive();
  const replaying = new Replaying(house);
  await replaying.open(null, "all");
  replaying.speed = "true";
  replaying.play();
  while (replaying.playing) {
    await vi.waitFor(() => expect(house.due.length + Number(!replaying.playing)).toBeGreaterThan(0));
    house.due.shift()?.();
  }
  expect(replaying.over).toBe(true);
  expect(house.waits).toEqual([1_000, 1_000, 1_000, 1_000]);
  // Nothing is asked twice.
  expect(new Set(house.asked).size).toBe(house.asked.length);
});

test("true time can be halved and doubled", async () => {
  for (const [speed, wait] of [
    ["half", 2_000],
    ["double", 500],
  ] as const) {
    const house = archive();
    const replaying = new Replaying(house);
    await replaying.open(0, "all");
    replaying.speed = speed;
    replaying.play();
    expect(house.waits).toEqual([wait]);
  }
});

test("an answer that is no longer wanted is not shown", async () => {
  const answers: ((replay: Replay) => void)[] = [];
  const replaying = new Replaying({
    ...archive(),
    replay: () => new Promise((resolve) => answers.push(resolve)),
  });
  const first = replaying.open(3, "all");
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const second = replaying.go(2);
  answers[1]!({ n: 5 } as Replay);
  answers[0]!({ n: 3 } as Replay);
  await Promise.all([first, second]);
  expect(replaying.shown?.n).toBe(5);
});

test("a board in a replay has no options", () => {
  expect(updateOf({ n: 4, seat: 1, table: {} } as Replay)).toMatchObject({ n: 4, seat: 1, options: null });
});
