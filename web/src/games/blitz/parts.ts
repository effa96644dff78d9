export { default as Board } from "./Board.svelte";
export { default as Result } from "./Result.svelte";
export { actText, nowText, progressText, reasonText, stage, stepText } from "./names";
export { LAST_WORD as lastWord, newsText } from "./announcements";
export const trueTime = true;
