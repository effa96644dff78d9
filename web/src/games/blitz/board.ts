// Blitz without drawing: cards, places, what is on its way. It knows no rules; what goes comes from the options.

import type { Blitz, Message, View as AnyView, Moved } from "../../lib/wire.gen";

export type View = Blitz.BlitzView;
export type Public = Blitz.Public;
export type Area = Blitz.Area;
export type Action = Blitz.Action;
export type Carried = Blitz.Centre | Blitz.Lay;

export const isBlitz = (view: AnyView): view is View => view.kind === "blitz-view";

/** The list of the update as this game's actions; none if it is not our move. */
export const actions = (options: readonly Message[] | null): readonly Action[] => (options ?? []) as readonly Action[];

// Cards

export type Colour = "red" | "yellow" | "green" | "blue";
export type Sign = "sun" | "moon";
export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue"];
const SIGNS: Readonly<Record<Colour, Sign>> = { red: "sun", yellow: "sun", green: "moon", blue: "moon" };

/** By seat: the picture on the backs of its deck. */
export const BACKS = ["lark", "poppy", "maple", "brook", "owl", "ivy", "comet", "ember"] as const;
export type Back = (typeof BACKS)[number];
export const backOf = (seat: number): Back => BACKS[seat % BACKS.length]!;
/** The decks of the second set have dark backs. */
export const isNight = (back: Back): boolean => BACKS.indexOf(back) >= 4;

export interface Card {
  readonly colour: Colour;
  readonly number: number;
  readonly sign: Sign;
  /** Whose it is, where that is told. */
  readonly back: Back | null;
}

/** "red 7", or with its back "red 7 lark". */
export function cardOf(name: string): Card {
  const [colour, number, back] = name.split(" ") as [Colour, string, Back | undefined];
  return { colour, number: Number(number), sign: SIGNS[colour], back: back ?? null };
}

/** A card without its back. */
export const bare = (name: string): string => name.split(" ", 2).join(" ");

// Places

export const NEW = "new";

/** Where a source of this seat lies, as the news and the hands name it. */
export function spotOf(source: string, seat: number): string {
  if (source.startsWith("W")) return `work ${seat}.${source.slice(1)}`;
  return `${source === "reserve" ? "table" : source} ${seat}`;
}

/** The seat whose place this is; `null` in the middle of the table. */
export function seatAt(spot: string): number | null {
  const found = /^(?:blitz|hand|table|work) (\d)/.exec(spot);
  return found ? Number(found[1]) : null;
}

export const slotsOf = (area: Area): readonly string[] => area.slots.map((_, slot) => `W${slot + 1}`);
export const visible = (area: Area): string | null => (area.turned ? (area.reserve[area.turned - 1] ?? null) : null);

/** The card that a hand takes up at a place; `null` where there is none to be seen. */
export function cardAt(areas: Readonly<Record<number, Area>>, spot: string): string | null {
  const area = areas[seatAt(spot) ?? -1];
  if (!area) return null;
  if (spot.startsWith("blitz")) return area.top || null;
  if (spot.startsWith("table")) return visible(area);
  if (spot.startsWith("work")) return area.slots[Number(spot.split(".")[1]) - 1]?.at(-1) ?? null;
  return null;
}

/** The place where a new stack would be begun, as it looks now. */
export function freePlace(stacks: readonly (readonly string[])[]): string {
  return `C${stacks.findIndex((stack) => stack.length === 0) + 1}`;
}

/** How many stacks stand in a row, so that all have a fixed place; on a narrow screen fewer, as long as all are in four rows. */
export function columns(stacks: number, narrow: boolean): number {
  if (narrow && stacks <= 24) return Math.max(4, Math.min(6, Math.ceil(stacks / 2)));
  const rows = Math.ceil(stacks / 8);
  return Math.ceil(stacks / Math.max(rows, 2));
}

/** Everybody else, from the left hand on. */
export function rivals(seats: number, viewer: number | null): readonly number[] {
  const first = viewer ?? -1;
  return Array.from({ length: viewer === null ? seats : seats - 1 }, (_, at) => (first + 1 + at) % seats);
}

// What is allowed

const carried = (action: Action): action is Carried => action.kind === "centre" || action.kind === "lay";
export const targetOf = (action: Carried): string => (action.kind === "centre" ? action.stack : action.slot);

/** What may be done with this card. */
export function movesOf(options: readonly Action[], source: string, card: string): readonly Carried[] {
  return options.filter(carried).filter((action) => action.source === source && action.card === card);
}

/** What may be laid on this stack, or begin a new one. */
export function movesTo(options: readonly Action[], stack: string): readonly Blitz.Centre[] {
  return options.filter((action) => action.kind === "centre").filter((action) => action.stack === stack);
}

