// Blockers! without drawing: how to read a view, what the server allows, what just happened. It knows no rules.

import type { Blockers, Message, Moved } from "../../lib/wire.gen";

export type View = Blockers.BlockersView;
export type Action = Blockers.Action;
export type Colour = (typeof COLOURS)[number];
export type Symbol = (typeof SYMBOLS)[number];

export const COLOURS = ["yellow", "blue", "green", "red", "violet"] as const;
/** By area, in reading order. */
export const SYMBOLS = ["sun", "star", "cloud", "leaf", "flame", "drop", "moon", "shell", "key"] as const;
export const ROWS = ["A", "B", "C", "D", "E", "F", "G", "H", "I"] as const;
export const COLUMNS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const SIDE = 9;

export interface Cell {
  readonly name: string;
  readonly index: number;
  readonly row: string;
  readonly column: string;
  readonly area: Symbol;
}

export const CELLS: readonly Cell[] = ROWS.flatMap((row, r) =>
  COLUMNS.map((column, c) => ({
    name: row + column,
    index: r * SIDE + c,
    row,
    column,
    area: SYMBOLS[Math.floor(r / 3) * 3 + Math.floor(c / 3)]!,
  })),
);
const BY_NAME = new Map(CELLS.map((cell) => [cell.name, cell]));

export const cellNamed = (name: string): Cell | undefined => BY_NAME.get(name);

export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);
export const isSymbol = (word: string): word is Symbol => (SYMBOLS as readonly string[]).includes(word);

export interface Tile {
  readonly name: string;
  readonly colour: Colour;
  readonly face: string;
}

/** "yellow moon" in its parts. */
export function tileOf(name: string): Tile {
  const [colour, face] = name.split(" ");
  if (!colour || !face || !isColour(colour)) throw new Error(`not a tile: ${name}`);
  return { name, colour, face };
}

export function isBlockers(view: { kind: string }): view is View {
  return view.kind === "blockers-view";
}

/** Which neighbours of a covered cell have its colour, so that a group can be drawn as one. */
export function joins(board: readonly string[], index: number): { right: boolean; below: boolean } {
  const colour = board[index]?.split(" ")[0];
  const same = (other: number): boolean => !!colour && board[other]?.split(" ")[0] === colour;
  return {
    right: index % SIDE < SIDE - 1 && same(index + 1),
    below: index + SIDE < board.length && same(index + SIDE),
  };
}

// What the server allows

export type Targets = ReadonlyMap<string, Action["kind"]>;

export function actions(options: readonly Message[] | null): readonly Action[] {
  return (options ?? []).filter((one): one is Action => one.kind === "place" || one.kind === "capture");
}

/** Where this tile may go, and whether it would land on an empty cell or capture. */
export function targets(allowed: readonly Action[], tile: string | null): Targets {
  return new Map(allowed.filter((one) => one.tile === tile).map((one) => [one.cell, one.kind]));
}

/** Which tiles of the own rack may go to this cell. */
export function tilesFor(allowed: readonly Action[], cell: string | null): ReadonlySet<string> {
  return new Set(allowed.filter((one) => one.cell === cell).map((one) => one.tile));
}

/** The act of laying this tile on this cell, allowed or not: the server says why not. */
export function attempt(view: View, tile: string, cell: string): Action {
  const covered = view.board[BY_NAME.get(cell)?.index ?? -1];
  return { kind: covered ? "capture" : "place", tile, cell };
}

// Who is who

export const seatOf = (view: View, colour: string): number => view.colours.findIndex((own) => own.includes(colour));

/** The tiles on the own racks in the order of the keys that choose them. With everything open, on all racks. */
export function ownRacks(view: View): readonly { colour: Colour; tiles: readonly string[]; closed: boolean }[] {
  const open = view.viewer === null && view.racks.some((rack) => rack.some((tile) => tile !== null));
  const own = open ? view.colours.flat() : view.viewer === null ? [] : (view.colours[view.viewer] ?? []);
  return own.filter(isColour).map((colour) => {
    const index = COLOURS.indexOf(colour);
    const tiles = (view.racks[index] ?? []).filter((tile): tile is string => tile !== null);
    return { colour, tiles, closed: view.closed[index] ?? false };
  });
}

export interface Standing {
  readonly colours: readonly Colour[];
  readonly score: number;
  readonly groups: number;
  /** Captured tiles by colour, most first. */
  readonly piles: readonly { colour: Colour; count: number }[];
  readonly rack: number;
  readonly stock: number;
  /** What the largest pile adds to the score, as the server counted it. */
  readonly pile: number;
}

