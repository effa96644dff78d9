// One person's hands: the card held, what was sent and is not answered yet.

import type { Answer, Foresight } from "../../lib/session.svelte";
import type { Message, Refused } from "../../lib/wire.gen";
import {
  type Action,
  actions,
  areaDrawn,
  attempt,
  backOf,
  cardAt,
  type Carried,
  freePlace,
  going,
  lies,
  movesOf,
  movesTo,
  NEW,
  type Pending,
  shortening,
  spotOf,
  stacksDrawn,
  targetOf,
  type View,
} from "./board";
import type { Key } from "./keys";

export interface Held {
  readonly source: string;
  readonly card: string;
}

export interface PlayContext {
  readonly play: (action: Action, seen: number) => Promise<Answer>;
  readonly whatIf: (action: Action) => Promise<Foresight>;
  /** A card leaves the hand. */
  readonly left: (pending: Pending) => void;
  /** The hand hovers with a card where it could let go. */
  readonly reach: (action: Carried) => void;
  /** It has to go back. */
  readonly returned: (pending: Pending) => void;
  readonly refused: (code: string, details: Refused["details"]) => void;
}

export class Play {
  held = $state.raw<Held | null>(null);
  /** The source of a card that goes nowhere, or came back: it shakes. */
  shaken = $state.raw<{ source: string; times: number }>({ source: "", times: 0 });
  /** What a hint says, until something happens. */
  advised = $state.raw<Action | null>(null);
  /** Where it says that the held card goes. */
  readonly advisedTarget = $derived(
    this.advised?.kind === "centre" || this.advised?.kind === "lay" ? targetOf(this.advised) : null,
  );
  /** A word was said, and not answered yet. */
  busy = $state(false);
  pending = $state.raw<readonly Pending[]>([]);
  private view = $state.raw<View | null>(null);
  private allowed = $state.raw<readonly Action[]>([]);
  private seen = 0;
  private ids = 0;

  readonly may = $derived(this.allowed.length > 0);
  /** The kinds that need no card. */
  readonly words = $derived(new Set(this.allowed.map((action) => action.kind)));
  readonly rhythms = $derived(this.allowed.flatMap((action) => (action.kind === "rhythm" ? [action.first] : [])));
  readonly going = $derived(going(this.allowed));
  /** What shortens the blitz deck without the centre, and the card it is laid on. */
  readonly shortening = $derived.by(() => {
    const area = this.view?.viewer == null ? null : (this.view.public.areas[this.view.viewer] ?? null);
    const lay = area && shortening(area, this.allowed);
    const under = lay && area.slots[Number(lay.slot.slice(1)) - 1]?.at(-1);
    return lay && under ? { card: lay.card, under } : null;
  });
  /** Where the held card goes: "C3", "new", "W1". */
  readonly targets = $derived(
    new Set(this.held ? movesOf(this.allowed, this.held.source, this.held.card).map(targetOf) : []),
  );
  /** The own area and the centre as they will be if all goes well. */
  readonly area = $derived.by(() => {
    const area = this.view?.viewer == null ? null : (this.view.public.areas[this.view.viewer] ?? null);
    return area && areaDrawn(area, this.pending);
  });
  readonly stacks = $derived(
    this.view ? stacksDrawn(this.view.public.stacks, this.pending, backOf(this.view.viewer ?? 0)) : [],
  );

  constructor(private readonly context: PlayContext) {}

  /** A new update. What it tells of is no longer pending, and what is held stays in the hand if it is still there. */
  show(view: View, options: readonly Message[] | null, n: number): void {
    this.view = view;
    this.allowed = actions(options);
    this.seen = n;
    const area = view.viewer === null ? undefined : view.public.areas[view.viewer];
    const racing = area !== undefined && view.public.phase === "racing";
    const open = this.pending.filter((one) => racing && lies(area, one.source, one.card));
    if (open.length !== this.pending.length) this.pending = open;
    if (this.held && !(racing && lies(area, this.held.source, this.held.card))) this.held = null;
  }

  /** A tap on an own card: to the centre if it goes there, onto the slot if one is in hand that fits, else into the hand. */
  tap(source: string, card: string, keep = false): void {
    if (this.isPending(source) || !this.may) return;
    const { held } = this;
    if (held && held.source !== source && this.targets.has(source)) return this.put(held, source);
    const moves = movesOf(this.allowed, source, card);
    if (held?.source === source && held.card === card) {
      const only = moves.filter((move) => move.kind === "lay");
      if (only.length === 1) return this.send(only[0]!);
      this.held = null;
      return;
    }
    const centre = moves.find((move) => move.kind === "centre");
    if (centre && !keep) return this.send(centre);
    this.held = { source, card };
    if (!moves.length) this.shake(source);
  }

