import type { Lesson } from "../../guide/lesson";
import { call } from "../../lib/api";
import type { Blanko } from "../../lib/wire.gen";
import { language } from "../../lib/words.svelte";

/** The viewer has laid letters or taken others. */
const acted = (now: Blanko.View, first: Blanko.View): boolean =>
  now.racks[now.viewer ?? -1]?.join() !== first.racks[first.viewer ?? -1]?.join();

/** The own language if this house has a word list for it, whole or small, else German, which it always has. */
async function learntIn(): Promise<string> {
  const lists = await call("GET /api/lexica");
  return lists.some((one) => one.language === language() && (one.state === "ready" || one.small)) ? language() : "de";
}

const lesson: Lesson<Blanko.View> = {
  level: "novice",
  config: async () => ({ words: "friendly", mini_seconds: 600, language: await learntIn() }),
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

export default lesson;
