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

function show(room: object, covered: number[] = [], seat: number | null = 0): string {
  const update = { seat, table: { covered, left: [], phase: "playing" } } as unknown as Update;
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
  expect(act).toHaveBeenCalledWith({ kind: "cover", chair: 1, friend: false });
});

test("whoever is no host decides only while the host is gone", () => {
  show({ host: false, host_present: true });
  expect(document.querySelector("button")).toBeNull();
});

test("where a bot plays already, nothing is to be decided", () => {
  expect(show({ host: true, host_present: true }, [1])).toBe("Ben is away. A bot plays until they are back.");
});

test("a watcher offers to play, the host agrees, and who plays gives the chair back", async () => {
  const away = chair("Ben", false, 5);
  show({ host: true, host_present: true, chairs: [chair("Ada", true), { ...away, offer: "Cy" }] });
  expect(document.body.textContent).toContain("Cy offers to play for Ben.");
  document.querySelector<HTMLButtonElement>("button.main")!.click();
  expect(act).toHaveBeenLastCalledWith({ kind: "cover", chair: 1, friend: true });
  await unmount(shown);

  const friend = { ...chair("Ben", true), friend: "Cy" };
  expect(show({ host: true, host_present: true, chairs: [chair("Ada", true), friend] })).toBe(
    "Cy plays for Ben, until they are back.",
  );
  await unmount(shown);
  show({ chairs: [chair("Ada", true), { ...friend, you: true }] }, [], 1);
  expect(document.body.textContent).toContain("You play for Ben");
  document.querySelector("button")!.click();
  expect(act).toHaveBeenLastCalledWith({ kind: "stand-in", chair: 1, yes: false });
});
