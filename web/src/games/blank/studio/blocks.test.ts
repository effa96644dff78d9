import { expect, test } from "vitest";
import type { BlockLanguage } from "../../../lib/wire.gen";
import { blankCard, block, type BlockNode, filled, fresh, gapped, partsOf, shapeOf } from "./blocks";

const shape = (key: string, words: string[], slots: Record<string, string> = {}) => ({
  kind: "block-shape" as const,
  key,
  words,
  slots,
});
const known: BlockLanguage = {
  kind: "block-language",
  language: "en",
  categories: {
    trigger: [shape("trigger.played", ["{cards}", "is", "played"], { cards: "cards" })],
    cards: [shape("cards.any", ["a", "card"]), shape("cards.numbers", ["a", "{numbers}"], { numbers: "numbers" })],
    who: [shape("who.next", ["the", "next", "player"])],
    do: [
      shape("do.draw", ["draw", "{amount}"], { amount: "amount" }),
      shape("do.discard", ["discard", "{amount}"], { amount: "amount" }),
    ],
    amount: [shape("amount.number", ["{n}", "card"], { n: "n" })],
    effect: [
      shape("effect.must", ["{who}", "must", "{do}"], { who: "who", do: "do" }),
      shape("effect.may", ["{who}", "may", "{do}"], { who: "who", do: "do" }),
    ],
  },
  terminals: {
    n: { type: "number", least: 1, most: 99 },
    numbers: { type: "choices", choices: [1, 2, 3] },
    text: { type: "text", longest: 200 },
    time: { type: "seconds", least: 1, most: 7200 },
    colour: { type: "choice", choices: ["red", "blue"] },
    block: { type: "list", of: "effect", most: 12 },
  },
  examples: { rule: [], card: [] },
};

test("a new card is whole at once", () => {
  const card = blankCard(known, true);
  expect(card.when).toEqual(block(known, "trigger.played"));
  expect(card.then[0]?.slots["do"]).toEqual({
    kind: "block",
    key: "do.draw",
    slots: { amount: { kind: "block", key: "amount.number", slots: { n: 1 } } },
  });
  expect(blankCard(known, false).when).toBeNull();
});

test("every kind of value has something to begin with", () => {
  expect(fresh(known, "numbers")).toEqual([1]);
  expect(fresh(known, "colour")).toBe("red");
  expect(fresh(known, "time")).toBe(10);
  expect(fresh(known, "text")).toBe("…");
  expect(fresh(known, "block")).toHaveLength(1);
});

test("another block keeps what it has in common with the old one", () => {
  const old = filled(block(known, "effect.must"), "do", filled(block(known, "do.draw"), "amount", amount(5)));
  expect(block(known, "effect.may", old).slots).toEqual(old.slots);
  const discard = block(known, "do.discard", old.slots["do"] as BlockNode);
  expect(discard.slots["amount"]).toEqual(amount(5));
});

test("a shape is words with gaps", () => {
  const must = shapeOf(known, "effect.must")!;
  expect(gapped(must)).toBe("… must …");
  expect(partsOf(must).map((part) => part.field ?? part.word)).toEqual(["who", "must", "do"]);
});

function amount(n: number): BlockNode {
  return { kind: "block", key: "amount.number", slots: { n } };
}
