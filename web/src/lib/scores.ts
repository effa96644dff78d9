// Score sheets: who has played with whom, and who won.

import type { ScoreLine } from "./wire.gen";

export interface Sheet {
  /** The people of this group, in alphabetical order; then one empty name for all bots, if there were any. */
  readonly players: readonly string[];
  readonly games: readonly ScoreLine[];
  /** By player: how many games were won; a shared first place counts for each. */
  readonly wins: readonly number[];
}

/** One sheet for every group that has played together, the newest first. However many bots there were, they count as one. */
export function sheets(lines: readonly ScoreLine[]): readonly Sheet[] {
  const groups = new Map<string, ScoreLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([...new Set(line.players)].sort());
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups].map(([key, games]) => {
    // Bots have no name and come last.
    const players = (JSON.parse(key) as string[]).sort((a, b) => Number(!a) - Number(!b));
    const wins = players.map(
      (name) => games.filter((game) => game.players.some((other, at) => other === name && game.ranks[at] === 1)).length,
    );
    return { players, games, wins };
  });
}
