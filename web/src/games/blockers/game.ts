import type { Game } from "../game";

export const game: Game = {
  name: "blockers",
  glimpse: () => import("./Glimpse.svelte"),
  parts: () => import("./parts"),
  howToPicture: () => import("./HowToPicture.svelte"),
  lesson: () => import("./lesson"),
};
