import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../lib/words.svelte";
import type { Room, Update } from "../lib/wire.gen";
import Absent from "./Absent.svelte";

const chair = (name: string, present: boolean, gone: number | null = null) => ({
  player: "human",
  name,
  present,
  gone,
});
const act = vi.fn();
let shown: ReturnType<typeof mount>;

function show(room: object, covered: number[] = []): string {
  const update = { seat: 0, table: { covered, left: [], phase: "playing" } } as unknown as Update;
  const chairs = [{ ...chair("Ada", true), you: true }, chair("Ben", false, 130)];
  shown = mount(Absent, {
    target: document.body,
    props: { room: { chairs, ...room } as unknown as Room, update, names: ["Ada", "Ben"], act },
  });
  flushSync();
  return document.body.textContent.trim();
}

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
});
afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
});

test("it says since when somebody is gone, counts on, and the host lets a bot play", () => {
  expect(show({ host: true, host_present: true })).toContain("Ben has been gone for 2 minutes.");
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(document.body.textContent).toContain("gone for 3 minutes");
  document.querySelector("button")!.click();
  expect(act).toHaveBeenCalledWith({ kind: "cover", chair: 1 });
});

test("whoever is no host decides only while the host is gone", () => {
  show({ host: false, host_present: true });
  expect(document.querySelector("button")).toBeNull();
});

test("where a bot plays already, nothing is to be decided", () => {
  expect(show({ host: true, host_present: true }, [1])).toBe("Ben is away. A bot plays until they are back.");
});
