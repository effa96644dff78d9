import { withWords } from "../../lib/words.svelte";
import type { Game } from "../game";
import HomeLinks from "./decks/HomeLinks.svelte";

const worded = withWords("blank", "tools", "decks");

const ownDeck = worded(() => import("./decks/own"));

export const game: Game = {
  name: "blank",
  words: worded(async () => {}),
  glimpse: () => import("./Glimpse.svelte"),
  parts: worded(() => import("./parts")),
  handbook: worded(() => import("./handbook/handbook")),
  lesson: worded(() => import("./lesson")),
  firstOpponent: "beginner",
  aloneConfig: { people: false, clocks: false, patience: 3600 },
  chooseDeck: async (company) => (await ownDeck()).chooseDeck(company),
  homeFacts: () => import("./decks/NextDeck.svelte"),
  tableOptions: worded(() => import("./decks/DeckChoice.svelte")),
  tableFacts: worded(() => import("./decks/TableDeck.svelte")),
  HomeLinks,
  pages: {
    path: "decks",
    list: worded(() => import("./decks/DecksPage.svelte")),
    one: worded(() => import("./decks/DeckPage.svelte")),
  },
  adminLists: worded(() => import("./decks/AdminLists.svelte")),
};
