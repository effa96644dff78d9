import { expect, test } from "vitest";
import {
  type Action,
  type Area,
  areaDrawn,
  attempt,
  bare,
  cardAt,
  cardOf,
  columns,
  course,
  flights,
  freePlace,
  going,
  isNews,
  kept,
  lies,
  movesOf,
  movesTo,
  rivals,
  seatAt,
  spotOf,
  stacksDrawn,
  targetOf,
  type View,
  visible,
} from "./board";
import { TableClock } from "./clock";
import { keyed } from "./keys";

const area = (given: Partial<Area> = {}): Area => ({
  kind: "area",
  blitz: 10,
  top: "red 7",
  slots: [["blue 9", "yellow 8"], ["green 1"], []],
  reserve: ["red 2", "green 4", null, null],
  turned: 2,
  packet: 3,
  ...given,
});

const options: readonly Action[] = [
  { kind: "centre", source: "W2", card: "green 1", stack: "new", top: "" },
  { kind: "centre", source: "blitz", card: "red 7", stack: "C3", top: "red 6" },
  { kind: "centre", source: "blitz", card: "red 7", stack: "C5", top: "red 6" },
  { kind: "lay", source: "reserve", card: "green 4", slot: "W1" },
  { kind: "flip" },
];

test("a card is a colour, a number, a sign, and perhaps somebody's", () => {
  expect(cardOf("yellow 10")).toEqual({ colour: "yellow", number: 10, sign: "sun", back: null });
  expect(cardOf("green 3 owl")).toEqual({ colour: "green", number: 3, sign: "moon", back: "owl" });
  expect(bare("green 3 owl")).toBe("green 3");
});

test("places have the names that the news uses", () => {
  expect(["blitz", "reserve", "W3"].map((source) => spotOf(source, 2))).toEqual(["blitz 2", "table 2", "work 2.3"]);
  expect(["work 2.3", "hand 0", "C4", "finished"].map(seatAt)).toEqual([2, 0, null, null]);
});

test("what a hand takes up is what lies there to be seen", () => {
  const areas = [area()];
  expect(["blitz 0", "table 0", "work 0.1", "work 0.3", "hand 0", "C1"].map((spot) => cardAt(areas, spot))).toEqual([
    "red 7",
    "green 4",
    "yellow 8",
    null,
    null,
    null,
  ]);
  expect(visible(area({ turned: 0 }))).toBeNull();
});

test("everybody else sits clockwise from the left hand; a watcher sees all", () => {
  expect(rivals(4, 2)).toEqual([3, 0, 1]);
  expect(rivals(3, null)).toEqual([0, 1, 2]);
});

test.each([
  [8, 4, 4],
  [12, 6, 6],
  [16, 8, 6],
  [20, 7, 6],
  [24, 8, 6],
  [28, 7, 7],
  [32, 8, 8],
])("%i stacks stand %i in a row, on a phone %i", (stacks, wide, narrow) => {
  expect([columns(stacks, false), columns(stacks, true)]).toEqual([wide, narrow]);
});

test("what may be done with a card, and on a stack, is read from the options", () => {
  expect(movesOf(options, "blitz", "red 7").map(targetOf)).toEqual(["C3", "C5"]);
  expect(movesOf(options, "reserve", "green 4").map(targetOf)).toEqual(["W1"]);
  expect(movesTo(options, "new").map((move) => move.source)).toEqual(["W2"]);
  expect([...going(options)]).toEqual(["W2", "blitz"]);
});

test("an attempt names the card that lies on the stack", () => {
  const view = { public: { stacks: [["red 1 lark", "red 2 owl"], []] } } as unknown as View;
  expect(attempt(view, "blitz", "red 7", "C1")).toMatchObject({ kind: "centre", stack: "C1", top: "red 2" });
  expect(attempt(view, "blitz", "red 7", "new")).toMatchObject({ kind: "centre", stack: "new", top: "" });
  expect(attempt(view, "blitz", "red 7", "W2")).toEqual({ kind: "lay", source: "blitz", card: "red 7", slot: "W2" });
});

