// What is said in passing: a slip of paper for the eyes, a live region for screen readers.

import { untrack } from "svelte";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: "plain" | "refusal";
}

let last = 0;
let shown = $state.raw<readonly Toast[]>([]);
let spoken = $state("");

export const toasts = (): readonly Toast[] => shown;
export const announced = (): string => spoken;

/** Tells screen readers. The same words twice are told twice. */
export function announce(text: string): void {
  spoken = untrack(() => spoken) === text ? `${text}\u00a0` : text;
}

/** Told for a few seconds, or until it is dismissed by the number that is returned. */
export function toast(text: string, tone: Toast["tone"] = "plain", lasts = 6_000): number {
  const id = ++last;
  // A new refusal takes the place of the last one.
  const others = untrack(() => shown).filter(
    (other) => other.text !== text && (tone === "plain" || other.tone === "plain"),
  );
  shown = [...others.slice(-2), { id, text, tone }];
  announce(text);
  if (lasts < Infinity) setTimeout(() => dismiss(id), lasts);
  return id;
}

export function dismiss(id: number): void {
  shown = shown.filter((other) => other.id !== id);
}
