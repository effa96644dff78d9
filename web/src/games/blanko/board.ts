// BLANKO without drawing: how to read a view, how tiles on the board become an act, what just happened. It knows no rules.

import type { Blanko, Refused } from "../../lib/wire.gen";
import { EMPTY, SQUARES } from "./letters";

export type View = Blanko.BlankoView;
export type Action = Blanko.Action;
export type Report = Blanko.Report;
export type Word = Blanko.Word;
export type Direction = Word["direction"];

export const SIDE = 16;
export const ROWS = [..."ABCDEFGHIJKLMNOP"];
export const COLUMNS = Array.from({ length: SIDE }, (_, i) => String(i + 1));
/** In reading order: A1…A16, B1…P16. */
export const CELLS: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => row + column));
const BY_NAME = new Map(CELLS.map((name, index) => [name, index]));

export const cellNamed = (name: string): number | undefined => BY_NAME.get(name);
export const STARRED: ReadonlySet<number> = new Set(SQUARES.map((name) => BY_NAME.get(name)!));
export const MIDDLE = BY_NAME.get("H8")!;
/** One of these the first word covers. */
export const FIRST: ReadonlySet<number> = new Set([MIDDLE, BY_NAME.get("I9")!]);

export function isBlanko(view: { kind: string }): view is View {
  return view.kind === "blanko-view";
}

// Tiles put on the board, not yet played

export interface Laid {
  readonly cell: number;
  readonly tile: number;
  /** A joker's is small. */
  readonly letter: string;
}

/** The board's 256 letters with what was put on it. */
export function withLaid(board: readonly string[], laid: readonly Laid[]): readonly string[] {
  const cells = [...board.join("")];
  for (const one of laid) cells[one.cell] = one.letter;
  return cells;
}

export const stepOf = (direction: Direction): number => (direction === "across" ? 1 : SIDE);
export const otherWay = (direction: Direction): Direction => (direction === "across" ? "down" : "across");
const along = (cell: number, direction: Direction): number =>
  direction === "across" ? cell % SIDE : Math.floor(cell / SIDE);

/** The cells of the line of letters through this one. */
export function lineThrough(cells: readonly string[], cell: number, direction: Direction): readonly number[] {
  const step = stepOf(direction);
  const found = [cell];
  for (let at = cell; along(at, direction) > 0 && cells[at - step] !== EMPTY;) found.unshift((at -= step));
  for (let at = cell; along(at, direction) < SIDE - 1 && cells[at + step] !== EMPTY;) found.push((at += step));
  return found;
}

export type Attempt =
  | { readonly ok: true; readonly action: Blanko.Place }
  | { readonly ok: false; readonly code: "nothing" | "not-a-line" | "gap" };

/** The act that these tiles make, proper or not: the server says why not. What no act can say is said here. */
export function attempt(
  board: readonly string[],
  laid: readonly Laid[],
  direction: Direction,
  insist: boolean,
): Attempt {
  const first = laid[0];
  if (!first) return { ok: false, code: "nothing" };
  const inRow = laid.every((one) => Math.floor(one.cell / SIDE) === Math.floor(first.cell / SIDE));
  const inColumn = laid.every((one) => one.cell % SIDE === first.cell % SIDE);
  if (!inRow && !inColumn) return { ok: false, code: "not-a-line" };
  const cells = withLaid(board, laid);
  let way: Direction = inRow ? "across" : "down";
  if (laid.length === 1) {
    const long = (one: Direction): boolean => lineThrough(cells, first.cell, one).length > 1;
    way = long(direction) || !long(otherWay(direction)) ? direction : otherWay(direction);
  }
  const line = lineThrough(cells, first.cell, way);
  if (laid.some((one) => !line.includes(one.cell))) return { ok: false, code: "gap" };
  const word = line.map((cell) => (laid.some((one) => one.cell === cell) ? cells[cell]! : cells[cell]!.toUpperCase()));
  return {
    ok: true,
    action: { kind: "place", cell: CELLS[line[0]!]!, direction: way, word: word.join(""), insist },
  };
}

/** The cells of a word. */
export function cellsOf(word: { cell: string; direction: Direction; word: string }): readonly number[] {
  const start = BY_NAME.get(word.cell);
  if (start === undefined) return [];
  return [...word.word].map((_, n) => start + n * stepOf(word.direction)).filter((cell) => cell < SIDE * SIDE);
}

/** The cells that a refusal speaks of. */
export function refusedCells(details: Refused["details"]): ReadonlySet<number> {
  const { cell, cells, direction, word } = details as Readonly<Record<string, unknown>>;
  const named = [...(Array.isArray(cells) ? (cells as string[]) : []), ...(typeof cell === "string" ? [cell] : [])];
  const found = named.map((name) => BY_NAME.get(name)).filter((one) => one !== undefined);
  if (typeof cell === "string" && typeof word === "string" && (direction === "across" || direction === "down"))
    found.push(...cellsOf({ cell, direction, word }));
  return new Set(found);
}

