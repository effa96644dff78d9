import type { View } from "../../lib/wire.gen";
import { isBlockers } from "./board";

export { default as Board } from "./Board.svelte";
export { default as Result } from "./Result.svelte";
export { actText, newsText, nowText, progressText, reasonText, stepText } from "./names";
export const advised = true;

export function ink(view: View | null, seat: number): string | undefined {
  return view && isBlockers(view) ? view.colours[seat]?.[0] : undefined;
}
