import type { Happening } from "../lib/wire.gen";
import { told } from "../lib/words.svelte";

/** One entry of a finished game in words; moves are in the game's own notation. */
export function happeningText(one: Happening, names: readonly string[], game: string): string {
  const name = one.seat === null ? "" : (names[one.seat] ?? "");
  if (one.event === "played") return `${name}: ${one.text}`;
  if (one.event === "rang") return told(`${game}-rang-${one.text}`, told("replay-event-rang", ""), { name });
  return told(`replay-event-${one.event}`, one.event, { name });
}