/** Names of the sources whose top card goes to the centre. */
export function going(options: readonly Action[]): ReadonlySet<string> {
  return new Set(options.flatMap((action) => (action.kind === "centre" ? [action.source] : [])));
}

/** An act in the work area that shortens the blitz deck: its top card is laid there, or a whole stack moves and the deck fills its slot. */
export function shortening(area: Area, options: readonly Action[]): Blitz.Lay | null {
  const lays = area.blitz ? options.filter((action) => action.kind === "lay") : [];
  const frees = ({ source, card }: Blitz.Lay): boolean =>
    source.startsWith("W") && area.slots[Number(source.slice(1)) - 1]?.[0] === card;
  return lays.find(({ source }) => source === "blitz") ?? lays.find(frees) ?? null;
}

/** The act as it would be, allowed or not, to ask why. */
export function attempt(view: View, source: string, card: string, target: string): Carried {
  if (target.startsWith("W")) return { kind: "lay", source, card, slot: target };
  const stack = view.public.stacks[Number(target.slice(1)) - 1]?.at(-1);
  return { kind: "centre", source, card, stack: target, top: stack === undefined ? "" : bare(stack) };
}

// What is on its way and not answered yet

export interface Pending {
  readonly id: number;
  readonly source: string;
  readonly card: string;
  /** "C3", "W1". */
  readonly target: string;
}

/** Whether the card still lies where it was taken: then the act is not in the view yet. */
export function lies(area: Area, source: string, card: string): boolean {
  if (source === "blitz") return area.top === card;
  if (source === "reserve") return visible(area) === card;
  return area.slots[Number(source.slice(1)) - 1]?.includes(card) ?? false;
}

/** The own area with the cards that are on their way already gone, and those for the own slots arrived. */
export function areaDrawn(area: Area, pending: readonly Pending[]): Area {
  if (!pending.length) return area;
  let { blitz, top, reserve, turned } = area;
  const slots = area.slots.map((slot) => [...slot]);
  for (const { source, card, target } of pending) {
    let moved = [card];
    if (source === "blitz") [blitz, top] = [blitz - 1, ""];
    else if (source === "reserve") {
      turned -= 1;
      reserve = reserve.filter((_, at) => at !== turned);
    } else {
      const pile = slots[Number(source.slice(1)) - 1];
      moved = pile?.splice(pile.indexOf(card)) ?? moved;
    }
    if (target.startsWith("W")) slots[Number(target.slice(1)) - 1]?.push(...moved);
  }
  return { ...area, blitz, top, reserve, turned, slots };
}

/** The centre with the own cards that are on their way arrived. */
export function stacksDrawn(
  stacks: readonly (readonly string[])[],
  pending: readonly Pending[],
  back: Back,
): readonly (readonly string[])[] {
  const toCentre = pending.filter((one) => one.target.startsWith("C"));
  if (!toCentre.length) return stacks;
  const drawn = [...stacks];
  for (const { card, target } of toCentre) {
    const at = Number(target.slice(1)) - 1;
    drawn[at] = [...(drawn[at] ?? []), `${card} ${back}`];
  }
  return drawn;
}

// What just happened

export interface Flight {
  /** With its back; `null` if it is not known. */
  readonly piece: string | null;
  readonly source: string;
  readonly target: string;
}

/** The moves to draw: of several cards that go the same way, the last. */
export function flights(news: readonly Moved[]): readonly Flight[] {
  const ways = new Map<string, Flight>();
  for (const { piece, source, target } of news) ways.set(`${source}>${target}`, { piece, source, target });
  return [...ways.values()];
}

/** Whether this view tells of something new. */
export function isNews(before: View | null, now: View): boolean {
  return before !== null && (before.public.at !== now.public.at || before.news !== now.news) && now.news.length > 0;
}

/** `now` with every part that is as it was before taken from there, so that only what changed is drawn anew. */
export function kept<T>(before: T, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const fresh = now as Record<string, unknown>;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = kept(old[key], fresh[key]);
    if (part !== old[key]) same = false;
    fresh[key] = part;
  }
  return same ? before : now;
}

// Scores

export interface Standing {
  readonly seat: number;
  /** As the round stands. */
  readonly points: number;
  readonly total: number;
}

/** What the last round gave, if it is the one that is being looked at. */
export function justScored(view: Public): Blitz.Result | null {
  return view.phase === "scored" || view.phase === "over" ? view.last : null;
}

/** By seat: the totals before the first round and after each one on the sheet. */
export function course(sheet: readonly (readonly number[])[], seats: number): readonly (readonly number[])[] {
  let sums: readonly number[] = Array.from({ length: seats }, () => 0);
  return [sums, ...sheet.map((row) => (sums = sums.map((sum, seat) => sum + (row[seat] ?? 0))))];
}