export function standing(view: View, seat: number): Standing {
  const colours = (view.colours[seat] ?? []).filter(isColour);
  const sum = (numbers: readonly number[]): number =>
    colours.reduce((all, colour) => all + (numbers[COLOURS.indexOf(colour)] ?? 0), 0);
  const groups = sum(view.groups);
  const score = view.scores[seat] ?? 0;
  const counts = new Map<Colour, number>();
  for (const tile of view.captured[seat] ?? []) {
    const { colour } = tileOf(tile);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return {
    colours,
    score,
    groups,
    piles: [...counts].map(([colour, count]) => ({ colour, count })).sort((a, b) => b.count - a.count),
    rack: sum(view.racks.map((rack) => rack.length)),
    stock: sum(view.stocks),
    pile: score - groups,
  };
}

// What just happened

export function sameNews(before: View, now: View): boolean {
  return JSON.stringify(before.news) === JSON.stringify(now.news);
}

export interface Move {
  readonly seat: number;
  readonly tile: string;
  readonly cell: string;
  readonly captured: string | null;
}

/** The move that the news tells of, if it tells of one. */
export function moveIn(news: readonly Moved[], seatOf: (colour: Colour) => number): Move | null {
  const laid = news.find((one) => one.source.startsWith("rack ") && BY_NAME.has(one.target));
  if (!laid?.piece) return null;
  const taken = news.find((one) => one.source === laid.target && one.target.startsWith("captured "));
  return {
    seat: seatOf(tileOf(laid.piece).colour),
    tile: laid.piece,
    cell: laid.target,
    captured: taken?.piece ?? null,
  };
}

export const lastMove = (view: View): Move | null => moveIn(view.news, (colour) => seatOf(view, colour));

/** The list of moves with this moment. What was taken back lies nowhere any more. */
export function addMove(moves: readonly Move[], view: View): readonly Move[] {
  const move = lastMove(view);
  const lying = new Set([...view.board, ...view.captured.flat()]);
  return [...moves, ...(move ? [move] : [])].filter((one) => lying.has(one.tile));
}

// Getting about

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that this key leads to, or `null` if it is no key for getting about. Page keys jump by an area. */
export function step(from: string, key: string): string | null {
  const cell = BY_NAME.get(from);
  if (!cell) return null;
  const row = Math.floor(cell.index / SIDE);
  const column = cell.index % SIDE;
  const at = (r: number, c: number): string =>
    CELLS[Math.min(Math.max(r, 0), SIDE - 1) * SIDE + Math.min(Math.max(c, 0), SIDE - 1)]!.name;
  const by = STEPS[key];
  if (by) return at(row + by[0], column + by[1]);
  if (key === "Home") return at(row, 0);
  if (key === "End") return at(row, SIDE - 1);
  if (key === "PageUp") return at(row - 3, column);
  if (key === "PageDown") return at(row + 3, column);
  return null;
}

/** Of these cells the one with the fewest steps from here. */
export function nearest(from: string, cells: Iterable<string>): string | null {
  const place = (name: string): readonly [number, number] => {
    const index = BY_NAME.get(name)?.index ?? 0;
    return [Math.floor(index / SIDE), index % SIDE];
  };
  const [row, column] = place(from);
  let best: string | null = null;
  let fewest = Infinity;
  for (const cell of cells) {
    const [r, c] = place(cell);
    const steps = Math.abs(r - row) + Math.abs(c - column);
    if (steps < fewest) [best, fewest] = [cell, steps];
  }
  return best;
}

/** The rack tile that a key chooses: its number or letter, "w" the wild one, "s" one with a symbol; pressed again, the next such tile. */
export function tileForKey(racks: ReturnType<typeof ownRacks>, key: string, held: string | null): string | null {
  if (key.length !== 1) return null;
  const wanted = key.toLowerCase();
  const fits = (face: string): boolean =>
    wanted === "s" ? isSymbol(face) : face.toLowerCase() === (wanted === "w" ? "wild" : wanted);
  const fitting = racks
    .filter((rack) => !rack.closed)
    .flatMap((rack) => rack.tiles.filter((tile) => fits(tileOf(tile).face)));
  const after = held === null ? -1 : fitting.indexOf(held);
  return fitting[(after + 1) % fitting.length] ?? null;
}