test("cards on their way are gone from where they were and lie where they go", () => {
  const pending = [
    { id: 1, source: "blitz", card: "red 7", target: "C2" },
    { id: 2, source: "W1", card: "blue 9", target: "W3" },
    { id: 3, source: "reserve", card: "green 4", target: "C1" },
  ];
  expect(areaDrawn(area(), pending)).toMatchObject({
    blitz: 9,
    top: "",
    slots: [[], ["green 1"], ["blue 9", "yellow 8"]],
    reserve: ["red 2", null, null],
    turned: 1,
  });
  const stacks = [["green 3 owl"], []];
  expect(stacksDrawn(stacks, pending, "lark")).toEqual([["green 3 owl", "green 4 lark"], ["red 7 lark"]]);
  expect(stacksDrawn(stacks, [], "lark")).toBe(stacks);
  const untouched = area();
  expect(areaDrawn(untouched, [])).toBe(untouched);
});

test("an act is in the view when its card no longer lies where it was", () => {
  expect(lies(area(), "blitz", "red 7")).toBe(true);
  expect(lies(area(), "reserve", "red 2")).toBe(false);
  expect(lies(area(), "W1", "blue 9")).toBe(true);
  expect(lies(area(), "W3", "blue 9")).toBe(false);
});

test("a new stack begins at the first free place", () => {
  expect(freePlace([["red 1 lark"], [], []])).toBe("C2");
});

test("of several cards that go the same way one is seen", () => {
  const moved = (piece: string | null, source: string, target: string) => ({
    kind: "moved" as const,
    piece,
    source,
    target,
  });
  const news = [
    moved("red 10 lark", "blitz 0", "C1"),
    moved("red 9 owl", "C1", "finished"),
    moved("red 10 lark", "C1", "finished"),
  ];
  expect(flights(news)).toEqual([
    { piece: "red 10 lark", source: "blitz 0", target: "C1" },
    { piece: "red 10 lark", source: "C1", target: "finished" },
  ]);
});

test("what is as it was keeps its identity, so that it is not drawn again", () => {
  const before = { areas: [area(), area({ top: "blue 3" })], stacks: [["red 1"], []], n: 1 };
  const now = structuredClone({ ...before, stacks: [["red 1", "red 2"], []], n: 2 });
  const merged = kept(before, now);
  expect(merged).toEqual({ ...before, stacks: [["red 1", "red 2"], []], n: 2 });
  expect(merged.areas).toBe(before.areas);
  expect(merged.stacks[1]).toBe(before.stacks[1]);
  expect(merged.stacks[0]).not.toBe(before.stacks[0]);
  expect(kept(before, structuredClone(before))).toBe(before);
  expect(kept<unknown>([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(kept<unknown>(null, { a: 1 })).toEqual({ a: 1 });
});

test("news is told once", () => {
  const news = [{ kind: "moved" as const, piece: "red 1 lark", source: "blitz 0", target: "C1" }];
  const view = (at: number, shown: View["news"]): View => ({ news: shown, public: { at } }) as unknown as View;
  expect(isNews(null, view(1, news))).toBe(false);
  expect(isNews(view(1, []), view(2, news))).toBe(true);
  expect(isNews(view(2, news), view(2, news))).toBe(false);
  expect(isNews(view(2, news), view(3, []))).toBe(false);
});

test("the course of a match begins at nothing and adds up the sheet", () => {
  expect(course([], 2)).toEqual([[0, 0]]);
  expect(
    course(
      [
        [10, -4],
        [5, 7],
      ],
      2,
    ),
  ).toEqual([
    [0, 0],
    [10, -4],
    [15, 3],
  ]);
});

test("table time is what the quickest news told, and stands while the table is paused", () => {
  let wall = 1000;
  const clock = new TableClock(() => wall);
  clock.hear(500, true);
  wall = 2000;
  expect(clock.now()).toBe(1500);
  clock.hear(1400, true);
  expect(clock.now()).toBe(1500);
  clock.hear(1600, true);
  expect(clock.until(2000)).toBe(400);
  clock.hear(1700, false);
  wall = 9000;
  expect(clock.now()).toBe(1700);
  clock.hear(1700, true);
  wall = 9100;
  expect(clock.now()).toBe(1800);
  expect(clock.until(100)).toBe(0);
});

test("keys name sources, also with Shift, and leave Enter and Space to what has the focus", () => {
  expect(keyed({ key: "!", code: "Digit1" }, true)).toBe("W1");
  expect(keyed({ key: "B", code: "KeyB" }, true)).toBe("blitz");
  expect(keyed({ key: " ", code: "Space" }, false)).toBe("flip");
  expect(keyed({ key: " ", code: "Space" }, true)).toBeNull();
  expect(keyed({ key: "Enter", code: "Enter" }, true)).toBeNull();
  expect(keyed({ key: "Enter", code: "Enter" }, false)).toBe("say");
  expect(keyed({ key: "x", code: "KeyX" }, false)).toBeNull();
});
