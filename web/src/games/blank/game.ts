import type { Game } from "../game";
import HomeLinks from "./decks/HomeLinks.svelte";

export const game: Game = {
  name: "blank",
  glimpse: () => import("./Glimpse.svelte"),
  parts: () => import("./parts"),
  howToPicture: () => import("./HowToPicture.svelte"),
  lesson: () => import("./lesson"),
  firstOpponent: "beginner",
  chooseDeck: async () => (await import("./decks/own")).chooseDeck(),
  homeFacts: () => import("./decks/NextDeck.svelte"),
  tableOptions: () => import("./decks/DeckChoice.svelte"),
  tableFacts: () => import("./decks/TableDeck.svelte"),
  HomeLinks,
  pages: {
    path: "decks",
    list: () => import("./decks/DecksPage.svelte"),
    one: () => import("./decks/DeckPage.svelte"),
  },
  adminLists: () => import("./decks/AdminLists.svelte"),
};
