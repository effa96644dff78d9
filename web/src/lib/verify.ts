// Checks a finished game's log without trusting the server, as far as that goes without the rules. It needs no secure context.

import { commitment, type Witnessed } from "./deal";
import { hmac, KeyedLuck, mix } from "./luck";
import { hex, sha256, unhex } from "./sha256";

export type Check = "chain" | "secret" | "numbers" | "draws" | "own";

export interface Verdict {
  readonly entries: number;
  /** How many numbers the players gave. */
  readonly numbers: number;
  /** How many random numbers were drawn again. */
  readonly draws: number;
  /** How many answers came from outside, as from a word list, and were not checked here. */
  readonly witnessed: number;
  /** Whether this browser saw the deal; then what it saw was compared. */
  readonly own: boolean;
}

/** A check that failed, and at which entry; -1 is the header. */
export class Broken extends Error {
  constructor(
    readonly check: Check,
    readonly n: number,
  ) {
    super(`${check} at entry ${n}`);
  }
}

type Event =
  | { readonly kind: "committed"; readonly seat: number; readonly commitment: string }
  | { readonly kind: "numbered"; readonly seat: number; readonly number: string }
  | { readonly kind: "closed"; readonly secret: string }
  | { readonly kind: "dealt" };

interface Entry {
  readonly n: number;
  readonly event: Event;
  readonly luck: readonly number[];
  readonly salt: string;
}

const utf8 = new TextEncoder();
const HASH_LENGTH = ',"hash":""}'.length + 64;

/** The body of a line as it was written, checked against the hash that follows from the one before. */
function body(line: string, name: string, before: string, n: number): readonly [unknown, string] {
  const opening = `{"${name}":`;
  const text = line.slice(opening.length, -HASH_LENGTH);
  const hash = line.slice(-66, -2);
  if (line !== `${opening}${text},"hash":"${hash}"}` || hex(sha256(utf8.encode(before + text))) !== hash)
    throw new Broken("chain", n);
  try {
    return [JSON.parse(text), hash];
  } catch {
    throw new Broken("chain", n);
  }
}

function read(log: string): readonly [string, readonly Entry[]] {
  const [first, ...lines] = log.split("\n").filter((line) => line !== "");
  const [header, start] = body(first ?? "", "header", "", -1);
  let hash = start;
  const entries = lines.map((line, n) => {
    const [entry, next] = body(line, "entry", hash, n);
    hash = next;
    if ((entry as Entry).n !== n) throw new Broken("chain", n);
    return entry as Entry;
  });
  return [(header as { commitment: string }).commitment, entries];
}

/** The players' numbers by seat: each is what its seat had committed to, and nobody showed one before all had committed. */
function numbersOf(entries: readonly Entry[]): ReadonlyMap<number, string> {
  const promised = new Map<number, string>();
  const shown = new Map<number, string>();
  for (const { event, n } of entries) {
    if (event.kind === "committed") {
      if (shown.size || promised.has(event.seat)) throw new Broken("numbers", n);
      promised.set(event.seat, event.commitment);
    } else if (event.kind === "numbered") {
      if (shown.has(event.seat) || promised.get(event.seat) !== commitment(event.number))
        throw new Broken("numbers", n);
      shown.set(event.seat, event.number);
    } else if (event.kind === "dealt") {
      if (shown.size !== promised.size) throw new Broken("numbers", n);
      break;
    }
  }
  return shown;
}

function draw(entry: Entry, key: Uint8Array, asked: readonly number[]): number {
  if (asked.length !== entry.luck.length) throw new Broken("draws", entry.n);
  const luck = new KeyedLuck(key, `entry ${entry.n} `);
  let drawn = 0;
  asked.forEach((n, at) => {
    if (n === 0) return;
    if (luck.below(n) !== entry.luck[at]) throw new Broken("draws", entry.n);
    drawn++;
  });
  return drawn;
}

/** Everything that can be checked here holds, or `Broken` with what does not. `questions` says below which number each draw had to be. */
export function verify(log: string, questions: readonly (readonly number[])[], saw: Witnessed | null): Verdict {
  const [promise, entries] = read(log);
  const numbers = numbersOf(entries);
  const closing = entries.find((entry) => entry.event.kind === "closed");
  if (closing?.event.kind !== "closed") throw new Broken("secret", entries.length - 1);
  const { secret } = closing.event;
  if (commitment(secret) !== promise) throw new Broken("secret", closing.n);
  if (saw && (saw.commitment !== promise || ![...numbers.values()].includes(saw.number))) throw new Broken("own", -1);
  const key = mix([secret, ...[...numbers].sort(([a], [b]) => a - b).map(([, number]) => number)]);
  let draws = 0;
  for (const entry of entries) {
    const salt = hex(hmac(unhex(secret), utf8.encode(`salt ${entry.n}`))).slice(0, 32);
    if (entry.salt !== salt) throw new Broken("draws", entry.n);
    draws += draw(entry, key, questions[entry.n] ?? []);
  }
  const all = entries.reduce((sum, entry) => sum + entry.luck.length, 0);
  return { entries: entries.length, numbers: numbers.size, draws, witnessed: all - draws, own: saw !== null };
}
