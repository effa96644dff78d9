import type { Game } from "../game";

export const game: Game = {
  name: "blanko",
  glimpse: () => import("./Glimpse.svelte"),
  parts: () => import("./parts"),
  howToPicture: () => import("./HowToPicture.svelte"),
  lesson: () => import("./lesson"),
  adminLists: () => import("./AdminWords.svelte"),
};
