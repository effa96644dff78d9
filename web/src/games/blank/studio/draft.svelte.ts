// A card that is being written: its author's words, what the server makes of them, and what the author says to that.

import { call } from "../../../lib/api";
import type { NewCard } from "../../../lib/http.gen";
import { tellTrouble } from "../../../lib/refusals";
import type { Language } from "../../../lib/text";
import type { BlockLanguage, CardProposal, CardText, Offer, PartBlock, Reading } from "../../../lib/wire.gen";

export type Picture = NonNullable<NewCard["picture"]>;
export type Meaning = Offer["meaning"];
const PAUSE = 350;

export class Draft {
  /** A new rule, or words for the game card `card`. */
  rule = $state(true);
  card = $state("");
  title = $state("");
  mode = $state<"text" | "blocks">("text");
  text = $state("");
  blocks = $state.raw<PartBlock | null>(null);
  picture = $state.raw<Picture>([]);
  reading = $state.raw<Reading | null>(null);
  /** The card as people would see to it, and the language of its words: what was told of the text last. */
  private kept = $state.raw<Meaning | null>(null);
  private heard = $state("");
  /** What the author has chosen: one of the offers, or that people see to it. */
  choice = $state<number | "people" | null>(null);
  /** The words stand on a card already; only what they mean is said anew. */
  fixed = $state(false);
  /** The server is being asked. */
  asking = $state(false);
  trouble = $state(false);
  /** What the translator was asked or has answered, if the author wanted to know. */
  translation = $state<"" | "asking" | "none">("");
  known = $state.raw<BlockLanguage | null>(null);
  /** The deck that it is for: what is read is held against it. */
  private deck: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly language: () => Language,
    private readonly people: readonly string[],
  ) {}

  readonly forPeople = $derived(this.choice === "people");
  /** What the card means, as far as that is settled. */
  readonly offer = $derived.by<Offer | null>(() => {
    const { reading, choice } = this;
    if (!reading || choice === "people") return null;
    if (choice !== null) return reading.offers[choice] ?? null;
    return reading.answer === "understood" ? (reading.offers[0] ?? null) : null;
  });
  readonly errors = $derived(
    [...(this.reading?.findings ?? []), ...(this.offer?.findings ?? [])].filter((one) => one.level === "error"),
  );
  readonly settled = $derived(
    !this.asking && !this.errors.length && (this.offer !== null || (this.forPeople && this.text.trim() !== "")),
  );
  readonly ready = $derived(
    this.settled && (this.fixed || this.rule || (this.card !== "" && this.title.trim() !== "")),
  );
  readonly category = $derived<CardText["category"] | undefined>(this.forPeople ? "people" : this.offer?.category);
  /** What is sent; nothing if it is not settled what the card means. */
  readonly meaning = $derived<Meaning | null>((this.forPeople ? this.kept : this.offer?.meaning) ?? null);
  /** The author's words; of a card that was only clicked together what it says. */
  get words(): string {
    return this.text.trim() || (this.offer?.says[this.language()] ?? "");
  }
  /** In which language the words are. */
  get spoken(): string {
    return (this.text.trim() && this.heard) || this.language();
  }

  async learn(): Promise<void> {
    if (this.known?.language === this.language()) return;
    try {
      this.known = await call("GET /api/blank/blocks", { query: { language: this.language() } });
    } catch {
      this.trouble = true;
    }
  }

  write(text: string): void {
    this.text = text;
    this.choice = null;
    this.later();
  }

  build(blocks: PartBlock): void {
    this.blocks = blocks;
    this.choice = null;
    this.later();
  }

  choose(choice: number | "people" | null): void {
    this.choice = choice;
  }

  /** Asks the translator that the host has named: its suggestion joins the offers. */
  async translate(): Promise<void> {
    const { reading, text, asked } = this;
    if (!reading || this.translation === "asking") return;
    this.translation = "asking";
    let said: Draft["translation"] = "";
    try {
      const body = { language: this.language(), rule: this.rule, people: this.people, text };
      const { offers } = await call("POST /api/blank/suggestions", { body });
      if (asked !== this.asked) return;
      if (offers.length) this.reading = { ...reading, offers: [...reading.offers, ...offers], translator: false };
      else said = "none";
    } catch (trouble) {
      tellTrouble(trouble);
    } finally {
      if (asked === this.asked) this.translation = said;
    }
  }

  /** From words to blocks, with as much as was understood of them; and back to the words. */
  turn(mode: Draft["mode"], offer = 0): void {
    if (mode === this.mode) return;
    if (mode === "blocks")
      this.blocks =
        this.reading?.offers[offer]?.blocks ?? this.blocks ?? this.known?.begin[this.rule ? "rule" : "card"] ?? null;
    this.mode = mode;
    this.choice = null;
    this.later(0);
  }

  chooseKind(rule: boolean): void {
    if (rule === this.rule) return;
    this.rule = rule;
    this.choice = null;
    this.later(0);
  }

  chooseCard(card: string): void {
    this.card = card;
    this.later(0);
  }

  chooseDeck(deck: string | null): void {
    if (deck === this.deck) return;
    this.deck = deck;
    this.later(0);
  }

  /** A card that was proposed before, to be changed. */
  take(proposal: CardProposal): void {
    this.empty();
    this.rule = proposal.card === "";
    this.card = proposal.card;
    this.title = proposal.title;
    this.picture = proposal.picture;
    this.text = proposal.text;
    this.later(0);
  }

  /** A card of a deck, to say what it means. */
  repair(card: CardText, rule: boolean): void {
    this.empty();
    this.fixed = true;
    this.rule = rule;
    this.card = rule ? "" : card.name;
    this.text = card.text;
    this.later(0);
  }

  /** A clean sheet for the next card. */
  empty(): void {
    this.card = this.title = this.text = "";
    this.blocks = null;
    this.picture = [];
    this.mode = "text";
    this.choice = null;
    this.fixed = false;
    this.later(0);
  }

  private later(pause = PAUSE): void {
    clearTimeout(this.timer);
    this.asked++;
    this.translation = "";
    if (this.mode === "text" ? !this.text.trim() : !this.blocks) {
      this.reading = null;
      this.asking = false;
      return;
    }
    this.asking = true;
    this.timer = setTimeout(() => void this.read(), pause);
  }

  private async read(): Promise<void> {
    const mine = ++this.asked;
    const card = this.mode === "text" ? { text: this.text } : { blocks: this.blocks && { ...this.blocks } };
    try {
      const where = this.fixed ? {} : { deck: this.deck, card: this.rule ? "" : this.card };
      const body = { language: this.language(), rule: this.rule, people: this.people, ...where, ...card };
      const reading = await call("POST /api/blank/read", { body });
      if (mine !== this.asked) return;
      this.reading = reading;
      if (this.mode === "text") {
        this.kept = reading.kept;
        this.heard = reading.language;
      }
      this.trouble = false;
    } catch {
      if (mine === this.asked) this.trouble = true;
    } finally {
      if (mine === this.asked) this.asking = false;
    }
  }
}
