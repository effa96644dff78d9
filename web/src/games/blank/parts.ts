export { default as Board } from "./Board.svelte";
export { default as Result } from "./Result.svelte";
export { actText, adviceText, newsText, nowText, progressText, reasonText, stage, stepText } from "./names";
export const advised = true;
