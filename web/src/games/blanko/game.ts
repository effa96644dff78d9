import type { Game } from "../game";

export const game: Game = {
  name: "blanko",
  glimpse: () => import("./Glimpse.svelte"),
  parts: () => import("./parts"),
  howToPicture: () => import("./HowToPicture.svelte"),
  lesson: () => import("./lesson"),
  // A wrong word can be taken back: a house may choose the strict game.
  firstConfig: (language) => ({ language, words: "friendly" }),
  aloneConfig: { mini_seconds: 600 },
  firstOpponent: "novice",
  tableOptions: () => import("./WordList.svelte"),
  tableFacts: () => import("./TableWords.svelte"),
  adminLists: () => import("./AdminWords.svelte"),
};
