// What this browser knows of somebody's experience: whoever has finished a game needs no help with the next, and nobody is told twice what
// it is about.

import { store, stored } from "./storage";

const kept = (what: "played" | "told"): string[] => (stored(what) ?? "").split(" ").filter(Boolean);

const note = (what: "played" | "told", game: string): void =>
  store(what, [...new Set([...kept(what), game])].join(" "));

/** Whether nobody here has finished this game yet. */
export const isNewTo = (game: string): boolean => !kept("played").includes(game);

export const notePlayed = (game: string): void => note("played", game);

/** Whether somebody here has acted in this game, or put its aim away. */
export const isTold = (game: string): boolean => kept("told").includes(game);

export const noteTold = (game: string): void => note("told", game);
