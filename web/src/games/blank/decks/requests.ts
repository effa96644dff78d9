// What the house keeps of decks: asked for and changed.

import { addressOf, call, upload } from "../../../lib/api";
import type { Calls, DeckRequest, Mixture, NewCard, Repair, TrialRequest, Verdict } from "../../../lib/http.gen";
import type { CardProposal } from "../../../lib/wire.gen";

export const decks = () => call("GET /api/decks");
export const makeDeck = (body: DeckRequest) => call("POST /api/decks", { body });
/** The house's, which is made like this if there is none yet. */
export const houseDeck = (body: DeckRequest) => call("POST /api/decks/house", { body });
export const importDeck = (file: unknown) => upload("POST /api/decks/import", file);
export const mixDecks = (body: Mixture) => call("POST /api/decks/mix", { body });

export const cards = (deck: string, language: string) =>
  call("GET /api/decks/{deck}/cards", { path: { deck }, query: { language } });
export const history = (deck: string) => call("GET /api/decks/{deck}/history", { path: { deck } });
export const deeds = (deck: string) => call("GET /api/decks/{deck}/deeds", { path: { deck } });
export const rename = (deck: string, name: string) =>
  call("POST /api/decks/{deck}/name", { path: { deck }, body: { name } });
export const moreBlanks = (deck: string) => call("POST /api/decks/{deck}/blanks", { path: { deck } });
export const separate = (mix: string, decks: readonly string[]) =>
  call("POST /api/decks/{deck}/separate", { path: { deck: mix }, body: { decks } });
export const claim = (deck: string, code: string) =>
  call("POST /api/decks/{deck}/claim", { path: { deck }, body: { code } });
export const repairCard = (deck: string, body: Repair) =>
  call("POST /api/decks/{deck}/meaning", { path: { deck }, body });
export const writeCard = (deck: string, body: NewCard) =>
  call("POST /api/decks/{deck}/cards", { path: { deck }, body });

/** Cards proposed to this deck: to its owners what is open, to others their own. */
export const proposals = (deck: string) => call("GET /api/decks/{deck}/proposals", { path: { deck } });
/** With the number of an earlier one: the same, changed. */
export const propose = (deck: string, body: NewCard, proposal?: number) =>
  proposal === undefined
    ? call("POST /api/decks/{deck}/proposals", { path: { deck }, body })
    : call("POST /api/decks/{deck}/proposals/{proposal}", { path: { deck, proposal }, body });
export const answer = (deck: string, { id, round }: CardProposal, answer: Verdict["answer"], reason = "") =>
  call("POST /api/decks/{deck}/proposals/{proposal}/answer", {
    path: { deck, proposal: id },
    body: { answer, round, reason },
  });
export const takeBack = (deck: string, proposal: number) =>
  call("DELETE /api/decks/{deck}/proposals/{proposal}", { path: { deck, proposal } });

export const exportPath = (deck: string) => addressOf("GET /api/decks/{deck}/export", { path: { deck } });
export const printPath = (deck: string, query: Calls["GET /api/decks/{deck}/print"]["query"]) =>
  addressOf("GET /api/decks/{deck}/print", { path: { deck }, query });

export const tryOut = (body: TrialRequest) => call("POST /api/blank/trials", { body });
export const trial = (id: string) => call("GET /api/blank/trials/{trial}", { path: { trial: id } });
export const endTrial = (id: string) => call("DELETE /api/blank/trials/{trial}", { path: { trial: id } });
