// What the cards of this table say, in the language that is spoken.

import type { CardText, DeckText, ReportText } from "../../lib/wire.gen";
import { call } from "../../lib/api";
import { faceOf, type View } from "./board";
import { typeset } from "./typeset";

/** What was told before, by room and language: cards do not change during a game. */
const known = new Map<string, DeckText>();

const printed = (deck: DeckText): DeckText => ({
  ...deck,
  cards: deck.cards.map((card) => ({
    ...card,
    text: typeset(card.text),
    says: typeset(card.says),
    parts: Object.fromEntries(Object.entries(card.parts).map(([path, said]) => [path, typeset(said)])),
  })),
});

export class DeckWords {
  text = $state.raw<DeckText | null>(null);
  failed = $state(false);
  private readonly cards = $derived(new Map((this.text?.cards ?? []).map((card) => [card.name, card])));
  private wanted = "";

  constructor(private readonly room: string) {}

  /** Whether its words are still to come. */
  get awaited(): boolean {
    return this.text === null && !this.failed;
  }

  async load(language: string): Promise<void> {
    if (this.wanted === language) return;
    this.wanted = language;
    this.failed = false;
    const { room } = this;
    const key = `${room} ${language}`;
    try {
      const text =
        known.get(key) ?? printed(await call("GET /api/rooms/{room}/cards", { path: { room }, query: { language } }));
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

  /** What its author wrote, and under it what the table understands by it, where that says more: not with cards of ours, which are worded
   * for it, in their own language. */
  words(name: string, view: View): { readonly text: string; readonly language: string; readonly reading: string } {
    const card = this.card(name);
    if (!card) return { text: "", language: "", reading: "" };
    const says = this.says(name, view);
    const plain = says === card.text || (card.ours && card.language === this.wanted && says === card.says);
    return { text: card.text, language: card.language, reading: plain ? "" : says };
  }

  /** What the table understands by a card, with a number that was written over its own. */
  says(name: string, view: View): string {
    const card = this.card(name);
    if (!card) return "";
    const piece = this.text?.names.indexOf(name) ?? -1;
    const edit = view.affairs.memory.edits.find(([rule]) => rule === piece);
    return (edit && card.edited[edit[1] - 1]) || card.says;
  }

  /** Whether only people can see to it: then there are hand tools for it. */
  forPeople(name: string): boolean {
    return this.card(name)?.category === "people";
  }

  /** What one part of a card says; a part without words of its own belongs to the nearest around it that has. */
  part(name: string, path: string): string {
    const parts = this.card(name)?.parts ?? {};
    for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
      const said = parts[at];
      if (said) return said;
    }
    return "";
  }

  /** What something lasting changes, without how long it does. */
  change(name: string, path: string): string {
    return this.card(name)?.parts[`${path}.change`] ?? "";
  }

  /** What the parts of a choice say, if this is one. */
  options(name: string, path: string): readonly string[] {
    const parts = this.card(name)?.parts ?? {};
    const found: string[] = [];
    for (let said = parts[`${path}.options.0`]; said; said = parts[`${path}.options.${found.length}`]) found.push(said);
    return found;
  }

  /** What people may report because a card waits for it, in the order in which the table counts it. */
  reports(name: string, view: View): readonly ReportText[] {
    const card = this.card(name);
    if (!card) return [];
    const inForce = view.rules.includes(name) || faceOf(name) !== null;
    const lasting = view.affairs.memory.lasting.filter((one) => this.nameOf(one.card) === name);
    const found = [
      ...(inForce ? (card.reports[""] ?? []) : []),
      ...lasting.flatMap((one) => card.reports[one.path] ?? []),
    ];
    return found.filter(
      (one, at) => found.findIndex((other) => other.text === one.text && other.about === one.about) === at,
    );
  }
}
