// What the keys do: at the board, and at the mini crossword.

import type { Mini } from "./mini.svelte";
import type { Play } from "./play.svelte";

/** Whether a key is meant for the browser. Letters such as ą and ß are typed with modifiers on many keyboards. */
export function isForeign(event: KeyboardEvent): boolean {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) return false;
  return !(event.key.length === 1 && event.key > "\u007f");
}

/** At the mini crossword: whether the key did something, and whether the cursor moved by it. */
export function keyMini(event: KeyboardEvent, mini: Mini, panel: HTMLElement | undefined): "done" | "moved" | null {
  const target = event.target as HTMLElement;
  const { key } = event;
  if (key === "Backspace" || key === "Delete") mini.back();
  else if (key === "Escape") mini.clear();
  else if (key === "Enter" && !target.closest("button:not([data-field])")) {
    // The key that played the word may still be down.
    if (!event.repeat && mini.put.some(Boolean)) void mini.done();
  } else if (key === " " && (target.closest("[data-field]") || target === panel)) mini.turn();
  else if (mini.move(key) || (key.length === 1 && mini.type(key))) return "moved";
  else return null;
  return "done";
}

export interface Desk {
  readonly ask: (what: "exchange" | "pass") => void;
  readonly zoom: (close: boolean) => void;
}

/** At the board, likewise. */
export function keyBoard(event: KeyboardEvent, play: Play, desk: Desk): "done" | "moved" | null {
  const { key } = event;
  const button = (event.target as HTMLElement).closest("button:not([role=gridcell])");
  if (key === "Escape") play.clear();
  else if (key === "Backspace" || key === "Delete") {
    play.back();
    return "moved";
  } else if (key === "Enter" && !button) {
    if (!event.repeat) void play.confirm();
  } else if (key === "0") play.joker();
  else if (key === "1") play.shuffle();
  else if (key === "3" && play.kinds.includes("swap")) play.toggleSwap();
  else if (key === "4" && play.kinds.includes("exchange")) desk.ask("exchange");
  else if (key === "5" && play.kinds.includes("pass")) desk.ask("pass");
  else if (key === "+" || key === "-") desk.zoom(key === "+");
  else if (play.move(key) || (key.length === 1 && play.type(key))) return "moved";
  else return null;
  return "done";
}
