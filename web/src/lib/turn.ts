// Whose turn it is, in words.

import type { Update } from "./wire.gen";
import { t } from "./words.svelte";

/** The seats that the game waits for. */
export const seatsToMove = ({ table }: Update): readonly number[] =>
  table.phase === "over" ? [] : (table.game?.waiting ?? []).map((one) => one.seat);

/** How the table stands, in one line. `headline` is what a game without turns says of itself. */
export function turnText(update: Update, names: readonly string[], headline: string | null): string {
  const { table, seat } = update;
  if (table.phase === "over") return t("result-title");
  if (table.phase === "paused") return t("table-paused");
  if (!table.game) return t("table-dealing");
  if (headline !== null) return headline;
  const turns = seatsToMove(update);
  if (seat !== null && turns.includes(seat) && table.phase === "playing") return t("table-your-turn");
  const first = turns[0];
  return first === undefined ? "" : t("table-turn", { name: names[first] ?? "" });
}
