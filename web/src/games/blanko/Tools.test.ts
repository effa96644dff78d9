import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { learnWords, speak } from "../../lib/words.svelte";
import type { View } from "./board";
import type { Play } from "./play.svelte";
import Tools from "./Tools.svelte";

beforeAll(async () => {
  await learnWords(["blanko"]);
  await speak("en");
});

function press(advised: { kind: string } | null, title: string) {
  const [target, onask, act] = [document.createElement("div"), vi.fn(), vi.fn(() => Promise.resolve())];
  const play = { advised, act, kinds: ["exchange", "pass"], swapping: false } as unknown as Play;
  const view = { viewer: 0, bag: 20 } as unknown as View;
  const [onzoom, ondetails] = [vi.fn(), vi.fn()];
  const shown = mount(Tools, {
    target,
    props: { view, play, close: false, replay: false, asking: null, onask, onzoom, ondetails },
  });
  flushSync();
  target.querySelector<HTMLButtonElement>(`button[title="${title}"]`)!.click();
  flushSync();
  void unmount(shown);
  return { onask, act };
}

test("new letters and a pass are asked about first, whatever else a hint says", () => {
  for (const [title, what, other] of [
    ["New letters", "exchange", "pass"],
    ["Pass", "pass", "exchange"],
  ] as const)
    for (const advised of [null, { kind: other }]) {
      const { onask, act } = press(advised, title);
      expect(onask).toHaveBeenCalledExactlyOnceWith(what);
      expect(act).not.toHaveBeenCalled();
    }
});

test("whoever follows the hint for them is not asked again", () => {
  const { onask, act } = press({ kind: "exchange" }, "New letters");
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "exchange" });
  expect(onask).not.toHaveBeenCalledWith("exchange");
});
