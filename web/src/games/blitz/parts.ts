export { default as Board } from "./Board.svelte";
export { default as Result } from "./Result.svelte";
export { actText, adviceText, nowText, progressText, stepText } from "./names";
export { LAST_WORD as lastWord } from "./announcements";
export const trueTime = true;
