import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { Area, View } from "./board";
import { type PlayContext, Play } from "./play.svelte";

const mine: Area = {
  kind: "area",
  blitz: 5,
  top: "red 7",
  slots: [["blue 9", "yellow 8"], ["green 1"], ["blue 5"]],
  reserve: ["red 2", "yellow 4"],
  turned: 2,
  packet: 3,
};
const view = (area: Partial<Area> = {}, phase = "racing"): View =>
  ({
    kind: "blitz-view",
    viewer: 0,
    public: { phase, areas: [{ ...mine, ...area }], stacks: [["red 6 owl"], []] },
  }) as unknown as View;

const options = [
  { kind: "centre", source: "blitz", card: "red 7", stack: "C1", top: "red 6" },
  { kind: "centre", source: "W2", card: "green 1", stack: "new", top: "" },
  { kind: "lay", source: "reserve", card: "yellow 4", slot: "W3" },
  { kind: "flip" },
  { kind: "stuck" },
];

type Ok = Awaited<ReturnType<PlayContext["play"]>>;

function sit(given: Partial<PlayContext> = {}) {
  const house = {
    play: vi.fn<PlayContext["play"]>(() => Promise.resolve({ ok: true })),
    whatIf: vi.fn<PlayContext["whatIf"]>(() => Promise.resolve({ ok: false, code: "does-not-fit", details: {} })),
    left: vi.fn<PlayContext["left"]>(),
    reach: vi.fn<PlayContext["reach"]>(),
    returned: vi.fn<PlayContext["returned"]>(),
    refused: vi.fn<PlayContext["refused"]>(),
    ...given,
  };
  const play = new Play(house);
  play.show(view(), options, 7);
  flushSync();
  return { house, play };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("one tap sends a card to the centre, and it lies there before the server has said so", () => {
  const { house, play } = sit({ play: vi.fn(() => new Promise<Ok>(() => {})) });
  play.tap("blitz", "red 7");
  expect(house.play).toHaveBeenCalledExactlyOnceWith(options[0], 7);
  expect(house.left).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ card: "red 7", target: "C1" }));
  expect(play.area).toMatchObject({ blitz: 4, top: "" });
  expect(play.stacks[0]).toEqual(["red 6 owl", "red 7 lark"]);
});

test("a card carried over a place where it goes is shown to the others", () => {
  const { house, play } = sit();
  play.hover({ source: "blitz", card: "red 7" }, "C1");
  expect(house.reach).toHaveBeenCalledExactlyOnceWith(options[0]);
  play.hover({ source: "blitz", card: "red 7" }, "W3");
  play.hover({ source: "blitz", card: "red 7" }, null);
  expect(house.reach).toHaveBeenCalledOnce();
  play.hover({ source: "W2", card: "green 1" }, "centre");
  expect(house.reach).toHaveBeenLastCalledWith(options[1]);
});

test("a second tap on the same card sends nothing twice", () => {
  const { house, play } = sit({ play: vi.fn(() => new Promise<Ok>(() => {})) });
  play.tap("blitz", "red 7");
  play.tap("blitz", "red 7");
  play.tapStack("C1");
  expect(house.play).toHaveBeenCalledOnce();
});

test("the update that tells of it takes its place", () => {
  const { house, play } = sit({ play: vi.fn(() => new Promise<Ok>(() => {})) });
  play.tap("blitz", "red 7");
  play.show(view({ blitz: 4, top: "blue 2" }), options, 8);
  expect(play.pending).toEqual([]);
  expect(play.area).toMatchObject({ blitz: 4, top: "blue 2" });
  expect(house.returned).not.toHaveBeenCalled();
});

test("somebody was quicker: the card flies back, and the reason is told", async () => {
  const details = { stack: "C1", expected: "red 6", top: "red 7" };
  const { house, play } = sit({
    play: vi.fn(() => Promise.resolve({ ok: false as const, code: "stack-moved-on", details })),
  });
  play.tap("blitz", "red 7");
  await settled();
  expect(house.returned).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ source: "blitz", target: "C1" }));
  expect(house.refused).toHaveBeenCalledExactlyOnceWith("stack-moved-on", details);
  expect(play.area).toMatchObject({ blitz: 5, top: "red 7" });
  expect(play.shaken.source).toBe("blitz");
});

test("a 1 begins a new stack at the first free place", () => {
  const { house, play } = sit();
  play.tap("W2", "green 1");
  expect(house.left).toHaveBeenCalledWith(expect.objectContaining({ target: "C2" }));
});

