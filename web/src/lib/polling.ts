// Pages that nobody writes to ask by themselves what is new.

import { NoAnswer } from "./api";

const PAUSE = 10_000;

/** Looks every few seconds while the page is seen. What could not be asked is asked next time. Returns how to stop. */
export function poll(look: () => Promise<unknown>): () => void {
  const every = setInterval(() => {
    if (document.visibilityState !== "visible") return;
    look().catch((trouble: unknown) => {
      if (!(trouble instanceof NoAnswer)) throw trouble;
    });
  }, PAUSE);
  return () => clearInterval(every);
}
