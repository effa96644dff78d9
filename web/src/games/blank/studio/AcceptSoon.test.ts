import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { learnWords, speak } from "../../../lib/words.svelte";
import AcceptSoon from "./AcceptSoon.svelte";

beforeAll(async () => {
  await learnWords(["blank", "tools", "decks"]);
  await speak("en");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the card is accepted by itself, once, after the owner had time to read it", () => {
  const [target, onaccept, onhold] = [document.createElement("div"), vi.fn(), vi.fn()];
  const shown = mount(AcceptSoon, { target, props: { onaccept, onhold } });
  flushSync();
  expect(target.textContent).toContain("20 s");
  vi.advanceTimersByTime(19_000);
  expect(onaccept).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onaccept).toHaveBeenCalledOnce();
  void unmount(shown);
});

test("an owner holds it back with one tap, and nothing happens any more", () => {
  const [target, onaccept] = [document.createElement("div"), vi.fn()];
  const held: { shown?: ReturnType<typeof mount> } = {};
  held.shown = mount(AcceptSoon, { target, props: { onaccept, onhold: () => void unmount(held.shown!) } });
  flushSync();
  target.querySelector("button")!.click();
  flushSync();
  vi.advanceTimersByTime(60_000);
  expect(onaccept).not.toHaveBeenCalled();
});
