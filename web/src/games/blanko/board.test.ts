import { expect, test } from "vitest";
import {
  attempt,
  cellNamed,
  firstEmpty,
  type Laid,
  latest,
  addMove,
  refusedCells,
  step,
  trackPoint,
  type View,
  withLaid,
} from "./board";

const at = (name: string): number => cellNamed(name)!;
const boardOf = (lying: Record<string, string> = {}): string[] => {
  const cells = Array<string>(256).fill(".");
  for (const [name, letter] of Object.entries(lying)) cells[at(name)] = letter;
  return Array.from({ length: 16 }, (_, row) => cells.slice(16 * row, 16 * row + 16).join(""));
};
const laid = (...tiles: [string, string][]): Laid[] =>
  tiles.map(([name, letter], tile) => ({ cell: at(name), tile, letter }));

test("tiles in a line with what lies there make one word", () => {
  const board = boardOf({ H8: "A", H9: "L", H10: "T" });
  expect(attempt(board, laid(["H7", "F"], ["H11", "E"], ["H12", "R"]), "across", false)).toEqual({
    ok: true,
    action: { kind: "place", cell: "H7", direction: "across", word: "FALTER", insist: false },
  });
});

test("a joker's letter stays small, a lying joker is said as its letter", () => {
  const tried = attempt(boardOf({ H8: "b" }), laid(["H9", "ä"], ["H10", "R"]), "across", true);
  expect(tried).toMatchObject({ ok: true, action: { word: "BäR", insist: true } });
});

test("one tile is read the way that makes a word", () => {
  const board = boardOf({ G8: "S" });
  expect(attempt(board, laid(["H8", "O"]), "across", false)).toMatchObject({
    action: { cell: "G8", direction: "down", word: "SO" },
  });
  expect(attempt(boardOf(), laid(["H8", "O"]), "across", false)).toMatchObject({ action: { word: "O" } });
});

test("what no act can say is known before it is asked", () => {
  expect(attempt(boardOf(), [], "across", false)).toEqual({ ok: false, code: "nothing" });
  expect(attempt(boardOf(), laid(["H8", "A"], ["I9", "B"]), "across", false)).toEqual({
    ok: false,
    code: "not-a-line",
  });
  expect(attempt(boardOf(), laid(["H8", "A"], ["H10", "B"]), "across", false)).toEqual({ ok: false, code: "gap" });
});

test("refusals name cells", () => {
  expect([...refusedCells({ cells: ["H8", "I9"] })]).toEqual([at("H8"), at("I9")]);
  expect(refusedCells({ cell: "A1", direction: "down", word: "AB" })).toEqual(new Set([at("A1"), at("B1")]));
  expect(refusedCells({ letter: "X" }).size).toBe(0);
});

test("keys lead over the board and set the direction", () => {
  expect(step(at("H8"), "ArrowDown")).toEqual({ cell: at("I8"), direction: "down" });
  expect(step(at("A1"), "ArrowLeft")).toEqual({ cell: at("A1"), direction: "across" });
  expect(step(at("H8"), "End")).toEqual({ cell: at("H16"), direction: null });
  expect(step(at("H8"), "q")).toBeNull();
});

test("writing goes on at the next empty cell, and ends at the edge", () => {
  const cells = withLaid(boardOf({ H9: "A" }), laid(["H8", "B"]));
  expect(firstEmpty(cells, at("H8"), "across")).toBe(at("H10"));
  expect(firstEmpty(withLaid(boardOf({ H16: "A" }), []), at("H16"), "across")).toBeNull();
});

test("the track runs clockwise from the right end of the own side", () => {
  const start = trackPoint(0, 40, 0);
  const next = trackPoint(1, 40, 0);
  expect(start.y).toBe(980);
  expect(next.x).toBeLessThan(start.x);
  expect(trackPoint(25, 40, 0).x).toBe(20);
  expect(trackPoint(25, 40, 1)).toEqual(start);
  expect(trackPoint(-1, 40, 0).x).toBe(980);
});

test("the list of moves grows, and shrinks when a move is taken back", () => {
  const view = (what: string, board: string[], passes = 0, barren = 0): View =>
    ({ report: { what, seat: 0, words: [] }, board, scores: [0], passes, barren, news: [] }) as unknown as View;
  const one = addMove([], view("placed", boardOf({ H8: "A" })));
  const two = addMove(one, view("passed", boardOf({ H8: "A" }), 1));
  expect(two).toHaveLength(2);
  expect(addMove(two, view("passed", boardOf({ H8: "A" }), 1, 3))).toHaveLength(3);
  expect(addMove(two, view("arranged", boardOf()))).toBe(two);
  expect(addMove(two, view("placed", boardOf({ H8: "A" })))).toHaveLength(1);
  expect(addMove(two, view("dealt", boardOf()))).toEqual([]);
});

test("the last play is marked where its tiles went", () => {
  const view = { report: { what: "placed" }, news: [{ target: "H8" }, { target: "rack 0" }] } as unknown as View;
  expect([...latest(view)]).toEqual([at("H8")]);
});
