// Lines as a hand draws them: nearly straight, never twice the same, and the same on every visit.

function* chances(seed: number): Generator<number, never> {
  for (let state = seed >>> 0 || 1; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** A path from one point to another that wavers by at most `waver`. */
export function drawnLine(x1: number, y1: number, x2: number, y2: number, waver: number, seed: number): string {
  const chance = chances(seed);
  const off = (): number => (chance.next().value * 2 - 1) * waver;
  const at = (part: number): string =>
    `${(x1 + (x2 - x1) * part + off()).toFixed(1)} ${(y1 + (y2 - y1) * part + off()).toFixed(1)}`;
  return `M${at(0)}C${at(0.2)} ${at(0.4)} ${at(0.5)}S${at(0.8)} ${at(1)}`;
}
