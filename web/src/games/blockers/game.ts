import { withWords } from "../../lib/words.svelte";
import type { Game } from "../game";

const worded = withWords("blockers");

export const game: Game = {
  name: "blockers",
  words: worded(async () => {}),
  glimpse: () => import("./Glimpse.svelte"),
  parts: worded(() => import("./parts")),
  handbook: worded(() => import("./handbook/handbook")),
  lesson: worded(() => import("./lesson")),
  // The strongest wins nearly every game against a newcomer.
  firstOpponent: "casual",
};
