// The drawings of BLANK as path data. Symbols are drawn in a 24 × 24 box, pictures in 60 × 60.

import type { Colour } from "./board";

/** By colour: the symbol that always goes with it. */
export const SYMBOLS: Readonly<Record<Colour, string>> = {
  red: "M7.2 2.6c3.2-.3 6.4-.2 9.7 0 1.7 3 3.3 6.1 4.9 9.4-1.5 3.2-3.1 6.3-4.8 9.4-3.2.3-6.5.2-9.8 0-1.8-3-3.4-6.1-5-9.3 1.6-3.3 3.2-6.5 5-9.5Z",
  orange: "M12 2.1c3.5 6 6.9 12.2 10.1 18.6-6.7.5-13.5.5-20.3.1C5.1 14.5 8.4 8.3 12 2.1Z",
  green: "M3.4 3.5c5.7-.4 11.4-.3 17.2-.1.3 5.7.2 11.5-.1 17.2-5.7.3-11.5.3-17.2 0-.2-5.7-.2-11.4.1-17.1Z",
  blue: "M12.3 2.1c5.6.1 9.7 4.5 9.6 10-.1 5.6-4.5 9.9-10 9.8-5.6 0-9.9-4.4-9.8-9.9.1-5.6 4.5-10 10.2-9.9Z",
  violet:
    "M12.1 1.5c3.1 3.4 6 6.9 8.8 10.6-2.8 3.6-5.7 7.1-8.9 10.4-3.2-3.3-6.1-6.8-8.8-10.5 2.7-3.7 5.7-7.2 8.9-10.5Z",
  pink: "M3.6 4c2.9.2 5.8-.5 8.4-2.2 2.6 1.7 5.4 2.4 8.4 2.2.6 8.3-1.6 14.5-8.4 18.4C5.2 18.5 3 12.3 3.6 4Z",
};

export interface Stroke {
  readonly d: string;
  /** Filled with the card's colour, or only drawn. */
  readonly wash?: boolean;
}

/** By number: what the illustrated card shows. */
export const PICTURES: Readonly<Record<number, readonly Stroke[]>> = {
  // A snail.
  1: [
    { d: "M22 44c-9-1-14-8-13-16C10 18 18 11 28 12c10 1 17 9 16 18-1 9-9 15-22 14Z", wash: true },
    { d: "M29 38c-8 1-13-4-13-10 0-5 5-9 11-9 5 0 9 4 9 8 0 5-4 7-8 7-3 0-5-2-5-5 0-2 2-3 4-3" },
    { d: "M8 46c14 4 29 4 40 0 4-4 4-9 3-14 2-2 3-4 3-7M51 32c-2-3-3-5-3-8M10 49c12 3 26 3 38 1" },
    { d: "M55 22.5v.5M47.5 21.5v.5" },
  ],
  // An hourglass.
  2: [
    { d: "M18 12c8 1 16 1 24 0 0 9-5 13-10 18 5 5 10 10 10 18-8-1-16-1-24 0 0-8 5-13 10-18-5-5-10-9-10-18Z" },
    { d: "M22 19c5 1 11 1 16 0-2 4-5 7-8 10-3-3-6-6-8-10Z", wash: true },
    { d: "M21 47c2-5 5-8 9-9 4 1 7 4 9 9-6-.6-12-.6-18 0Z", wash: true },
    { d: "M14 10c11 1 21 1 32 0M14 50c11-1 21-1 32 0M30 30c.3 3-.2 5 0 7" },
  ],
  // A looking glass.
  3: [
    { d: "M30 6c10 0 16 7 16 16s-7 16-16 16-16-7-16-16S20 6 30 6Z", wash: true },
    { d: "M30 11c7 0 11 5 11 11s-5 11-11 11-11-5-11-11 4-11 11-11Z" },
    { d: "M27 38c1 6 0 11-1 16 3 1 6 1 8 0-1-5-2-10-1-16M24 23c2-4 4-6 8-8M28 27c2-3 4-5 7-6" },
    { d: "M50 8c1 2 2 3 4 4-2 1-3 2-4 4-1-2-2-3-4-4 2-1 3-2 4-4Z" },
  ],
  // A die.
  4: [
    { d: "M9 20c8-2 15-3 23-4 1 10 1 20 0 30-8 0-15-1-22-3-2-8-2-15-1-23Z", wash: true },
    { d: "M9 20c6-4 12-7 18-9 8 1 15 2 22 5-6 1-11 1-17 0M49 16c1 8 1 17-1 25-5 3-10 5-16 5" },
    {
      d: "M16 25.5a1.6 1.6 0 1 0 .1 0ZM25.5 24.5a1.6 1.6 0 1 0 .1 0ZM16 36.5a1.6 1.6 0 1 0 .1 0ZM25.5 37.5a1.6 1.6 0 1 0 .1 0Z",
    },
    { d: "M38 25c.5 1 .5 2 0 3M43 34c.5 1 .5 2 0 3M26 14c2-.5 4-.5 6 0" },
  ],
  // A fish in deep water.
  5: [
    { d: "M12 34c6-9 17-13 28-8 3 1 6 4 8 8-3 4-6 6-10 7-10 3-20 0-26-7Z", wash: true },
    {
      d: "M14 34c-3-3-6-5-9-6 1 4 1 9-1 13 4-1 8-3 10-7ZM40 32.5v.6M34 27c2 5 2 10 0 14M22 31c2 2 2 4 0 6M27 30c2 3 2 5 0 8",
    },
    { d: "M44 20a3 3 0 1 0 .1 0ZM51 12a2 2 0 1 0 .1 0ZM40 10a1.5 1.5 0 1 0 .1 0Z" },
    { d: "M6 12c4-4 7-4 11 0s7 4 11 0M8 52c5-3 9-3 14 0s9 3 14 0 9-3 14 0" },
  ],
  // A broom.
  6: [
    { d: "M20 32c6 2 11 6 15 11-4 6-9 10-16 12-4-2-8-5-11-9 3-6 7-10 12-14Z", wash: true },
    { d: "M26 37c8-9 16-18 26-28M29 40c8-9 16-18 25-28M18 39c-2 3-4 6-7 9M23 43c-2 3-4 6-7 9M20 32c5 3 10 7 15 11" },
    { d: "M42 45c2-2 5-2 7 0M46 51c3-2 6-2 8 0M38 53c2-1 3-1 5 0" },
  ],
};

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
