// The own letters on the rack, without drawing.

import type { View } from "./board";
import { tileFor } from "./letters";

/** A tile of the own rack. It keeps its number as long as it lies there. */
export interface Tile {
  readonly id: number;
  readonly letter: string;
}

/** The rack after an update: tiles that are still there keep their order, new ones come last. Tiles of `used` go first. */
export function racked(
  before: readonly Tile[],
  letters: readonly string[],
  used: ReadonlySet<number>,
  next: () => number,
): readonly Tile[] {
  const left = [...letters];
  const kept = new Set<number>();
  const keep = (tile: Tile): void => {
    const at = left.indexOf(tile.letter);
    if (at < 0) return;
    left.splice(at, 1);
    kept.add(tile.id);
  };
  for (const tile of before) if (!used.has(tile.id)) keep(tile);
  for (const tile of before) if (used.has(tile.id)) keep(tile);
  return [...before.filter((tile) => kept.has(tile.id)), ...left.map((letter) => ({ id: next(), letter }))];
}

export function ownLetters(view: View): readonly string[] {
  if (view.viewer === null) return [];
  return (view.racks[view.viewer] ?? []).filter((letter): letter is string => letter !== null);
}

/** The same tiles in another order, by numbers from 0 to below the given one. */
export function shuffled(tiles: readonly Tile[], chance: (below: number) => number): readonly Tile[] {
  const mixed = [...tiles];
  for (let n = mixed.length - 1; n > 0; n--) {
    const other = chance(n + 1);
    [mixed[n], mixed[other]] = [mixed[other]!, mixed[n]!];
  }
  return mixed;
}

/** The tile with this number at another place. */
export function movedTo(tiles: readonly Tile[], id: number, to: number): readonly Tile[] {
  const rest = tiles.filter((tile) => tile.id !== id);
  return [...rest.slice(0, to), ...tiles.filter((tile) => tile.id === id), ...rest.slice(to)];
}

/** Which tiles of the own rack the news tells of, in its order: by move the tile's number, or `null`. */
export function drawnTiles(
  news: readonly Pick<View["news"][number], "piece" | "target">[],
  seat: number | null,
  fresh: readonly Tile[],
): readonly (number | null)[] {
  const left = [...fresh];
  return news.map((one) => {
    if (seat === null || one.target !== `rack ${seat}` || one.piece === null) return null;
    const at = left.findIndex((tile) => tile.letter === tileFor(one.piece!));
    return at < 0 ? null : left.splice(at, 1)[0]!.id;
  });
}
