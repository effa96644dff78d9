import { expect, test } from "vitest";
import {
  actions,
  attempt,
  cellNamed,
  CELLS,
  joins,
  lastMove,
  addMove,
  nearest,
  ownRacks,
  sameNews,
  standing,
  step,
  targets,
  tileForKey,
  tilesFor,
  type View,
} from "./board";

const board = (lying: Record<string, string>): string[] => CELLS.map((cell) => lying[cell.name] ?? "");

function view(given: Partial<View> = {}): View {
  return {
    kind: "blockers-view",
    viewer: 0,
    seats: 2,
    waiting: [{ kind: "waiting", seat: 0, until: null }],
    prompt: { kind: "prompt", kinds: ["place", "capture"], until: null },
    outcome: null,
    config: { kind: "config", two: "advanced", scoring: "blockers" },
    news: [],
    skipped: [],
    colours: [
      ["yellow", "green"],
      ["blue", "red"],
    ],
    board: board({ D2: "yellow 2", D3: "yellow 3", E2: "yellow E", F5: "blue wild" }),
    racks: [
      ["yellow G", "yellow moon", "yellow 2", "yellow wild", "yellow 9"],
      [null, null, null, null, null],
      ["green G", "green 4", "green key", "green A", "green sun"],
      [null, null, null, null],
    ],
    stocks: [20, 21, 23, 0],
    captured: [["blue A", "red 1", "blue B"], []],
    closed: [false, false, false, true],
    remaining: [[], [], [], []],
    groups: [1, 1, 0, 0],
    scores: [3, 1],
    ...given,
  };
}

test("the moon is the area at the lower left, and cells have their names", () => {
  expect(cellNamed("G2")).toMatchObject({ row: "G", column: "2", area: "moon", index: 55 });
  expect(CELLS).toHaveLength(81);
  expect(CELLS.filter((cell) => cell.area === "flame").map((cell) => cell.name)).toContain("E5");
});

test("where a tile may go comes from the options alone", () => {
  const allowed = actions([
    { kind: "place", tile: "yellow G", cell: "G1" } as never,
    { kind: "capture", tile: "yellow G", cell: "G2" } as never,
    { kind: "place", tile: "yellow 2", cell: "A2" } as never,
    { kind: "something-else" },
  ]);
  expect([...targets(allowed, "yellow G")]).toEqual([
    ["G1", "place"],
    ["G2", "capture"],
  ]);
  expect(targets(allowed, null).size).toBe(0);
  expect([...tilesFor(allowed, "A2")]).toEqual(["yellow 2"]);
  expect(actions(null)).toEqual([]);
});

test("an attempt on a covered cell is a capture", () => {
  expect(attempt(view(), "yellow wild", "F5")).toEqual({ kind: "capture", tile: "yellow wild", cell: "F5" });
  expect(attempt(view(), "yellow wild", "F6")).toEqual({ kind: "place", tile: "yellow wild", cell: "F6" });
});

test("neighbours of one colour are drawn as one", () => {
  const lying = view().board;
  expect(joins(lying, cellNamed("D2")!.index)).toEqual({ right: true, below: true });
  expect(joins(lying, cellNamed("D3")!.index)).toEqual({ right: false, below: false });
  expect(joins(board({ A9: "red 1", B1: "red 2" }), cellNamed("A9")!.index)).toEqual({ right: false, below: false });
});

test("standing: own colours, groups, piles by size, and what the largest adds", () => {
  const own = standing(view(), 0);
  expect(own).toMatchObject({ colours: ["yellow", "green"], score: 3, groups: 1, pile: 2, rack: 10, stock: 43 });
  expect(own.piles).toEqual([
    { colour: "blue", count: 2 },
    { colour: "red", count: 1 },
  ]);
});

test("a watcher has no rack; with everything open there are all", () => {
  const { racks } = view();
  expect(ownRacks(view({ viewer: null, racks: racks.map((rack) => rack.map(() => null)) }))).toEqual([]);
  const tiles = [["yellow 1"], ["blue 2"], ["green 3"], ["red 4"]];
  expect(ownRacks(view({ viewer: null, racks: tiles })).map((rack) => [rack.colour, rack.tiles])).toEqual([
    ["yellow", ["yellow 1"]],
    ["green", ["green 3"]],
    ["blue", ["blue 2"]],
    ["red", ["red 4"]],
  ]);
  expect(ownRacks(view()).map((rack) => [rack.colour, rack.tiles.length])).toEqual([
    ["yellow", 5],
    ["green", 5],
  ]);
});

const news: View["news"] = [
  { kind: "moved", piece: "blue wild", source: "F5", target: "captured 0" },
  { kind: "moved", piece: "yellow wild", source: "rack yellow", target: "F5" },
  { kind: "moved", piece: null, source: "stock yellow", target: "rack yellow" },
];

test("news is told once", () => {
  const before = view();
  const now = view({ news });
  expect(sameNews(before, now)).toBe(false);
  expect(sameNews(now, view({ news: structuredClone(news) }))).toBe(true);
  expect(lastMove(now)).toEqual({ seat: 0, tile: "yellow wild", cell: "F5", captured: "blue wild" });
  expect(lastMove(before)).toBeNull();
});

test("the list of moves grows, and loses what was taken back", () => {
  const board = view().board.map((tile, at) => (at ? tile : "yellow wild"));
  const listed = addMove([], view({ board, news }));
  expect(listed).toEqual([{ seat: 0, tile: "yellow wild", cell: "F5", captured: "blue wild" }]);
  expect(addMove(listed, view({ board }))).toEqual(listed);
  expect(addMove(listed, view({ board: board.map((tile) => (tile === "yellow wild" ? "" : tile)) }))).toEqual([]);
});

test("keys get about the board and stop at its edges", () => {
  expect(step("A1", "ArrowUp")).toBe("A1");
  expect(step("A1", "ArrowRight")).toBe("A2");
  expect(step("E5", "Home")).toBe("E1");
  expect(step("E5", "PageDown")).toBe("H5");
  expect(step("H5", "PageDown")).toBe("I5");
  expect(step("E5", "x")).toBeNull();
});

test("the nearest cell is the one with the fewest steps", () => {
  expect(nearest("E5", ["A1", "E9", "F6"])).toBe("F6");
  expect(nearest("E5", [])).toBeNull();
});

test("a key chooses the tile with that face, pressed again the next one", () => {
  const racks = ownRacks(view());
  expect(tileForKey(racks, "g", null)).toBe("yellow G");
  expect(tileForKey(racks, "g", "yellow G")).toBe("green G");
  expect(tileForKey(racks, "G", "green G")).toBe("yellow G");
  expect(tileForKey(racks, "w", null)).toBe("yellow wild");
  expect(tileForKey(racks, "s", null)).toBe("yellow moon");
  expect(tileForKey(racks, "s", "yellow moon")).toBe("green key");
  expect(tileForKey(racks, "8", null)).toBeNull();
  expect(tileForKey(racks, "Enter", null)).toBeNull();
});