  /** A tap on a stack, or on a free place: what is in hand goes there, else whatever fits. */
  tapStack(stack: string): void {
    if (!this.may) return;
    if (this.held) return this.put(this.held, stack);
    const move = movesTo(this.allowed, stack).find((one) => !this.isPending(one.source));
    if (move) this.send(move);
  }

  /** Lays a card somewhere, or asks why it does not go there. */
  put(held: Held, target: string): void {
    const move = movesOf(this.allowed, held.source, held.card).find((one) => targetOf(one) === target);
    if (move) this.send(move);
    else void this.why(held, target);
  }

  /** A card is carried over a place, over the middle of the table ("centre"), or over nothing. */
  hover(held: Held, target: string | null): void {
    const move = movesOf(this.allowed, held.source, held.card).find(
      (one) => targetOf(one) === target || (target === "centre" && one.kind === "centre"),
    );
    if (move) this.context.reach(move);
  }

  /** Lets go over a place, over the middle of the table ("centre"), or over nothing. */
  drop(held: Held, target: string | null): void {
    this.held = null;
    if (target === null || target === held.source || !this.may) return;
    if (target !== "centre") return this.put(held, target);
    const move = movesOf(this.allowed, held.source, held.card).find((one) => one.kind === "centre");
    if (move) this.send(move);
    else this.shake(held.source);
  }

  /** Turns the reserve over, or takes it up again. */
  flip(): void {
    const kind = this.words.has("flip") ? "flip" : this.words.has("turn") ? "turn" : null;
    if (kind) void this.say({ kind });
  }

  async say(action: Action): Promise<void> {
    const word = action.kind !== "flip" && action.kind !== "turn";
    if (word && this.busy) return;
    if (word) this.busy = true;
    const answer = await this.context.play(action, this.seen);
    if (word) this.busy = false;
    if (!answer.ok) this.context.refused(answer.code, answer.details);
  }

  /** A key: the card it names is tapped, or its word said. With a card in hand, the key of an empty slot asks for that slot. */
  press(key: Key, keep: boolean): void {
    switch (key) {
      case "say":
        if (this.words.has("go")) void this.say({ kind: "go" });
        else if (this.words.has("next")) void this.say({ kind: "next" });
        break;
      case "stuck":
      case "pass":
        if (this.words.has(key)) void this.say({ kind: key });
        break;
      case "flip":
        this.flip();
        break;
      case "cancel":
        this.cancel();
        break;
      case "help":
      case "what":
        break;
      default: {
        const card = this.area && cardAt([this.area], spotOf(key, 0));
        if (card) this.tap(key, card, keep);
        else if (this.held && key.startsWith("W")) this.put(this.held, key);
      }
    }
  }

  /** A hint: its card is taken into the hand. */
  advise(action: Action | null): void {
    this.advised = action;
    if (action?.kind === "centre" || action?.kind === "lay") this.held = { source: action.source, card: action.card };
  }

  cancel(): void {
    this.held = null;
  }

  private isPending(source: string): boolean {
    return this.pending.some((one) => one.source === source);
  }

  private send(action: Carried): void {
    if (this.isPending(action.source)) return;
    const named = targetOf(action);
    const target = named === NEW ? freePlace(this.stacks) : named;
    const pending: Pending = { id: ++this.ids, source: action.source, card: action.card, target };
    this.held = null;
    this.pending = [...this.pending, pending];
    this.context.left(pending);
    void this.context.play(action, this.seen).then((answer) => {
      const open = this.pending.includes(pending);
      this.pending = this.pending.filter((one) => one !== pending);
      if (answer.ok) return;
      if (open) this.context.returned(pending);
      this.shake(pending.source);
      this.context.refused(answer.code, answer.details);
    });
  }

  private async why(held: Held, target: string): Promise<void> {
    if (!this.view) return;
    this.shake(held.source);
    const answer = await this.context.whatIf(attempt(this.view, held.source, held.card, target));
    // Meanwhile it may have become possible; then the next try will do.
    if (!answer.ok) this.context.refused(answer.code, answer.details);
  }

  private shake(source: string): void {
    this.shaken = { source, times: this.shaken.times + 1 };
  }
}
