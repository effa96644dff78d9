// What a new table is like where nobody chose otherwise.

import { gameNamed, levelOf, type Strength, STRENGTHS } from "../games/registry";
import type { Company, Config } from "../games/game";
import type { NewRoom } from "../lib/http.gen";
import { store, stored } from "../lib/storage";
import type { Language } from "../lib/text";
import type { GameInfo } from "../lib/wire.gen";

/** One bot in a game for two, else two: enough company, and a quick game. */
export const company = (game: GameInfo): number => Math.max(game.fewest - 1, Math.min(2, game.most - 1));

/** How strong the bots were that this person last chose for this game; easy before that. */
export function chosenStrength(game: string): Strength {
  const chosen = stored(`strength ${game}`);
  return STRENGTHS.find((strength) => strength === chosen) ?? "easy";
}

export const chooseStrength = (game: string, strength: Strength): void => store(`strength ${game}`, strength);

export const firstConfig = (game: string, language: Language): Config => gameNamed(game)?.firstConfig?.(language) ?? {};

/** The deck of this person for a new table, in games that have decks. */
export const chooseDeck = async (game: string, company: Company): Promise<string | null> =>
  (await gameNamed(game)?.chooseDeck?.(company)) ?? null;

/** A table with bots alone. */
export function aloneAt(game: GameInfo, strength: Strength, language: Language): NewRoom {
  const bots = company(game);
  return {
    game: game.game,
    config: { ...firstConfig(game.game, language), ...gameNamed(game.game)?.aloneConfig },
    chairs: bots + 1,
    bots: [null, ...Array<string | null>(bots).fill(levelOf(game, strength))],
    open: false,
  };
}
