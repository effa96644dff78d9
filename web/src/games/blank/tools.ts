// Hand tools: which there are, and what each has to be told.

import { t } from "../../lib/words.svelte";
import type { Motion, View } from "./board";

export interface ToolShape {
  /** Whom it is about, if anybody. */
  readonly whom?: "anybody" | "others";
  /** Whether somebody else gets something or takes part. */
  readonly to?: true;
  /** How much at the most, if it has an amount. */
  readonly most?: number;
  /** It shows or moves cards of a hand: whose it is must agree. */
  readonly hand?: true;
}

const FEW = 12;
const some = { whom: "anybody", most: FEW } as const;
const ofHand = { ...some, hand: true } as const;

/** By name, in the groups in which they are shown. */
export const TOOLS: Readonly<Record<string, Readonly<Record<string, ToolShape>>>> = {
  cards: {
    draw: some,
    discard: ofHand,
    give: { ...ofHand, to: true },
    take: { whom: "others", most: FEW, hand: true },
    "take-seen": { whom: "others", most: FEW, hand: true },
    swap: { whom: "anybody", to: true, hand: true },
    show: { whom: "anybody", hand: true },
    look: { whom: "others", hand: true },
    under: ofHand,
    "shuffle-in": ofHand,
  },
  turns: { skip: some, extra: some, reverse: {} },
  rules: { "rule-in": { most: FEW }, "rule-out": { most: FEW } },
  luck: { die: {}, coin: {}, player: {} },
  signs: {
    timer: { most: 600 },
    counter: { whom: "anybody", most: 99 },
    mark: { whom: "anybody" },
    unmark: { whom: "anybody" },
  },
};

/** How many seconds a timer begins with. */
export const TIMER = 30;

export const shapeOf = (tool: string): ToolShape => Object.values(TOOLS).find((group) => tool in group)?.[tool] ?? {};

/** Whom a tool can be about, for this viewer. */
export function seatsFor(view: View, tool: string): readonly number[] {
  const { whom } = shapeOf(tool);
  if (!whom) return [];
  const inGame = Array.from({ length: view.seats }, (_, seat) => seat).filter(
    (seat) => !view.affairs.gone.includes(seat),
  );
  return whom === "others" ? inGame.filter((seat) => seat !== view.viewer) : inGame;
}

interface Use {
  readonly tool: string;
  readonly by: number;
  readonly seat: number;
  readonly to: number;
  readonly n: number;
}

/** What a tool would do, as a sentence. */
export function useText(use: Use, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? "";
  const cards = t("blank-n-cards", { count: use.n });
  const args = { tool: use.tool, by: name(use.by), name: name(use.seat), to: name(use.to), n: use.n, cards };
  return t("blank-tool-says", args);
}

/** What a motion about a tool would do. */
export const motionText = (motion: Motion, names: readonly string[]): string =>
  useText({ tool: motion.path, by: motion.by ?? -1, seat: motion.seat ?? -1, to: motion.to ?? -1, n: motion.n }, names);

export const isTool = (motion: Motion): boolean =>
  motion.what === "consent" || motion.what === "tool" || motion.what === "tool-vote";
