// One person's hand at the table: the cards chosen, in order, and what the server says would follow.

import type { Answer, Foresight } from "../../lib/session.svelte";
import type { Blank, Message, Refused } from "../../lib/wire.gen";
import {
  type Action,
  addable,
  askOf,
  isListed,
  ofKind,
  onTurn,
  type Question,
  questionOf,
  sharp,
  type View,
} from "./board";

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
  readonly question: Question | null = $derived(this.view && questionOf(this.view));
  /** What has been chosen for the question so far, in order: cards by name, players by seat. */
  private answering = $state.raw<{ readonly ask: number; readonly picked: readonly (string | number)[] }>({
    ask: -1,
    picked: [],
  });
  private readonly ask = $derived(this.view && askOf(this.view));
  readonly picked = $derived(this.answering.ask === this.ask?.n ? this.answering.picked : []);
  /** Whether the answer is one player, who is chosen with one tap. A card is looked at with the first, and goes with another one. */
  readonly atOnce = $derived(this.question?.of === "seats" && this.question.least === 1 && this.question.most === 1);
  readonly mayAnswer = $derived(
    (this.question?.of === "cards" || this.question?.of === "seats") &&
      this.picked.length >= this.question.least &&
      this.picked.length <= this.question.most,
  );
  readonly mayDecline = $derived(this.prompted("decline"));
  /** Nothing fits; in sharp eyes one sees that for oneself. */
  readonly mustDraw = $derived(ofKind(this.options, "draw").length > 0 && this.view !== null && !sharp(this.view));
  readonly mayDraw = $derived(
    ofKind(this.options, "draw").length > 0 || (this.view?.config.wrong === "lie" && this.prompted("draw")),
  );
  readonly dones = $derived(new Set(ofKind(this.options, "done").map((one) => one.duty)));
  readonly uses = $derived(ofKind(this.options, "use"));
  readonly votes = $derived(
    this.prompted("vote")
      ? (this.view?.affairs.motion?.choices ?? []).map((choice): Blank.Vote => ({ kind: "vote", choice }))
      : [],
  );
  /** Whether it is for this seat to play a card: on its turn, or out of turn if a card allows it. */
  readonly turn = $derived(this.prompted("play") && this.view !== null && (onTurn(this.view) || this.plays.length > 0));
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
  /** Whether what is chosen can be played, or is enough for an answer. */
  readonly mayConfirm = $derived(this.ready || (this.mayAnswer && this.picked.length > 0));
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
    if (action?.kind === "answer" && this.ask) this.answering = { ask: this.ask.n, picked: action.cards };
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

  /** Plays what is chosen, or answers with it. */
  confirm(): void {
    void (this.ready ? this.lay() : this.answer());
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

  /** Chooses a card or a player for the question, or puts it back. What is enough answers at once; an order does when it is whole. */
  async pickAnswer(one: string | number): Promise<void> {
    const { ask, question } = this;
    if (!ask || !question || this.busy) return;
    if (this.atOnce) {
      await this.act(answerOf(question, [one]));
      return;
    }
    const without = this.picked.filter((other) => other !== one);
    const most = question.of === "seats" || question.of === "cards" ? question.most : Infinity;
    const picked = without.length < this.picked.length ? without : [...without, one].slice(-most);
    this.answering = { ask: ask.n, picked };
    if (question.of === "order" && picked.length === question.cards.length) await this.answer();
  }

  /** Answers with what has been chosen. */
  async answer(): Promise<void> {
    const { question } = this;
    if (!question || !(await this.act(answerOf(question, this.picked)))) return;
    this.answering = { ask: -1, picked: [] };
  }

  private prompted(kind: Action["kind"]): boolean {
    return this.view?.prompt?.kinds.includes(kind) ?? false;
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

/** Players, cards, or cards in an order: the pile's top is last, and the first card chosen comes first. */
function answerOf(question: Question, picked: readonly (string | number)[]): Blank.Answer {
  const cards = picked.filter((one) => typeof one === "string");
  const seats = picked.filter((one) => typeof one === "number");
  return { kind: "answer", cards: question.of === "order" ? cards.toReversed() : cards, seats, word: "" };
}
