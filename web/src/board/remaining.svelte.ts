/** Whole seconds left of so many milliseconds, which run here too, so that nobody has to be told every second. Call it in a component. */
export function remaining(clock: () => { readonly left: number; readonly running: boolean }): () => number {
  let now = $state(performance.now());
  const received = $derived({ ...clock(), at: performance.now() });
  $effect(() => {
    const every = setInterval(() => (now = performance.now()), 250);
    return () => clearInterval(every);
  });
  return () => Math.max(0, Math.ceil((received.left - (received.running ? Math.max(0, now - received.at) : 0)) / 1000));
}

/** "1:05". */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
