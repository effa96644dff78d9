// A card that is being written: as text or as blocks, and what the server makes of it.

import { call } from "../../../lib/api";
import type { NewCard } from "../../../lib/http.gen";
import type { Language } from "../../../lib/text";
import type { BlockLanguage, CardProposal, Reading } from "../../../lib/wire.gen";
import { type BlockCard, blankCard } from "./blocks";

export type Picture = NonNullable<NewCard["picture"]>;
const PAUSE = 350;

export class Draft {
  /** A new rule, or words for the game card `card`. */
  rule = $state(true);
  card = $state("");
  title = $state("");
  mode = $state<"text" | "blocks">("text");
  text = $state("");
  blocks = $state.raw<BlockCard | null>(null);
  picture = $state.raw<Picture>([]);
  reading = $state.raw<Reading | null>(null);
  /** The server is being asked. */
  asking = $state(false);
  trouble = $state(false);
  known = $state.raw<BlockLanguage | null>(null);
  /** The deck that it is for: what is read is held against it. */
  private deck: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly language: () => Language,
    private readonly people: readonly string[],
  ) {}

  readonly errors = $derived((this.reading?.findings ?? []).filter((one) => one.level === "error"));
  readonly ready = $derived(
    (this.reading?.understood ?? false) &&
      !this.asking &&
      !this.errors.length &&
      (this.rule || (this.card !== "" && this.title.trim() !== "")),
  );
  /** The card as it would be sent. */
  get sentence(): string {
    return this.mode === "text" ? this.text.trim() : (this.reading?.says[this.language()] ?? "");
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
    this.later();
  }

  build(blocks: BlockCard): void {
    this.blocks = blocks;
    this.later();
  }

  /** From text to blocks and back, with what was understood. */
  turn(mode: Draft["mode"]): void {
    if (mode === this.mode) return;
    const { reading } = this;
    if (mode === "blocks") {
      const read = reading?.understood ? (reading.blocks as unknown as BlockCard | null) : null;
      this.blocks = read ?? this.blocks ?? (this.known && blankCard(this.known, this.rule));
    } else if (reading?.understood) this.text = reading.says[this.language()] ?? this.text;
    this.mode = mode;
    this.later(0);
  }

  chooseKind(rule: boolean): void {
    if (rule === this.rule) return;
    this.rule = rule;
    if (this.blocks && this.known)
      this.blocks = rule
        ? { ...this.blocks, when: this.blocks.when ?? blankCard(this.known, true).when }
        : { ...this.blocks, when: null, given: [] };
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

  /** A card that was proposed before, to be changed; said in the language that is spoken now. */
  async take(proposal: CardProposal): Promise<void> {
    this.rule = proposal.card === "";
    this.card = proposal.card;
    this.title = proposal.title;
    this.picture = proposal.picture;
    this.mode = "text";
    this.text = proposal.text;
    if (proposal.language !== this.language()) {
      const body = { text: proposal.text, language: proposal.language, rule: this.rule };
      const { says } = await call("POST /api/blank/read", { body });
      this.text = says[this.language()] ?? proposal.text;
    }
    this.later(0);
  }

  /** A clean sheet for the next card. */
  empty(): void {
    this.card = this.title = this.text = "";
    this.blocks = null;
    this.picture = [];
    this.mode = "text";
    this.later(0);
  }

  private later(pause = PAUSE): void {
    clearTimeout(this.timer);
    if (this.mode === "text" && !this.text.trim()) {
      this.reading = null;
      this.asked++;
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
      const where = { deck: this.deck, card: this.rule ? "" : this.card };
      const body = { language: this.language(), rule: this.rule, people: this.people, ...where, ...card };
      const reading = await call("POST /api/blank/read", { body });
      if (mine !== this.asked) return;
      this.reading = reading;
      this.trouble = false;
    } catch {
      if (mine === this.asked) this.trouble = true;
    } finally {
      if (mine === this.asked) this.asking = false;
    }
  }
}
