import type { Game } from "../game";

export const game: Game = {
  name: "blitz",
  glimpse: () => import("./Glimpse.svelte"),
  parts: () => import("./parts"),
  howToPicture: () => import("./HowToPicture.svelte"),
  lesson: () => import("./lesson"),
  aloneConfig: { auto_go: 3_600_000, between: 3_600_000 },
  // In a race somebody whom a newcomer can follow.
  firstOpponent: "easy",
};
