// A deck on its way to a table that has just been made for it.

const brought = new Map<string, string>();

export const bring = (room: string, deck: string): void => void brought.set(room, deck);

/** The deck that was brought to this table, once. */
export function takeBrought(room: string): string | null {
  const deck = brought.get(room) ?? null;
  brought.delete(room);
  return deck;
}
