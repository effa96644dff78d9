// A card as blocks, without drawing. What may stand where is told by the server.

import type { BlockLanguage, BlockShape } from "../../../lib/wire.gen";

export interface BlockNode {
  readonly kind: "block";
  readonly key: string;
  readonly slots: Readonly<Record<string, Slot>>;
}
export type Slot = BlockNode | readonly BlockNode[] | string | number | readonly (string | number)[];

export interface BlockCard {
  readonly then: readonly BlockNode[];
  readonly when: BlockNode | null;
  readonly given: readonly BlockNode[];
  readonly once: "" | "turn" | "game";
}

/** What a new block of a category begins as. */
const FIRST: Readonly<Record<string, string>> = {
  cards: "cards.any",
  who: "who.next",
  amount: "amount.number",
  times: "times.number",
  until: "until.next-card",
  trigger: "trigger.played",
  condition: "condition.same-colour",
  do: "do.draw",
  modifier: "modifier.forbid",
  effect: "effect.must",
};

export const shapesOf = (known: BlockLanguage, category: string): readonly BlockShape[] =>
  known.categories[category] ?? [];

export const shapeOf = (known: BlockLanguage, key: string): BlockShape | null =>
  shapesOf(known, key.slice(0, key.indexOf("."))).find((one) => one.key === key) ?? null;

/** What fills a new slot of this category. */
export function fresh(known: BlockLanguage, category: string): Slot {
  const bounds = known.terminals[category];
  if (!bounds) return block(known, FIRST[category] ?? shapesOf(known, category)[0]?.key ?? "");
  switch (bounds["type"]) {
    case "seconds":
      return 10;
    case "number":
      return Number(bounds["least"] ?? 1);
    case "text":
      return "…";
    case "choice":
      return (bounds["choices"] as readonly (string | number)[])[0] ?? "";
    case "choices":
      return (bounds["choices"] as readonly (string | number)[]).slice(0, 1);
    default:
      return [block(known, FIRST["effect"]!)];
  }
}

/** A new block; what it has in common with an old one is kept. */
export function block(known: BlockLanguage, key: string, old?: BlockNode): BlockNode {
  const slots: Record<string, Slot> = {};
  const before = old ? (shapeOf(known, old.key)?.slots ?? {}) : {};
  for (const [field, category] of Object.entries(shapeOf(known, key)?.slots ?? {})) {
    const kept = before[field] === category ? old?.slots[field] : undefined;
    slots[field] = kept ?? fresh(known, category);
  }
  return { kind: "block", key, slots };
}

export const filled = (node: BlockNode, field: string, value: Slot): BlockNode => ({
  ...node,
  slots: { ...node.slots, [field]: value },
});

/** A card to begin with. */
export const blankCard = (known: BlockLanguage, rule: boolean): BlockCard => ({
  when: rule ? block(known, FIRST["trigger"]!) : null,
  given: [],
  then: [block(known, FIRST["effect"]!)],
  once: "",
});

/** The words of a shape with gaps, as a choice in a list. */
export const gapped = (shape: BlockShape): string =>
  shape.words.map((word) => (word.startsWith("{") ? "…" : word)).join(" ");

/** A shape's words and slots in order. */
export const partsOf = (shape: BlockShape): readonly { readonly field: string | null; readonly word: string }[] =>
  shape.words.map((word) => (word.startsWith("{") ? { field: word.slice(1, -1), word: "" } : { field: null, word }));
