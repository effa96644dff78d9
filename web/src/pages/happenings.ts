import type { Happening } from "../lib/wire.gen";
import { told } from "../lib/words.svelte";

/** One entry of a finished game in words; moves are in the game's own notation. */
export function happeningText(one: Happening, names: readonly string[]): string {
  const name = one.seat === null ? "" : (names[one.seat] ?? "");
  if (one.event === "played") return `${name}: ${one.text}`;
  return told(`replay-event-${one.event}`, one.event, { name });
}
