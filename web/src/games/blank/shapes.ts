// The drawings of BLANK as path data, from the file that printing reads too. Symbols are drawn in a 24 × 24 box, pictures in 60 × 60.

import type { Colour } from "./board";
import drawings from "./drawings.json";

/** By colour: the symbol that always goes with it. */
export const SYMBOLS: Readonly<Record<Colour, string>> = drawings.symbols;

export interface Stroke {
  readonly d: string;
  /** Filled with the card's colour, or only drawn. */
  readonly wash?: boolean;
}

/** By number, what the illustrated card shows: a snail, an hourglass, a looking glass, a die, a fish in deep water, a broom. */
export const PICTURES = drawings.pictures as Readonly<Record<number, readonly Stroke[]>>;

/** Who sees to it that a card is obeyed. */
export const HONOUR = drawings.honour;

/** A card's outline, its coloured edge, the label on its back and the box for its mark, in 100 × 140. */
export const { outline: OUTLINE, edge: EDGE, label: LABEL, corner: CORNER } = drawings;

/** A picture as its author drew it, on a sheet of 1000 × 1000, as path data. */
export function drawn(picture: readonly (readonly (readonly [number, number])[])[]): string {
  return picture
    .map((line) => {
      const [first, ...rest] = line;
      if (!first) return "";
      if (!rest.length) return `M${first[0]} ${first[1]}h1`;
      return `M${first[0]} ${first[1]}L${rest.map((point) => point.join(" ")).join(" ")}`;
    })
    .join("");
}
