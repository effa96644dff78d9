// The deck that somebody plays with unless they choose another. Alone with bots: the last one, else their own, which begins with their
// first game. With friends: the house's.

import { isGuest, myName } from "../../../lib/me.svelte";
import { store, stored } from "../../../lib/storage";
import type { Company } from "../../game";
import type { DeckInfo } from "../../../lib/wire.gen";
import { language, t } from "../../../lib/words.svelte";
import { freshMark } from "./cards";
import * as requests from "./requests";

const KEY = "deck";

/** What was chosen last; `null` for the one that comes with the product. */
export const rememberDeck = (deck: string | null): void => store(KEY, deck ?? "");

/** Among these, the one that the next table plays with: `null` if it is the one that comes with the product, `undefined` if there is none. */
export function nextDeck(decks: readonly DeckInfo[]): DeckInfo | null | undefined {
  const last = stored(KEY);
  if (last === "") return null;
  const mine = decks.filter((deck) => !deck.house && (deck.owned || deck.wrote));
  return mine.find((deck) => deck.id === last) ?? mine.find((deck) => deck.owned);
}

export async function chooseDeck(company: Company): Promise<string | null> {
  const decks = await requests.decks();
  const beginning = { written: true, language: language() };
  const house =
    decks.find((deck) => deck.house) ??
    (await requests.houseDeck({ ...beginning, name: t("decks-house"), mark: t("decks-house-mark") }));
  if (company === "friends") return house.id;
  const next = nextDeck(decks);
  if (next !== undefined) return next?.id ?? null;
  const owner = isGuest() ? "" : (myName() ?? "");
  const mark = freshMark(
    owner,
    [house, ...decks].map((deck) => deck.mark),
  );
  const name = owner ? t("decks-own", { name: owner }) : t("decks-own-guest");
  return (await requests.makeDeck({ ...beginning, name, mark })).id;
}
