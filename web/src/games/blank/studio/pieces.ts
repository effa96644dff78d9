// A text in pieces: what was understood, what was not, and what was set aside.

import type { Span } from "../../../lib/wire.gen";

export interface Piece {
  readonly text: string;
  readonly kind: "" | "left" | "aside";
}

/** The text cut at these places. Where they overlap, what was not understood counts. */
export function pieces(text: string, left: readonly Span[], aside: readonly Span[]): readonly Piece[] {
  const kinds = Array<Piece["kind"]>(text.length).fill("");
  for (const { start, end } of aside) kinds.fill("aside", start, end);
  for (const { start, end } of left) kinds.fill("left", start, end);
  const found: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && kinds[at] === kinds[from]) continue;
    found.push({ text: text.slice(from, at), kind: kinds[from] ?? "" });
    from = at;
  }
  return found;
}
