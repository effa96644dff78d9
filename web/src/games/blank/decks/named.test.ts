import { expect, test } from "vitest";
import { learnWords, speak } from "../../../lib/words.svelte";
import { day, deckDetails, deckName, deckTitle } from "./named";

const home = { id: "a", name: "Home", mark: "H", version: 3, owners: ["Ada", "Ben"] };

test("a deck is told from another of the same name by its mark, and if need be by version and owners", async () => {
  await learnWords(["blank", "tools", "decks"]);
  await speak("en");
  const oak = { ...home, id: "b", mark: "O" };
  const twin = { ...home, id: "c", version: 0, owners: [] };
  expect(deckName(home, [home, oak])).toBe("Home (H)");
  expect(deckName(home, [home, twin])).toBe("Home (H · version 3 · of Ada and Ben)");
  expect(deckDetails(twin)).toBe("H · version 0");
});

test("the house's deck is called so in every language, until somebody owns it", async () => {
  await learnWords(["blank", "tools", "decks"]);
  await speak("de");
  const house = { id: "house", name: "The house’s deck", mark: "H", version: 0, owners: [] };
  expect(deckName(house, [house])).toBe("Das Deck des Hauses (H)");
  expect(deckTitle({ ...house, name: "Gartendeck", owners: ["Ada"] })).toBe("Gartendeck");
  expect(deckTitle({ ...house, id: "a" })).toBe("The house’s deck");
});

test("a day is said in the language that is spoken, other words stay", async () => {
  await learnWords(["blank", "tools", "decks"]);
  await speak("de");
  expect(day("2026-11-15")).toBe("15.11.2026");
  expect(day("Heiligabend")).toBe("Heiligabend");
});
