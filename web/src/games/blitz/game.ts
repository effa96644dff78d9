import { withWords } from "../../lib/words.svelte";
import type { Game } from "../game";

const worded = withWords("blitz");

export const game: Game = {
  name: "blitz",
  words: worded(async () => {}),
  glimpse: () => import("./Glimpse.svelte"),
  parts: worded(() => import("./parts")),
  handbook: worded(() => import("./handbook/handbook")),
  lesson: worded(() => import("./lesson")),
  aloneConfig: { auto_go: 3_600_000, between: 3_600_000 },
  // In a race somebody whom a newcomer can follow.
  firstOpponent: "easy",
};