/** What lies on the board without being part of it yet: words in question. */
export function inQuestion(view: View): ReadonlyMap<number, string> {
  if (!view.play || (view.phase !== "challenge" && view.phase !== "vote")) return new Map();
  return new Map(view.play.laid);
}

/** The cells that the last play covered, and those of its words. */
export function latest(view: View): ReadonlySet<number> {
  if (!["placed", "swapped", "mini", "redrawn"].includes(view.report.what)) return new Set();
  return new Set(view.news.map((one) => BY_NAME.get(one.target)).filter((cell) => cell !== undefined));
}

// Getting about

const STEPS: Readonly<Record<string, readonly [number, number, Direction]>> = {
  ArrowUp: [-1, 0, "down"],
  ArrowDown: [1, 0, "down"],
  ArrowLeft: [0, -1, "across"],
  ArrowRight: [0, 1, "across"],
};

/** Where this key leads and which way one then writes, or `null` if it is no key for getting about. */
export function step(from: number, key: string): { cell: number; direction: Direction | null } | null {
  const row = Math.floor(from / SIDE);
  const column = from % SIDE;
  const within = (n: number): number => Math.min(Math.max(n, 0), SIDE - 1);
  const at = (r: number, c: number): number => within(r) * SIDE + within(c);
  const by = STEPS[key];
  if (by) return { cell: at(row + by[0], column + by[1]), direction: by[2] };
  if (key === "Home") return { cell: at(row, 0), direction: null };
  if (key === "End") return { cell: at(row, SIDE - 1), direction: null };
  if (key === "PageUp") return { cell: at(row - 4, column), direction: null };
  if (key === "PageDown") return { cell: at(row + 4, column), direction: null };
  return null;
}

/** The next cell this way, or `null` at the edge. */
export function onwards(cell: number, direction: Direction, by: 1 | -1 = 1): number | null {
  const place = along(cell, direction) + by;
  return place < 0 || place >= SIDE ? null : cell + by * stepOf(direction);
}

/** The first empty cell from here on, this one included. */
export function firstEmpty(cells: readonly string[], from: number | null, direction: Direction): number | null {
  let cell = from;
  while (cell !== null && cells[cell] !== EMPTY) cell = onwards(cell, direction);
  return cell;
}

// What just happened

/** What tells one moment of the game from another. */
export const moment = (view: View): string =>
  JSON.stringify([view.report, view.news, view.board, view.scores, view.phase, view.turn, view.votes, view.bag]);

export interface MoveRow {
  readonly key: string;
  readonly report: Report;
  readonly score: number;
}

const LISTED: ReadonlySet<Report["what"]> = new Set([
  "placed",
  "swapped",
  "rejected",
  "exchanged",
  "passed",
  "mini",
  "redrawn",
]);

/** The list of moves with this moment. One that was there before has been gone back to. */
export function addMove(lines: readonly MoveRow[], view: View): readonly MoveRow[] {
  const { report } = view;
  // Who passes twice has not gone back: the count of turns without points goes on.
  const key = JSON.stringify([report, view.board, view.scores, view.passes, view.barren]);
  const at = lines.findIndex((line) => line.key === key);
  if (at >= 0) return lines.slice(0, at + 1);
  if (report.what === "dealt") return [];
  if (!LISTED.has(report.what)) return lines;
  return [...lines, { key, report, score: view.scores[report.seat] ?? 0 }];
}

// The way round the frame

const EDGE = 1000;
const PER_SIDE = 25;
export const LAP = 4 * PER_SIDE;

/** Where a point of the track lies on a frame of 1000 × 1000 that is `deep` wide, seen from this seat's side. */
export function trackPoint(index: number, deep: number, side: number): { x: number; y: number } {
  const at = (((index - PER_SIDE * side) % LAP) + LAP) % LAP;
  const whole = Math.floor(at);
  const part = at - whole;
  const [a, b] = [corner(whole, deep), corner((whole + 1) % LAP, deep)];
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** Clockwise from the right end of the near side. */
function corner(index: number, deep: number): { x: number; y: number } {
  const side = Math.floor(index / PER_SIDE);
  const far = deep + (((index % PER_SIDE) + 0.5) * (EDGE - 2 * deep)) / PER_SIDE;
  const [near, back] = [deep / 2, EDGE - deep / 2];
  if (side === 0) return { x: EDGE - far, y: back };
  if (side === 1) return { x: near, y: EDGE - far };
  if (side === 2) return { x: far, y: near };
  return { x: back, y: far };
}
