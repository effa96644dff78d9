// Cards as blocks, without drawing. What may stand where is told by the server, which also says whether it makes a card.

import type { BlockLanguage, Gap, Listed, PartBlock, Shape, Slot, Value, Word } from "../../../lib/wire.gen";

export type Filling = PartBlock | Word | Listed | Value;

/** What a slot may be filled with: a word or a part by its name, a number, a text, yes or no, or nothing. */
export interface Choice {
  readonly key: string;
  readonly label: string;
}

const DEEPEST = 6;
const value = (value: Value["value"]): Value => ({ kind: "value", value });

export const gapsOf = (known: BlockLanguage, part: string): readonly Gap[] =>
  known.parts.find((one) => one.part === part)?.gaps ?? [];

export const labelOf = (known: BlockLanguage, part: string): string =>
  known.parts.find((one) => one.part === part)?.label ?? part;

export function choicesOf(
  known: BlockLanguage,
  shape: Shape,
  texts: Readonly<Record<"#" | '"' | "-", string>>,
): Choice[] {
  const found = shape.words.map((word) => ({ key: `w:${word}`, label: known.words[word] || word || "–" }));
  if (shape.least !== null) found.push({ key: "#", label: texts["#"] });
  if (shape.longest !== null) found.push({ key: '"', label: texts['"'] });
  found.push(...shape.parts.map((part) => ({ key: `p:${part}`, label: labelOf(known, part) })));
  if (shape.empty) found.unshift({ key: "-", label: texts["-"] });
  return found;
}

/** Which choice a filling is. */
export function choiceOf(filling: Filling): string {
  switch (filling.kind) {
    case "word":
      return `w:${filling.word}`;
    case "part-block":
      return `p:${filling.part}`;
    case "value":
      return filling.value === null ? "-" : typeof filling.value === "number" ? "#" : '"';
    case "listed":
      return "";
  }
}

/** What a slot holds after a choice; of a block what it has in common with the old one is kept. */
export function filled(known: BlockLanguage, shape: Shape, key: string, old?: Filling): Filling {
  if (key === "-") return value(null);
  if (key === "#") return value(Math.max(1, shape.least ?? 1));
  if (key === '"') return value("…");
  const name = key.slice(2);
  if (key.startsWith("w:")) return { kind: "word", word: name, label: known.words[name] ?? name };
  return block(known, name, 0, old?.kind === "part-block" ? old : undefined);
}

/** A new block with what it needs. */
export function block(known: BlockLanguage, part: string, depth = 0, old?: PartBlock): PartBlock {
  const slots = gapsOf(known, part).flatMap((gap): Slot[] => {
    const kept = old?.slots.find((one) => one.name === gap.name && fits(gap.shape, one.value));
    if (kept) return [kept];
    if (!gap.needed) return [];
    return [{ kind: "slot", name: gap.name, label: gap.label, value: fresh(known, gap.shape, depth + 1) }];
  });
  return { kind: "part-block", part, label: labelOf(known, part), slots };
}

/** What a new slot begins with: the plainest thing that may stand in it. */
export function fresh(known: BlockLanguage, shape: Shape, depth = 0): Filling {
  if (shape.list_of) {
    const one = depth < DEEPEST ? [fresh(known, shape.list_of, depth + 1)] : [];
    return { kind: "listed", of: one };
  }
  const word = shape.words[0];
  if (word !== undefined) return filled(known, shape, `w:${word}`);
  if (shape.least !== null) return filled(known, shape, "#");
  if (shape.longest !== null) return filled(known, shape, '"');
  if (shape.flag) return value(false);
  const part = PLAIN.find((one) => shape.parts.includes(one)) ?? shape.parts[0];
  if (part === undefined || depth >= DEEPEST) return value(null);
  return block(known, part, depth);
}

/** What a new block begins as, where several may stand. */
const PLAIN = ["when", "plays", "move", "some", "hand", "compare", "count"] as const;

function fits(shape: Shape, filling: Filling): boolean {
  switch (filling.kind) {
    case "word":
      return shape.words.includes(filling.word);
    case "part-block":
      return shape.parts.includes(filling.part);
    case "listed":
      return shape.list_of !== null && filling.of.every((one) => fits(shape.list_of!, one));
    case "value":
      if (filling.value === null) return shape.empty;
      if (typeof filling.value === "number") return shape.least !== null;
      return typeof filling.value === "string" ? shape.longest !== null : shape.flag;
  }
}

/** Whether a slot says nothing worth showing until somebody asks for it. */
export function isPlain({ value: filling }: Slot): boolean {
  if (filling.kind === "listed") return filling.of.length === 0;
  if (filling.kind === "word") return filling.word === "";
  return filling.kind === "value" && (filling.value === null || filling.value === false);
}

/** The block with another filling in one of its slots. */
export function put(of: PartBlock, gap: Gap, filling: Filling): PartBlock {
  const slot: Slot = { kind: "slot", name: gap.name, label: gap.label, value: filling };
  const there = of.slots.some((one) => one.name === gap.name);
  return { ...of, slots: there ? of.slots.map((one) => (one.name === gap.name ? slot : one)) : [...of.slots, slot] };
}
