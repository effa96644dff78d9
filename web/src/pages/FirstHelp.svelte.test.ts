import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { store } from "../lib/storage";
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
  store("told", null);
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

test("whoever comes back after an act, or has put the aim away, is not told it again", async () => {
  props.n = 4;
  flushSync();
  await unmount(shown);
  shown = mount(FirstHelp, { target: document.body, props });
  flushSync();
  expect(text()).toBe("");

  await unmount(shown);
  store("told", null);
  shown = mount(FirstHelp, { target: document.body, props });
  flushSync();
  document.querySelector<HTMLButtonElement>(".first button")!.click();
  flushSync();
  await unmount(shown);
  shown = mount(FirstHelp, { target: document.body, props });
  flushSync();
  expect(text()).toBe("");
});

test("a touch of the table puts the offer of help away, one of the offer does not", () => {
  vi.advanceTimersByTime(15_000);
  flushSync();
  const offer = document.querySelector(".first button")!;
  offer.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();
  expect(text()).toBe("Not sure what to do?");
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();
  expect(text()).toContain("Fewest points win");
  vi.advanceTimersByTime(14_000);
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  vi.advanceTimersByTime(14_000);
  flushSync();
  expect(text()).toContain("Fewest points win");
  vi.advanceTimersByTime(1_000);
  flushSync();
  expect(text()).toBe("Not sure what to do?");
});
