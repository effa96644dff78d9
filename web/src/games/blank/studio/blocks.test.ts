import { expect, test } from "vitest";
import type { BlockLanguage, Gap, PartBlock, Shape } from "../../../lib/wire.gen";
import { block, choiceOf, choicesOf, filled, fresh, isPlain, put } from "./blocks";

const shape = (more: Partial<Shape>): Shape => ({
  kind: "shape",
  parts: [],
  words: [],
  least: null,
  most: null,
  longest: null,
  flag: false,
  empty: false,
  list_of: null,
  ...more,
});
const gap = (name: string, its: Partial<Shape>, needed = true): Gap => ({
  kind: "gap",
  name,
  label: name.toUpperCase(),
  shape: shape(its),
  needed,
});
const begin: PartBlock = { kind: "part-block", part: "meaning", label: "card", slots: [] };
const known: BlockLanguage = {
  kind: "block-language",
  language: "en",
  parts: [
    {
      kind: "part-shape",
      part: "skip",
      label: "skip",
      gaps: [gap("who", { words: ["all", "next"] }), gap("n", { least: 1, most: 9 }, false)],
    },
    {
      kind: "part-shape",
      part: "extra",
      label: "extra turn",
      gaps: [gap("who", { words: ["all", "next"] }), gap("text", { longest: 20 })],
    },
    {
      kind: "part-shape",
      part: "may",
      label: "may",
      gaps: [gap("then", { list_of: shape({ parts: ["may", "skip"] }) })],
    },
  ],
  words: { all: "everybody", next: "the next player" },
  examples: { rule: [], card: [] },
  begin: { rule: begin, card: begin },
};
const texts = { "#": "a number", '"': "words", "-": "nothing" } as const;

test("a new block has what it needs and nothing else", () => {
  const made = block(known, "skip");
  expect(made.slots.map((slot) => slot.name)).toEqual(["who"]);
  expect(made.slots[0]?.value).toEqual({ kind: "word", word: "all", label: "everybody" });
});

test("another block keeps what it has in common with the old one", () => {
  const old = put(block(known, "skip"), gap("who", { words: ["all", "next"] }), {
    kind: "word",
    word: "next",
    label: "the next player",
  });
  const made = filled(known, shape({ parts: ["skip", "extra"] }), "p:extra", old) as PartBlock;
  expect(made.slots.map((slot) => slot.value)).toEqual([
    { kind: "word", word: "next", label: "the next player" },
    { kind: "value", value: "…" },
  ]);
});

test("what may stand in a slot is named, and what stands there is found among it", () => {
  const its = shape({ words: ["all"], parts: ["skip"], least: 0, longest: 9, empty: true });
  const choices = choicesOf(known, its, texts);
  expect(choices.map((one) => one.label)).toEqual(["nothing", "everybody", "a number", "words", "skip"]);
  for (const { key } of choices) expect(choiceOf(filled(known, its, key))).toBe(key);
});

test("a part that holds itself ends somewhere", () => {
  expect(JSON.stringify(fresh(known, shape({ parts: ["may"] }))).length).toBeLessThan(3000);
});

test("empty slots are plain, filled ones are not", () => {
  const slot = (value: PartBlock["slots"][number]["value"]) => ({ kind: "slot", name: "n", label: "", value }) as const;
  expect(isPlain(slot({ kind: "value", value: null }))).toBe(true);
  expect(isPlain(slot({ kind: "value", value: false }))).toBe(true);
  expect(isPlain(slot({ kind: "listed", of: [] }))).toBe(true);
  expect(isPlain(slot({ kind: "value", value: 2 }))).toBe(false);
  expect(isPlain(slot({ kind: "word", word: "all", label: "" }))).toBe(false);
});
