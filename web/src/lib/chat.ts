// What is said at a table: what of it is shown, and what is new.

import { store, stored } from "./storage";
import type { Said } from "./wire.gen";

export const EMOTES = ["well-played", "thanks", "oops", "hurry", "laugh", "wow", "good-luck", "again"] as const;
const MOST_MUTED = 200;

/** What is not from somebody muted here. */
export function heard(said: readonly Said[], muted: ReadonlySet<string>): readonly Said[] {
  return said.filter((one) => one.you || !muted.has(one.who));
}

/** How many lines of others came after the one that was read last. */
export function unread(said: readonly Said[], muted: ReadonlySet<string>, read: number): number {
  return heard(said, muted).filter((one) => !one.you && one.at > read).length;
}

/** Everybody who said something, by the name they used last. */
export function speakers(said: readonly Said[]): ReadonlyMap<string, string> {
  return new Map(said.filter((one) => !one.you).map((one) => [one.who, one.name]));
}

export function mutedHere(): ReadonlySet<string> {
  return new Set((stored("muted") ?? "").split(" ").filter(Boolean));
}

/** Mutes or unmutes somebody, for this browser alone. */
export function mute(who: string, on: boolean): ReadonlySet<string> {
  const all = [...mutedHere()].filter((other) => other !== who);
  if (on) all.push(who);
  const rest = all.slice(-MOST_MUTED);
  store("muted", rest.length ? rest.join(" ") : null);
  return new Set(rest);
}
