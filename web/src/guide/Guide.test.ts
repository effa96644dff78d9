import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { View } from "../lib/wire.gen";
import { learnWords, speak } from "../lib/words.svelte";
import Guide from "./Guide.svelte";
import type { Lesson } from "./lesson";

test("a step that asks for what was done before is passed over", async () => {
  await learnWords(["blockers"]);
  await speak("en");
  const lesson: Lesson = {
    level: "random",
    config: () => ({}),
    steps: [{ text: "app-home" }, { text: "app-cancel", done: () => true }, { text: "app-close" }],
  };
  const view = { viewer: 0 } as View;
  const props = { lesson, game: "any", room: "r", view, over: false, onend: () => {} };
  const page = mount(Guide, { target: document.body, props });
  flushSync();
  expect(document.querySelector("h2")?.textContent).toContain("1 of 3");
  document.querySelector<HTMLElement>("button.main")?.click();
  flushSync();
  expect(document.querySelector("h2")?.textContent).toContain("3 of 3");
  await unmount(page);
});
