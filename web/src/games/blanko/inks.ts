// Whose is what: by seat an ink and the head of its marker pin, so that colour is never alone.

export const INKS = ["yellow", "blue", "green", "red"] as const;

/** The head of a pin, around 0 0, some 16 wide. */
export const HEADS = [
  "M0-8.2C4.8-8.4 8.3-4.6 8.1.2 8 4.8 4.4 8.2-.2 8-4.8 7.9-8.3 4.3-8.1-.3-7.9-5-4.6-8 0-8.2Z",
  "M-7.2-7.4C-2.4-7 2.6-7.6 7.3-7.2 6.9-2.4 7.5 2.5 7.1 7.3 2.5 6.9-2.4 7.5-7.3 7.1-6.9 2.3-7.6-2.6-7.2-7.4Z",
  "M.2-9.2C3-4 6.2 1.6 9.1 6.8 3.2 6.4-3 6.9-9.2 6.7-6 1.4-3-3.8.2-9.2Z",
  "M.1-9.6C2.8-6.2 6.2-3 9.5.1 6.2 3 2.9 6.3.1 9.6-3 6.4-6.1 3-9.5-.1-6.2-3.1-3-6.4.1-9.6Z",
] as const;

export const inkOf = (seat: number): string => INKS[seat] ?? "violet";
export const headOf = (seat: number): string => HEADS[seat] ?? HEADS[0];
