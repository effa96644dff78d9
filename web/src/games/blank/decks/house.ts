// What the house keeps of decks: asked for and changed.

import { ask } from "../../../lib/api";
import type { DeckInfo, DeckLine, DeckText, DeckWish, NewDeck, TrialReport } from "../../../lib/wire.gen";

const at = (deck: string, what = ""): string => `/api/decks/${encodeURIComponent(deck)}${what}`;

export const decks = (): Promise<readonly DeckInfo[]> => ask("/api/decks");
export const makeDeck = (wish: { name: string; mark: string; written: boolean; language: string }): Promise<NewDeck> =>
  ask("/api/decks", { body: wish });
export const importDeck = (file: unknown): Promise<NewDeck> => ask("/api/decks/import", { body: file });
export const mixDecks = (ids: readonly string[], name: string): Promise<NewDeck> =>
  ask("/api/decks/mix", { body: { decks: ids, name } });

export const cards = (deck: string, language: string): Promise<DeckText> =>
  ask(at(deck, `/cards?language=${language}`));
export const history = (deck: string): Promise<readonly DeckLine[]> => ask(at(deck, "/history"));
export const rename = (deck: string, name: string): Promise<null> => ask(at(deck, "/name"), { body: { name } });
export const moreBlanks = (deck: string): Promise<null> => ask(at(deck, "/blanks"), { method: "POST" });
export const separate = (mix: string, ids: readonly string[]): Promise<readonly DeckInfo[]> =>
  ask(at(mix, "/separate"), { body: { decks: ids } });
export const claim = (deck: string, code: string): Promise<null> => ask(at(deck, "/claim"), { body: { code } });

export interface NewCard {
  readonly text: string;
  readonly language: string;
  readonly card: string;
  readonly title: string;
  readonly picture: readonly (readonly (readonly [number, number])[])[];
}
export const writeCard = (deck: string, card: NewCard): Promise<DeckInfo> => ask(at(deck, "/cards"), { body: card });

/** Cards proposed to this deck: to its owners what is open, to others their own. */
export const wishes = (deck: string): Promise<readonly DeckWish[]> => ask(at(deck, "/wishes"));
/** With the number of an earlier one: the same, changed. */
export const propose = (deck: string, card: NewCard, wish?: number): Promise<DeckWish> =>
  ask(at(deck, wish === undefined ? "/wishes" : `/wishes/${wish}`), { body: card });
export const answer = (
  deck: string,
  { id, round }: DeckWish,
  answer: "approve" | "veto" | "decline",
  reason = "",
): Promise<null> => ask(at(deck, `/wishes/${id}/answer`), { body: { answer, round, reason } });
export const takeBack = (deck: string, wish: number): Promise<null> =>
  ask(at(deck, `/wishes/${wish}`), { method: "DELETE" });

export const exportPath = (deck: string): string => at(deck, "/export");
export const printPath = (deck: string, how: Readonly<Record<string, string>>): string =>
  at(deck, `/print?${new URLSearchParams(how).toString()}`);

export interface TrialWish {
  readonly language: string;
  readonly rule: boolean;
  readonly text?: string;
  readonly blocks?: unknown;
  readonly card: string;
  readonly deck: string | null;
}
export const tryOut = (wish: TrialWish): Promise<TrialReport> => ask("/api/blank/trials", { body: wish });
export const trial = (id: string): Promise<TrialReport> => ask(`/api/blank/trials/${encodeURIComponent(id)}`);
export const endTrial = (id: string): Promise<null> =>
  ask(`/api/blank/trials/${encodeURIComponent(id)}`, { method: "DELETE" });
