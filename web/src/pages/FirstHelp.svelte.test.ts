import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../lib/words.svelte";
import FirstHelp from "./FirstHelp.svelte";

const props = $state({
  game: "blockers",
  stage: "play" as "wait" | "play" | "over",
  yours: true,
  n: 3,
  onadvise: vi.fn(),
  onhelp: vi.fn(),
});
let shown: ReturnType<typeof mount>;

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  Object.assign(props, { stage: "play", yours: true, n: 3 });
  shown = mount(FirstHelp, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
});

const text = (): string => document.querySelector(".first p")?.textContent ?? "";

test("the aim is said until something was done", () => {
  expect(text()).toContain("Fewest points win");
  props.yours = false;
  props.n = 4;
  flushSync();
  expect(text()).toBe("");
});

test("who hesitates is offered a move, and whoever has acted is left alone", () => {
  vi.advanceTimersByTime(15_000);
  flushSync();
  expect(text()).toBe("Not sure what to do?");
  document.querySelector<HTMLButtonElement>(".first button")!.click();
  expect(props.onadvise).toHaveBeenCalledOnce();
  props.n = 4;
  flushSync();
  expect(text()).toBe("");
  vi.advanceTimersByTime(15_000);
  flushSync();
  expect(text()).toBe("Not sure what to do?");
});

test("what is done before the first move is no act, and after the last move nobody needs a hint", async () => {
  await unmount(shown);
  props.stage = "wait";
  shown = mount(FirstHelp, { target: document.body, props });
  flushSync();
  props.n = 4;
  flushSync();
  expect(text()).toContain("Fewest points win");
  props.stage = "over";
  vi.advanceTimersByTime(15_000);
  flushSync();
  expect(text()).toBe("");
});
