import type { Lesson } from "../../guide/lesson";
import type { Blitz } from "../../lib/wire.gen";

const own = <T>(view: Blitz.View, all: readonly T[]): T | undefined => all[view.viewer ?? -1];
const laid = (view: Blitz.View): number => own(view, view.public.laid) ?? 0;
const turned = (view: Blitz.View): number => own(view, view.public.areas)?.turned ?? 0;

const lesson: Lesson<Blitz.View> = {
  level: "easy",
  config: () => ({ pace: "turns", rounds: 1, auto_go: 3_600_000, between: 3_600_000 }),
  steps: [
    { text: "guide-blitz-aim", done: (now) => now.public.phase === "racing" },
    { text: "guide-blitz-deck", spot: "[data-spot='blitz SEAT']" },
    {
      text: "guide-blitz-centre",
      spot: ".table",
      done: (now, first) => laid(now) > laid(first),
      optional: true,
    },
    { text: "guide-blitz-work", spot: "[data-spot^='work SEAT.']" },
    {
      text: "guide-blitz-reserve",
      spot: "[data-spot='hand SEAT']",
      done: (now, first) => turned(now) !== turned(first),
      optional: true,
    },
    { text: "guide-blitz-score" },
  ],
};

export default lesson;
