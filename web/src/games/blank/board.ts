// What a view of BLANK says, read without drawing. No rules: what is allowed comes from the options.

import type { Blank, Message, Moved } from "../../lib/wire.gen";

export type View = Blank.BlankView;
export type Action = Blank.Action;
export type Ask = Blank.Ask;
export type Duty = Blank.Duty;
export type Lasting = Blank.Lasting;
export type Motion = Blank.Motion;
export type Note = Blank.Note;
export type Timer = Blank.Timer;

export const COLOURS = ["red", "orange", "green", "blue", "violet", "pink"] as const;
export type Colour = (typeof COLOURS)[number];
const LETTERS = "ROGBVP";

export interface Face {
  readonly colour: Colour;
  readonly number: number;
  /** Copy a has a picture of its own. */
  readonly illustrated: boolean;
  /** The deck it belongs to, where several are mixed. */
  readonly mark: string;
}

/** "R4a" in its parts; `null` for a rule. */
export function faceOf(name: string): Face | null {
  const found = /^([ROGBVP])([1-6])([ab])(?:·(.+))?$/.exec(name);
  if (!found) return null;
  return {
    colour: COLOURS[LETTERS.indexOf(found[1]!)]!,
    number: Number(found[2]),
    illustrated: found[3] === "a",
    mark: found[4] ?? "",
  };
}

/** "rule 3" → 3; `null` for a game card. */
export function ruleNumber(name: string): number | null {
  const found = /^rule (\d+)$/.exec(name);
  return found ? Number(found[1]) : null;
}

export function isBlank(view: { kind: string }): view is View {
  return view.kind === "blank-view";
}

// The hand

export type Order = "dealt" | "colour" | "number";

export function sorted(hand: readonly string[], order: Order): readonly string[] {
  if (order === "dealt") return hand;
  const key = (name: string): number => {
    const face = faceOf(name);
    if (!face) return 0;
    const colour = COLOURS.indexOf(face.colour);
    return order === "colour" ? colour * 10 + face.number : face.number * 10 + colour;
  };
  return [...hand].sort((a, b) => key(a) - key(b));
}

// What the server allows

export const ofKind = <K extends Action["kind"]>(
  options: readonly Message[] | null,
  kind: K,
): readonly Extract<Action, { kind: K }>[] =>
  (options ?? []).filter((one): one is Extract<Action, { kind: K }> => one.kind === kind);

const holds = (cards: readonly string[], some: readonly string[]): boolean =>
  some.every((card) => cards.includes(card));

/** Which cards may be added to those chosen so that a listed play can come of it. */
export function addable(plays: readonly Blank.Play[], chosen: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const play of plays) if (holds(play.cards, chosen)) for (const card of play.cards) found.add(card);
  for (const card of chosen) found.delete(card);
  return found;
}

/** Whether these cards together are a listed play, in any order that leaves the same card on top. */
export function isListed(plays: readonly Blank.Play[], chosen: readonly string[]): boolean {
  const top = chosen.at(-1);
  return plays.some(
    (play) => play.cards.length === chosen.length && play.cards.at(-1) === top && holds(play.cards, chosen),
  );
}

// Questions

/** What a question wants: some of these players or cards, cards in an order, or a word that is not `closed`. */
export type Question =
  | { readonly of: "seats"; readonly seats: readonly number[]; readonly least: number; readonly most: number }
  | {
      readonly of: "cards";
      readonly cards: readonly string[];
      readonly inHand: boolean;
      readonly least: number;
      readonly most: number;
    }
  | { readonly of: "order"; readonly cards: readonly string[] }
  | { readonly of: "words"; readonly words: readonly string[]; readonly closed: readonly string[] };

/** The question that this viewer is to answer now; which cards it may be answered with only they are told. */
export function questionOf(view: View): Question | null {
  const ask = askOf(view);
  if (!ask || view.affairs.motion) return null;
  const bounds = (count: number) => ({ least: Math.min(ask.least, count), most: Math.min(ask.most, count) });
  switch (ask.what) {
    case "players":
      return { of: "seats", seats: ask.among.toSorted((a, b) => a - b), ...bounds(ask.among.length) };
    case "arrange":
      return { of: "order", cards: view.choices };
    case "cards":
    case "react": {
      const cards = view.choices;
      const inHand = cards.every((card) => view.hand.includes(card));
      return { of: "cards", cards, inHand, ...(ask.what === "react" ? { least: 1, most: 1 } : bounds(cards.length)) };
    }
    default:
      return { of: "words", words: ask.words, closed: view.closed };
  }
}

