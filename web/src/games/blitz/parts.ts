export { default as Board } from "./Board.svelte";
export { default as Result } from "./Result.svelte";
export { actText, stepText } from "./names";
export { LAST_WORD as lastWord } from "./telling";
export const trueTime = true;
