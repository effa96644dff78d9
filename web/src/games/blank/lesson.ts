import type { Lesson } from "../../guide/lesson";
import type { Blank } from "../../lib/wire.gen";

const moved = (now: Blank.View, first: Blank.View): boolean => now.hand.join() !== first.hand.join();

const lesson: Lesson<Blank.View> = {
  level: "beginner",
  config: () => ({ wrong: "refused", patience: 120, people: false, clocks: false }),
  steps: [
    { text: "guide-blank-aim" },
    { text: "guide-blank-rules", spot: "[data-spot='rules']", done: (now) => now.affairs.phase !== "reading" },
    { text: "guide-blank-top", spot: "[data-spot='discard pile']" },
    { text: "guide-blank-play", spot: "[data-spot='hand SEAT own']", done: moved },
    { text: "guide-blank-several", spot: "[data-spot='hand SEAT own']", done: moved, optional: true },
    { text: "guide-blank-why", spot: "[data-spot='rules']" },
    { text: "guide-blank-win", spot: ".players" },
  ],
};

export default lesson;
