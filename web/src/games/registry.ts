// The games that this client can show: the one file outside a game's folder that knows it by name.

import { game as blank } from "./blank/game";
import { game as blanko } from "./blanko/game";
import { game as blitz } from "./blitz/game";
import { game as blockers } from "./blockers/game";
import type { Game, GamePages } from "./game";

export const GAMES: readonly Game[] = [blank, blanko, blitz, blockers];

/** The game that messages name so; none if this client cannot show it. */
export const gameNamed = (name: string): Game | undefined => GAMES.find((game) => game.name === name);

/** The level of the bots that sit down where nobody chose one. */
export const firstLevel = (game: { readonly game: string; readonly levels: readonly string[] }): string | null =>
  gameNamed(game.game)?.firstOpponent ?? game.levels.at(-1) ?? null;

/** A game's own pages at this path; an empty `id` means their list. */
export function gamePagesAt(path: string): { readonly pages: GamePages; readonly id: string } | null {
  const [, first, id = ""] = /^\/([a-z]+)(?:\/([A-Za-z0-9_-]{1,64}))?\/?$/.exec(path) ?? [];
  const pages = GAMES.find((game) => game.pages?.path === first)?.pages;
  return first && pages ? { pages, id } : null;
}
