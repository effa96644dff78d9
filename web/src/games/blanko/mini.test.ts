import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { View } from "./board";
import { Mini, type MiniHouse } from "./mini.svelte";

const view = (given: Partial<Record<keyof View, unknown>> = {}): View =>
  ({
    viewer: 0,
    phase: "mini",
    prompt: { kinds: ["arrange", "done"] },
    config: { language: "de", words: "strict" },
    card: "L1",
    until: 60_000,
    tray: [..."HRSTOREN?G"],
    grid: "O........",
    ...given,
  }) as unknown as View;

function sit(first: View = view()) {
  const house = {
    whatIf: vi.fn<MiniHouse["whatIf"]>(() => Promise.resolve({ ok: true, preview: { kind: "preview" } })),
    play: vi.fn<MiniHouse["play"]>(() => Promise.resolve({ ok: true })),
    refused: vi.fn<MiniHouse["refused"]>(),
  };
  const mini = new Mini(house);
  mini.show(first);
  flushSync();
  return { house, mini };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("typing fills fields, beginning after the printed letter", async () => {
  const { house, mini } = sit();
  mini.type("h");
  mini.type("r");
  expect(mini.grid).toBe("OHR......");
  expect(mini.filled).toBe(3);
  await settled();
  expect(house.play).toHaveBeenLastCalledWith({ kind: "arrange", grid: "OHR......" });
});

test("red fields are passed over", () => {
  const { mini } = sit(view({ card: "R4", grid: "........." }));
  mini.type("h");
  mini.type("o");
  expect(mini.grid).toBe("H.O......");
});

test("an update of the same crossword leaves the own fields alone, a new one begins anew", () => {
  const { mini } = sit();
  mini.type("h");
  mini.show(view());
  expect(mini.grid).toBe("OH.......");
  mini.show(view({ phase: "turn", card: null }));
  mini.show(view({ card: "R1", until: 90_000, grid: "........." }));
  expect(mini.grid).toBe(".........");
});

test("who comes back finds the fields as they lay", () => {
  const { mini } = sit(view({ tray: ["S"], grid: "OHe......" }));
  expect(mini.grid).toBe("OHe......");
  mini.tapField(2);
  expect(mini.grid).toBe("OH.......");
  expect(mini.tiles.map((tile) => tile.letter)).toEqual(["S", "H", "?"]);
});

test("tapping a letter and a field works in either order", () => {
  const { mini } = sit();
  mini.tapField(8);
  mini.tapTile(3);
  expect(mini.grid).toBe("O.......T");
  mini.tapTile(0);
  expect(mini.held).toBe(0);
  mini.tapField(1);
  expect(mini.grid).toBe("OH......T");
});

test("a joker asks for its letter; backspace takes letters back", () => {
  const { mini } = sit();
  mini.tapTile(8);
  expect(mini.asking).not.toBeNull();
  mini.name("X");
  expect(mini.grid).toBe("Ox.......");
  mini.back();
  expect(mini.grid).toBe("O........");
});

test("done waits for what is on its way", async () => {
  const { house, mini } = sit();
  mini.type("h");
  await mini.done();
  expect(house.play.mock.calls.map(([action]) => action.kind)).toEqual(["arrange", "done"]);
});

test("others only watch", () => {
  const { house, mini } = sit(view({ prompt: null }));
  mini.type("h");
  mini.tapTile(1);
  expect(mini.grid).toBe("O........");
  expect(house.play).not.toHaveBeenCalled();
});

test("a hint fills the fields and sends them as they lie", async () => {
  const { house, mini } = sit();
  mini.type("g");
  mini.advise("OHRSeN...");
  expect(mini.grid).toBe("OHRSeN...");
  expect(mini.tiles.find((tile) => tile.id === mini.put[4]!.tile)!.letter).toBe("?");
  await settled();
  expect(house.play).toHaveBeenLastCalledWith({ kind: "arrange", grid: "OHRSeN..." });
});
