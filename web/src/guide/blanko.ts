import type { Blanko } from "../lib/wire.gen";
import type { Lesson } from "./lesson";

/** The viewer has laid letters or taken others. */
const acted = (now: Blanko.View, first: Blanko.View): boolean =>
  now.racks[now.viewer ?? -1]?.join() !== first.racks[first.viewer ?? -1]?.join();

export const lesson: Lesson<Blanko.View> = {
  level: "novice",
  config: { words: "friendly", mini_seconds: 600 },
  steps: [
    { text: "guide-blanko-aim" },
    { text: "guide-blanko-rack", spot: "[data-spot='rack SEAT']" },
    { text: "guide-blanko-lay", spot: "[role=grid]", done: acted },
    { text: "guide-blanko-more", spot: "[role=grid]" },
    { text: "guide-blanko-swap", spot: ".tools", done: acted, optional: true },
    { text: "guide-blanko-square", spot: "[data-spot='pile']" },
    { text: "guide-blanko-end", spot: "[data-spot='bag']" },
  ],
};
