import type { Lesson } from "../../guide/lesson";
import type { Blockers } from "../../lib/wire.gen";

/** How many tiles of the viewer lie on the board. */
function laid(view: Blockers.View): number {
  const own = view.viewer === null ? [] : (view.colours[view.viewer] ?? []);
  return view.board.filter((tile) => own.includes(tile.split(" ")[0] ?? "")).length;
}

const taken = (view: Blockers.View): number => view.captured[view.viewer ?? -1]?.length ?? 0;

const lesson: Lesson<Blockers.View> = {
  level: "random",
  config: () => ({ two: "basic" }),
  steps: [
    { text: "guide-blockers-aim" },
    { text: "guide-blockers-rack", spot: ".rack" },
    {
      text: "guide-blockers-lay",
      spot: ".rack, [role=grid]",
      done: (now, first) => laid(now) + taken(now) > laid(first) + taken(first),
    },
    { text: "guide-blockers-group", spot: "[role=grid]", done: (now, first) => laid(now) > laid(first) },
    { text: "guide-blockers-score", spot: ".players" },
    {
      text: "guide-blockers-capture",
      spot: "[role=grid]",
      done: (now, first) => taken(now) > taken(first),
      optional: true,
    },
    { text: "guide-blockers-pile", spot: ".players" },
  ],
};

export default lesson;
