// What this browser knows of somebody's experience: whoever has finished a game needs no help with the next.

import { store, stored } from "./storage";

const known = (): string[] => (stored("played") ?? "").split(" ").filter(Boolean);

/** Whether nobody here has finished this game yet. */
export const isNewTo = (game: string): boolean => !known().includes(game);

export function notePlayed(game: string): void {
  store("played", [...new Set([...known(), game])].join(" "));
}
