// The own part in a deal that nobody can choose: promise a number, then show it. Nobody has to think of it.

import { store, stored } from "./storage";
import { newRef } from "./ref";
import { hex, sha256, unhex } from "./sha256";
import type { Commit, Number, Update } from "./wire.gen";

const PREFIX = new TextEncoder().encode("carteblanche commitment");

export function commitment(number: string): string {
  const bytes = unhex(number);
  const whole = new Uint8Array(PREFIX.length + bytes.length);
  whole.set(PREFIX);
  whole.set(bytes, PREFIX.length);
  return hex(sha256(whole));
}

const newNumber = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** What this browser saw of a deal while it was made: with it, the finished game can be checked. */
export interface Witnessed {
  /** The server's commitment. */
  readonly commitment: string;
  /** The own number. */
  readonly number: string;
}

const MOST_DEALS = 100;

function deals(): [string, Witnessed][] {
  try {
    return JSON.parse(stored("deals") ?? "[]") as [string, Witnessed][];
  } catch {
    return [];
  }
}

export const witnessed = (room: string): Witnessed | null => deals().find(([id]) => id === room)?.[1] ?? null;

/** The first word counts: a server that says something else later is found out. */
function remember(room: string, seen: Witnessed): void {
  if (!witnessed(room)) store("deals", JSON.stringify([...deals(), [room, seen]].slice(-MOST_DEALS)));
}

/** What this update asks of the own seat for the deal, if anything. The number is stored until it has been shown. */
export function dealAnswer(room: string, update: Update): Commit | Number | null {
  const { table, seat } = update;
  const key = `number ${room}`;
  if (seat === null || !table.awaited.includes(seat)) {
    if (table.game !== null) store(key, null);
    return null;
  }
  if (table.phase === "committing") {
    const number = stored(key) ?? newNumber();
    store(key, number);
    return { kind: "commit", ref: newRef(), commitment: commitment(number) };
  }
  const number = table.phase === "numbering" ? stored(key) : null;
  if (number !== null) remember(room, { commitment: table.commitments[0] ?? "", number });
  return number === null ? null : { kind: "number", ref: newRef(), number };
}
