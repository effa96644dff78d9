import { inkOf } from "./inks";

export { default as Board } from "./Board.svelte";
export { default as Result } from "./Result.svelte";
export { actText, adviceText, newsText, nowText, progressText, reasonText, stepText } from "./names";

export const ink = (_view: unknown, seat: number): string => inkOf(seat);
export const studied = true;
