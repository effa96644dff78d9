// One person's hand at the table: the cards chosen, in order, and what the server says would follow.

import type { Answer, Foresight } from "../../lib/session.svelte";
import type { Blank, Message, Refused } from "../../lib/wire.gen";
import { type Action, addable, askOf, type Answers, answersOf, isListed, ofKind, sharp, type View } from "./board";

export interface PlayContext {
  readonly whatIf: (action: Action) => Promise<Foresight>;
  readonly act: (action: Action, seen: number) => Promise<Answer>;
  readonly refused: (code: string, details: Refused["details"]) => void;
}

export class Play {
  /** In the order in which they would be laid; the last one lies on top. */
  chosen = $state.raw<readonly string[]>([]);
  preview = $state.raw<Blank.Preview | null>(null);
  /** What a hint says, until something happens. */
  advised = $state.raw<Action | null>(null);
  /** An act is on its way. */
  busy = $state(false);
  private view = $state.raw<View | null>(null);
  private options = $state.raw<readonly Message[] | null>(null);
  private seen = 0;

  readonly plays = $derived(ofKind(this.options, "play"));
  readonly answers: Answers | null = $derived(answersOf(this.options, this.view?.hand ?? []));
  readonly mayDecline = $derived(ofKind(this.options, "decline").length > 0);
  /** Nothing fits; in sharp eyes one sees that for oneself. */
  readonly mustDraw = $derived(ofKind(this.options, "draw").length > 0 && this.view !== null && !sharp(this.view));
  readonly mayDraw = $derived(
    ofKind(this.options, "draw").length > 0 ||
      (this.view?.config.wrong === "lie" && this.view.prompt?.kinds.includes("draw") === true),
  );
  readonly dones = $derived(new Set(ofKind(this.options, "done").map((one) => one.duty)));
  readonly votes = $derived(ofKind(this.options, "vote"));
  /** Whether it is for this seat to play a card. */
  readonly turn = $derived(this.view?.prompt?.kinds.includes("play") ?? false);
  /** In sharp eyes anybody may lay cards at any time, right or wrong. */
  readonly daring = $derived(
    this.view !== null &&
      this.view.viewer !== null &&
      this.view.config.wrong === "lie" &&
      this.view.affairs.phase === "play" &&
      !this.view.affairs.motion &&
      !this.view.affairs.asks.length,
  );
  readonly mayChoose = $derived(this.turn || this.daring);
  /** The options are too many to be listed: then only the preview knows. */
  private readonly unlisted = $derived(this.turn && this.options === null);
  /** Nobody is told what fits where everybody has to see for themselves. */
  readonly marked = $derived(this.turn && !this.unlisted && this.view !== null && !sharp(this.view));
  readonly fitting = $derived(this.marked ? addable(this.plays, this.chosen) : new Set<string>());
  readonly proper = $derived(isListed(this.plays, this.chosen));
  readonly ready = $derived(
    this.chosen.length > 0 &&
      this.mayChoose &&
      (this.proper || this.unlisted || this.view?.config.wrong === "lie" || this.view?.config.wrong === "fined"),
  );
  /** What would be wrong with the cards chosen, where one is warned. */
  readonly fault = $derived(this.marked ? (this.preview?.fault ?? "") : "");

  constructor(private readonly context: PlayContext) {}

  /** A new update. Cards that are still in the hand stay chosen. */
  show(view: View, options: readonly Message[] | null, n: number): void {
    const top = this.view?.discard.at(-1);
    this.view = view;
    this.options = options;
    this.seen = n;
    const kept = this.chosen.filter((card) => view.hand.includes(card));
    if (kept.length === this.chosen.length && top === view.discard.at(-1)) return;
    this.chosen = kept.length === this.chosen.length ? kept : [];
    this.foresee();
  }

  /** Chooses a card or puts it back; the newest lies on top. */
  toggle(card: string): void {
    if (this.busy) return;
    const chosen = this.chosen.includes(card);
    if (!chosen && !this.mayChoose) return;
    this.chosen = chosen ? this.chosen.filter((one) => one !== card) : [...this.chosen, card];
    this.foresee();
  }

  /** Chooses this card alone if it does not go with the others. */
  pick(card: string): void {
    const fits = this.chosen.includes(card) || !this.marked || this.fitting.has(card);
    if (!fits && this.chosen.length) this.chosen = [];
    this.toggle(card);
  }

  /** A hint: its cards are chosen, as if by hand. */
  advise(action: Action | null): void {
    this.advised = action;
    if (action?.kind !== "play") return;
    this.chosen = action.cards;
    this.foresee();
  }

  /** For the attribute of what does this act: it is framed if a hint says so. */
  hinted(action: Partial<Action>): true | undefined {
    return (
      (this.advised !== null &&
        Object.entries(action).every(
          ([key, value]) => JSON.stringify(this.advised![key as keyof Action]) === JSON.stringify(value),
        )) ||
      undefined
    );
  }

  cancel(): void {
    this.chosen = [];
    this.preview = null;
  }

  lay(): Promise<boolean> {
    if (!this.ready) return Promise.resolve(false);
    return this.act({ kind: "play", cards: this.chosen });
  }

  /** Does something; whether the server said yes. */
  async act(action: Action): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const answer = await this.context.act(action, this.seen);
    this.busy = false;
    if (answer.ok) {
      if (action.kind === "play") this.cancel();
      return true;
    }
    this.context.refused(answer.code, answer.details);
    return false;
  }

  /** The answer to the question that is open, by a card of the hand. */
  answerWith(card: string): Promise<boolean> {
    const { answers } = this;
    const action = answers?.of === "cards" ? answers.actions.get(card) : undefined;
    return action ? this.act(action) : Promise.resolve(false);
  }

  private foresee(): void {
    this.preview = null;
    const { chosen } = this;
    if (!chosen.length || !this.turn || !this.view || sharp(this.view) || askOf(this.view)) return;
    void this.context.whatIf({ kind: "play", cards: chosen }).then((foresight) => {
      if (this.chosen !== chosen) return;
      if (foresight.ok) this.preview = foresight.preview as Blank.Preview;
      else if (foresight.code !== "unreachable") {
        this.context.refused(foresight.code, foresight.details);
        this.chosen = chosen.slice(0, -1);
        if (this.chosen.length) this.foresee();
      }
    });
  }
}
