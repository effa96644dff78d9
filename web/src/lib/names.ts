// What the people and bots at a table are called.

import { t, textOr } from "./words.svelte";

interface Sitting {
  readonly player: "human" | "bot" | "empty";
  readonly name: string;
  readonly level: string | null;
}

export const levelName = (level: string): string => textOr(`level-${level}`, level);
/** How a bot of this level plays, in a line; nothing where the game has none. */
export const levelLine = (game: string, level: string): string => textOr(`${game}-level-${level}`, "");
export const gameName = (game: string): string => textOr(`game-${game}`, game);

export function sittingName(chair: Sitting): string {
  if (chair.name) return chair.name;
  if (chair.player === "empty") return t("room-chair-empty");
  return chair.level ? levelName(chair.level) : t("room-bot");
}

/** By seat, all different: the second of a name gets a number. A reader who was given a name reads which is theirs. */
export function seatNames(chairs: readonly Sitting[], guest: number | null = null): readonly string[] {
  const seen = new Map<string, number>();
  return chairs.map((chair, seat) => {
    const name = sittingName(chair);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const whole = count === 1 ? name : `${name} ${count}`;
    return seat === guest ? `${whole} (${t("room-chair-you")})` : whole;
  });
}