/** The part of the card that asks, without whom it is asked of. */
export const askedPath = (ask: Ask): string => ask.key.split(/[/@#!]/)[0] ?? "";

/** What sort of question it is, for its words. `options`: whether the card offers a choice between several things. */
export function askSort(ask: Ask, options: boolean): string {
  if (ask.what === "players") return ask.optional ? "name" : "players";
  if (ask.what !== "word") return ask.what;
  if (options) return "either";
  const [first = ""] = ask.words;
  if ((COLOURS as readonly string[]).includes(first)) return "colour";
  if (/^\d+$/.test(first)) return "number";
  return first === "yes" && ask.words.includes("no") ? "fact" : first;
}

export const askOf = (view: View): Ask | null => view.affairs.asks.find((ask) => ask.seat === view.viewer) ?? null;

// Obligations

/** Sharp eyes: nobody is told what is owed or wrong; one has to notice. */
export const sharp = (view: View): boolean => view.config.effects === "by-hand";

export const ownDuties = (view: View): readonly Duty[] =>
  view.affairs.duties.filter((duty) => duty.seat === view.viewer);

/** What others owe, as far as everybody knows. */
export const othersDuties = (view: View): readonly Duty[] =>
  view.affairs.duties.filter((duty) => duty.seat !== view.viewer);

/** By their path: the part of a card that lasts, unless it is an obligation that is shown as one. */
export const lastingShown = (view: View): readonly Lasting[] => {
  const owed = new Set(view.affairs.duties.map((duty) => duty.lasting));
  return view.affairs.memory.lasting.filter((one) => !owed.has(one.n));
};

/** Who is waited for besides whoever is on turn, as far as everybody may see: who could accuse or object is nobody's business. */
export function asked(view: View): ReadonlySet<number> {
  const { affairs } = view;
  if (affairs.phase !== "play") return new Set(view.waiting.map((one) => one.seat));
  const { motion } = affairs;
  if (motion?.what === "tool") return new Set();
  if (motion) return new Set(motion.voters.filter((seat) => !motion.votes.some(([voter]) => voter === seat)));
  return new Set(affairs.asks.map((ask) => ask.seat));
}

/** Whether this viewer is prompted for nothing but speaking up. */
export const onlyWatches = (view: View): boolean =>
  view.prompt !== null && view.prompt.kinds.every((kind) => SPEAKING.has(kind));

const SPEAKING = new Set(["accuse", "object", "apply", "decline"]);

/** Whether it is this viewer's turn, or anybody's. */
export const onTurn = (view: View): boolean => view.affairs.turn === view.viewer || view.affairs.free;

// Around the table

export const topCard = (view: View): string | null => view.discard.at(-1) ?? null;

// What just happened

const MOST_FLIGHTS = 24;

/** Whether the same is told again. */
export function same(before: View, now: View): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

/** The moves to draw between two views. */
export function flights(before: View, now: View): View["news"] {
  if (same(before, now) || JSON.stringify(before.news) === JSON.stringify(now.news)) return [];
  return now.news.slice(0, MOST_FLIGHTS);
}

export interface Step {
  readonly id: number;
  readonly seat: number | null;
  /** Cards that were laid on the discard pile by this seat. */
  readonly played: readonly string[];
  readonly notes: readonly Note[];
}

/** The cards that were laid from a hand. */
export const laidIn = (news: readonly Moved[]): readonly Moved[] =>
  news.filter((one) => one.source.startsWith("hand ") && one.target === "discard pile" && one.piece !== null);

/** What the newest view tells of, as one step of the story; nothing if it tells the same as the one before. */
export function stepOf(id: number, before: View | null, now: View): Step | null {
  const moved =
    JSON.stringify(before?.news ?? []) !== JSON.stringify(now.news) || before?.affairs.plays !== now.affairs.plays;
  const noted = JSON.stringify(before?.affairs.trace ?? []) !== JSON.stringify(now.affairs.trace);
  if (!moved && !noted) return null;
  const laid = moved ? laidIn(now.news) : [];
  const played = before?.affairs.plays === now.affairs.plays ? [] : laid;
  const source = played[0]?.source;
  return {
    id,
    seat: source ? Number(source.slice("hand ".length)) : null,
    played: played.filter((one) => one.source === source).map((one) => one.piece!),
    notes: now.affairs.trace,
  };
}

/** What a note's text names: seats where it does. */
export function otherSeats(note: Note): readonly number[] {
  return SEATED.has(note.what) && /^\d( \d)*$/.test(note.text) ? note.text.split(" ").map(Number) : [];
}

const SEATED = new Set([
  "accused-rightly",
  "accused-wrongly",
  "accused-too-late",
  "not-proven",
  "objected-rightly",
  "reported",
  "seats-swapped",
  "tool",
  "voted",
]);
