// A card under the finger.

import { dataAt, Drag } from "../../board/drag.svelte";
import type { Held, Play } from "./play.svelte";

export const dragOn = (play: Play): Drag<Held> =>
  new Drag<Held>({
    may: () => play.may,
    at: (x, y) => dataAt(x, y, "[data-drop]", "drop"),
    onmove: (held) => (play.held = held),
    onover: (held, over) => play.hover(held, over),
    ondrop: (held, over) => play.drop(held, over),
  });
