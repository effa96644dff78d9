import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { CELLS, type View } from "./board";
import { type PlayContext, Play } from "./play.svelte";

const view = (board: Record<string, string> = {}): View =>
  ({
    kind: "blockers-view",
    viewer: 0,
    colours: [["yellow"], ["blue"]],
    racks: [
      ["yellow G", "yellow 2"],
      [null, null],
    ],
    closed: [false, false],
    board: CELLS.map((cell) => board[cell.name] ?? ""),
  }) as unknown as View;

const options = [
  { kind: "place", tile: "yellow G", cell: "G1" },
  { kind: "capture", tile: "yellow G", cell: "G2" },
  { kind: "place", tile: "yellow 2", cell: "A2" },
];
const preview = { kind: "preview", groups: [1, 1], scores: [1, 2], captures: null };

function sit(given: Partial<PlayContext> = {}) {
  const house = {
    whatIf: vi.fn<PlayContext["whatIf"]>(() => Promise.resolve({ ok: true, preview })),
    play: vi.fn<PlayContext["play"]>(() => Promise.resolve({ ok: true })),
    refused: vi.fn<PlayContext["refused"]>(),
    ...given,
  };
  const play = new Play(house);
  play.show(view({ G2: "blue 2" }), options, 7);
  flushSync();
  return { house, play };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("the first tap previews, the second lays the tile, answering the update that was seen", async () => {
  const { house, play } = sit();
  play.hold("yellow G");
  await play.tap("G2");
  await settled();
  expect(play.preview).toEqual(preview);
  expect(house.play).not.toHaveBeenCalled();
  await play.tap("G2");
  expect(house.play).toHaveBeenCalledExactlyOnceWith({ kind: "capture", tile: "yellow G", cell: "G2" }, 7);
});

test("the cell may come first: then the tiles that fit it are known", async () => {
  const { play } = sit();
  await play.tap("A2");
  expect([...play.fitting]).toEqual(["yellow 2"]);
  play.hold("yellow 2");
  await settled();
  expect(play.ready).toBe(true);
  expect(play.preview).toEqual(preview);
});

test("a cell that does not fit is asked about, and the reason is kept for the board", async () => {
  const refusal = { ok: false as const, code: "splits-group", details: { group: ["D2", "D3"] } };
  const { house, play } = sit({ whatIf: vi.fn(() => Promise.resolve(refusal)) });
  play.hold("yellow 2");
  await play.tap("G2");
  expect(house.whatIf).toHaveBeenCalledWith({ kind: "capture", tile: "yellow 2", cell: "G2" });
  expect(play.refusal).toEqual({ cell: "G2", code: "splits-group", details: { group: ["D2", "D3"] } });
  expect(house.refused).toHaveBeenCalledOnce();
});

test("the same question is asked once until the board changes", async () => {
  const { house, play } = sit();
  play.hold("yellow G");
  play.aim("G1");
  play.aim("G2");
  play.aim("G1");
  expect(house.whatIf).toHaveBeenCalledTimes(2);
  play.show(view({ G2: "blue 2", A1: "blue A" }), options, 8);
  play.aim("G1");
  expect(house.whatIf).toHaveBeenCalledTimes(3);
});

test("an update that moves nothing leaves the hand alone; one that ends the turn empties it", () => {
  const { play } = sit();
  play.hold("yellow G");
  play.aim("G1");
  play.show(view({ G2: "blue 2" }), options, 8);
  expect([play.tile, play.cell]).toEqual(["yellow G", "G1"]);
  play.show(view({ G2: "blue 2" }), null, 9);
  expect([play.tile, play.cell]).toEqual([null, null]);
});

test("out of turn nothing can be taken into the hand", () => {
  const { play } = sit();
  play.show(view(), null, 8);
  play.hold("yellow G");
  expect(play.tile).toBeNull();
});

test("cancel lets go of the cell first, then of the tile", () => {
  const { play } = sit();
  play.hold("yellow G");
  play.aim("G1");
  play.cancel();
  expect([play.tile, play.cell]).toEqual(["yellow G", null]);
  play.cancel();
  expect(play.tile).toBeNull();
});

test("a hint takes up its tile and looks at its cell", async () => {
  const { house, play } = sit();
  play.advise({ kind: "capture", tile: "yellow G", cell: "G2" });
  await settled();
  expect([play.tile, play.cell, play.preview]).toEqual(["yellow G", "G2", preview]);
  await play.tap("G2");
  expect(house.play).toHaveBeenCalledExactlyOnceWith({ kind: "capture", tile: "yellow G", cell: "G2" }, 7);
});