test("what does not go to the centre is taken into the hand, and a tap on a slot lays it there", () => {
  const { house, play } = sit();
  play.tap("reserve", "yellow 4");
  expect(play.held).toEqual({ source: "reserve", card: "yellow 4" });
  expect([...play.targets]).toEqual(["W3"]);
  play.tap("W3", "blue 5");
  expect(house.play).toHaveBeenCalledExactlyOnceWith(options[2], 7);
  expect(play.held).toBeNull();
});

test("tapped again, a held card goes to the only slot that fits", () => {
  const { house, play } = sit();
  play.tap("reserve", "yellow 4");
  play.tap("reserve", "yellow 4");
  expect(house.play).toHaveBeenCalledExactlyOnceWith(options[2], 7);
});

test("whoever wants can hold a card that would go to the centre", () => {
  const { house, play } = sit();
  play.tap("blitz", "red 7", true);
  expect(play.held?.source).toBe("blitz");
  expect(house.play).not.toHaveBeenCalled();
  play.tapStack("C1");
  expect(house.play).toHaveBeenCalledOnce();
});

test("a tap on a stack plays what fits it", () => {
  const { house, play } = sit();
  play.tapStack("C1");
  expect(house.play).toHaveBeenCalledExactlyOnceWith(options[0], 7);
});

test("dropped on the wrong place, the server is asked why; dropped anywhere in the middle, it finds its stack", async () => {
  const { house, play } = sit();
  play.drop({ source: "W1", card: "yellow 8" }, "C1");
  expect(house.whatIf).toHaveBeenCalledExactlyOnceWith({
    kind: "centre",
    source: "W1",
    card: "yellow 8",
    stack: "C1",
    top: "red 6",
  });
  await settled();
  expect(house.refused).toHaveBeenCalledWith("does-not-fit", {});
  expect(house.play).not.toHaveBeenCalled();
  play.drop({ source: "blitz", card: "red 7" }, "centre");
  expect(house.play).toHaveBeenCalledExactlyOnceWith(options[0], 7);
  play.drop({ source: "W2", card: "green 1" }, null);
  play.drop({ source: "W2", card: "green 1" }, "W2");
  expect(house.play).toHaveBeenCalledOnce();
});

test("the reserve is turned over as often as it is asked for; a word is said once", () => {
  const sent = vi.fn<PlayContext["play"]>(() => new Promise<Ok>(() => {}));
  const { play } = sit({ play: sent });
  play.flip();
  play.flip();
  expect(sent.mock.calls.map(([action]) => action.kind)).toEqual(["flip", "flip"]);
  void play.say({ kind: "stuck" });
  void play.say({ kind: "stuck" });
  expect(sent).toHaveBeenCalledTimes(3);
});

test("keys tap what they name and say their words", () => {
  const sent = vi.fn<PlayContext["play"]>(() => Promise.resolve({ ok: true }));
  const { play } = sit({ play: sent });
  play.press("reserve", false);
  expect(play.held?.card).toBe("yellow 4");
  play.press("W3", false);
  play.press("blitz", true);
  expect(play.held?.card).toBe("red 7");
  play.press("cancel", false);
  play.press("W2", false);
  play.press("flip", false);
  play.press("stuck", false);
  play.press("pass", false);
  play.press("say", false);
  expect(sent.mock.calls.map(([action]) => action.kind)).toEqual(["lay", "centre", "flip", "stuck"]);
});

test("when the round ends, nothing is held and nothing is on its way", () => {
  const { play } = sit({ play: vi.fn(() => new Promise<Ok>(() => {})) });
  play.tap("blitz", "red 7");
  play.tap("reserve", "yellow 4");
  play.show(view({}, "scored"), [{ kind: "next" }], 9);
  expect(play.held).toBeNull();
  expect(play.pending).toEqual([]);
  expect(play.words.has("next")).toBe(true);
});

test("a hint takes its card into the hand and knows where it goes", () => {
  const { house, play } = sit();
  play.advise({ kind: "lay", source: "reserve", card: "yellow 4", slot: "W3" });
  expect(play.held).toEqual({ source: "reserve", card: "yellow 4" });
  expect(play.advisedTarget).toBe("W3");
  play.tap("W3", "blue 5");
  expect(house.play).toHaveBeenCalledExactlyOnceWith(options[2], 7);
  play.advise({ kind: "flip" });
  expect(play.advisedTarget).toBeNull();
});
