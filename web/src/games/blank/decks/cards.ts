// The cards of a deck, without drawing: which are free, who wrote which.

import type { CardText, DeckChange, DeckText } from "../../../lib/wire.gen";
import { faceOf } from "../board";

/** Game cards without words. */
export function freeCards(deckText: DeckText | null): readonly string[] {
  const written = new Set((deckText?.cards ?? []).map((card) => card.name));
  return (deckText?.names ?? []).filter((name) => faceOf(name) && !written.has(name));
}

export const isRule = (card: CardText): boolean => faceOf(card.name) === null;

export interface Author {
  readonly name: string;
  readonly cards: number;
}

/** Who wrote how many of these cards, the busiest first. */
export function authorsOf(cards: readonly CardText[]): readonly Author[] {
  const counts = new Map<string, number>();
  for (const { author } of cards) if (author) counts.set(author, (counts.get(author) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, cards: count })).sort((a, b) => b.cards - a.cards);
}

/** What was written after one version of a deck, up to another: a deck only grows, so its newest cards tell. */
export function writtenBetween(
  deckText: DeckText,
  lines: readonly DeckChange[],
  since: number,
  until: number,
): readonly CardText[] {
  const names = new Set(lines.flatMap((one) => (one.version > since && one.version <= until ? [one.card] : [])));
  return deckText.cards.filter((card) => names.has(card.name));
}

/** A short mark that none of these decks has, from the first letters of a name. */
export function freshMark(name: string, taken: readonly string[]): string {
  const letters = [...name.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  for (let length = 1; length <= Math.min(letters.length, 4); length++) {
    const mark = letters.slice(0, length).join("");
    if (!taken.includes(mark)) return mark;
  }
  const base = letters[0] ?? "B";
  if (!taken.includes(base)) return base;
  for (let n = 2; ; n++) if (!taken.includes(`${base}${n}`)) return `${base}${n}`;
}
