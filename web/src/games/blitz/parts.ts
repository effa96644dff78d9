export { default as Board } from "./Board.svelte";
export { default as Result } from "./Result.svelte";
export { LAST_WORD as lastWord } from "./telling";
export const trueTime = true;
