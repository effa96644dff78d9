// Which deck, as several may be called the same; and since when.

import { language, listed, t } from "../../../lib/words.svelte";

interface Known {
  readonly id: string;
  readonly name: string;
  readonly mark: string;
  readonly version: number;
  readonly owners: readonly string[];
}

/** The house keeps its deck under this name for all tables. */
const HOUSE = "house";

/** The name; what nobody owns nobody can have named, so everybody reads of the house's deck in their own language. */
export const deckTitle = ({ id, name, owners }: Pick<Known, "id" | "name" | "owners">): string =>
  id === HOUSE && !owners.length ? t("decks-house") : name;

/** What tells a deck from any other: its mark, its version, and whose it is. */
export function deckDetails({ mark, version, owners }: Known): string {
  const parts = [mark, t("decks-version", { version })];
  if (owners.length) parts.push(t("decks-of", { names: listed(owners) }));
  return parts.join(" · ");
}

/** The name with the mark, and with all that is needed if another of these has the same. */
export function deckName(deck: Known, among: readonly Known[]): string {
  const twin = among.some((one) => one.id !== deck.id && one.name === deck.name && one.mark === deck.mark);
  return `${deckTitle(deck)} (${twin ? deckDetails(deck) : deck.mark})`;
}

/** A day as it is said here; what a household wrote itself stays as it is. */
export const day = (iso: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(iso)
    ? new Date(`${iso}T12:00:00`).toLocaleDateString(language(), { dateStyle: "medium" })
    : iso;
