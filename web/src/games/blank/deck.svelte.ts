// What the cards of this table say, in the language that is spoken.

import type { CardText, DeckText } from "../../lib/wire.gen";
import { call } from "../../lib/api";
import type { View } from "./board";

/** What was told before, by room and language: cards do not change during a game. */
const known = new Map<string, DeckText>();

export class DeckWords {
  text = $state.raw<DeckText | null>(null);
  failed = $state(false);
  private readonly cards = $derived(new Map((this.text?.cards ?? []).map((card) => [card.name, card])));
  private wanted = "";

  constructor(private readonly room: string) {}

  async load(language: string): Promise<void> {
    if (this.wanted === language) return;
    this.wanted = language;
    this.failed = false;
    const { room } = this;
    const key = `${room} ${language}`;
    try {
      const text =
        known.get(key) ?? (await call("GET /api/rooms/{room}/cards", { path: { room }, query: { language } }));
      known.set(key, text);
      if (this.wanted === language) this.text = text;
    } catch {
      this.wanted = "";
      this.failed = true;
    }
  }

  /** The name of a card that the table knows by number. */
  nameOf(piece: number): string {
    return this.text?.names[piece] ?? "";
  }

  card(name: string): CardText | null {
    return this.cards.get(name) ?? null;
  }

  /** The sentence on a card, with a number that was written over its own. */
  says(name: string, view: View): string {
    const card = this.card(name);
    if (!card) return "";
    const piece = this.text?.names.indexOf(name) ?? -1;
    const edit = view.affairs.memory.edits.find(([rule]) => rule === piece);
    return (edit && card.edited[edit[1] - 1]) || card.says;
  }

  /** What one part of a card says. */
  part(name: string, path: string): string {
    return this.card(name)?.parts[path] ?? "";
  }

  /** What somebody has to do there. */
  deed(name: string, path: string): string {
    const card = this.card(name);
    return card?.deeds[path] ?? card?.parts[path] ?? "";
  }
}
