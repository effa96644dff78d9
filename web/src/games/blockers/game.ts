import type { Game } from "../game";

export const game: Game = {
  name: "blockers",
  glimpse: () => import("./Glimpse.svelte"),
  parts: () => import("./parts"),
  howToPicture: () => import("./HowToPicture.svelte"),
  lesson: () => import("./lesson"),
  // The strongest wins nearly every game against a newcomer.
  firstOpponent: "casual",
};
