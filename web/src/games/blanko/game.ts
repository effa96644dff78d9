import { withWords } from "../../lib/words.svelte";
import type { Game } from "../game";

const worded = withWords("blanko");

export const game: Game = {
  name: "blanko",
  words: worded(async () => {}),
  glimpse: () => import("./Glimpse.svelte"),
  parts: worded(() => import("./parts")),
  handbook: worded(() => import("./handbook/handbook")),
  lesson: worded(() => import("./lesson")),
  // A wrong word can be taken back: a house may choose the strict game.
  firstConfig: (language) => ({ language, words: "friendly" }),
  aloneConfig: { mini_seconds: 600 },
  firstOpponent: "novice",
  tableOptions: worded(() => import("./WordList.svelte")),
  tableFacts: worded(() => import("./TableWords.svelte")),
  adminLists: worded(() => import("./AdminWords.svelte")),
};
