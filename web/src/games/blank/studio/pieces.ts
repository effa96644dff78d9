// A text in pieces: what was understood, what was not, and what is a title or a story.

import type { Span } from "../../../lib/wire.gen";

export interface Piece {
  readonly text: string;
  readonly kind: "" | "left" | "commentary";
}

/** The text cut at these places. Where they overlap, what was not understood counts. */
export function pieces(text: string, left: readonly Span[], commentary: readonly Span[]): readonly Piece[] {
  const kinds = Array<Piece["kind"]>(text.length).fill("");
  for (const { start, end } of commentary) kinds.fill("commentary", start, end);
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
