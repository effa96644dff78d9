// A picture waits here until its card is in the deck; then it is drawn onto it.

import { ask } from "../../../lib/api";
import { keep, kept } from "../../../lib/keep";
import type { DeckText } from "../../../lib/wire.gen";
import type { View } from "../board";
import type { Picture } from "./draft.svelte";

const key = (room: string): string => `blank-picture-${room}`;

export function keepPicture(room: string, picture: Picture): void {
  keep(key(room), picture.length ? JSON.stringify(picture) : null);
}

/** The name that the card of this seat has in the deck after the game. */
export function newCardName(view: View, told: DeckText, seat: number): string | null {
  const rules = told.names.filter((name) => name.startsWith("rule ")).length;
  let written = 0;
  for (const wish of view.affairs.written) {
    if (!wish.card) written++;
    if (wish.seat === seat) return wish.card || `rule ${rules + written}`;
  }
  return null;
}

export async function sendPicture(room: string, view: View, told: DeckText): Promise<void> {
  const waiting = kept(key(room));
  if (waiting === null || view.viewer === null || !told.deck) return;
  const card = newCardName(view, told, view.viewer);
  keep(key(room), null);
  if (card === null) return;
  const body = { card, picture: JSON.parse(waiting) as Picture };
  await ask(`/api/decks/${encodeURIComponent(told.deck)}/picture`, { body }).catch(() => keep(key(room), waiting));
}
