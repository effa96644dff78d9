// The games that this client can show: the one file outside a game's folder that knows it by name.

import { game as blank } from "./blank/game";
import { game as blanko } from "./blanko/game";
import { game as blitz } from "./blitz/game";
import { game as blockers } from "./blockers/game";
import type { Game, GamePages } from "./game";

export const GAMES: readonly Game[] = [blank, blanko, blitz, blockers];

/** The game that messages name so; none if this client cannot show it. */
export const gameNamed = (name: string): Game | undefined => GAMES.find((game) => game.name === name);

interface Levels {
  readonly game: string;
  /** The weakest first. */
  readonly levels: readonly string[];
}

/** How strong all bots of a table are, in words that mean the same in every game. */
export const STRENGTHS = ["easy", "medium", "hard"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The level of bots that are so strong in this game. */
export function levelOf({ game, levels }: Levels, strength: Strength): string | null {
  const named = levels.indexOf(gameNamed(game)?.firstOpponent ?? "");
  const [easy, hard] = [named < 0 ? Math.min(1, levels.length - 1) : named, levels.length - 1];
  return levels[strength === "easy" ? easy : strength === "hard" ? hard : Math.floor((easy + hard) / 2)] ?? null;
}

/** How strong a bot of this level is, if it is one of the strengths. */
export const strengthOf = (game: Levels, level: string): Strength | undefined =>
  STRENGTHS.find((strength) => levelOf(game, strength) === level);

/** A game's own pages at this path; an empty `id` means their list. */
export function gamePagesAt(path: string): { readonly pages: GamePages; readonly id: string } | null {
  const [, first, id = ""] = /^\/([a-z]+)(?:\/([A-Za-z0-9_-]{1,64}))?\/?$/.exec(path) ?? [];
  const pages = GAMES.find((game) => game.pages?.path === first)?.pages;
  return first && pages ? { pages, id } : null;
}
