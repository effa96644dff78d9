import { expect, test, vi } from "vitest";
import { isForeign, keyMini } from "./keyboard";
import type { Mini } from "./mini.svelte";

const key = (name: string, held: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key: name, ...held });

test("letters typed with modifiers are letters, shortcuts are the browser's", () => {
  expect(isForeign(key("a"))).toBe(false);
  expect(isForeign(key("ą", { altKey: true, ctrlKey: true }))).toBe(false);
  expect(isForeign(key("c", { ctrlKey: true }))).toBe(true);
  expect(isForeign(key("ArrowLeft", { altKey: true }))).toBe(true);
});

test("in a mini crossword Enter ends it from any field, but presses a button that has the focus", () => {
  const done = vi.fn(() => Promise.resolve());
  const mini = { put: [{ tile: 1, letter: "A" }], done, move: () => false } as unknown as Mini;
  const field = Object.assign(document.createElement("button"), { type: "button" });
  field.dataset["field"] = "3";
  const enter = (target: HTMLElement): KeyboardEvent => {
    const event = key("Enter", { bubbles: true });
    target.dispatchEvent(event);
    return event;
  };
  expect(keyMini(enter(field), mini, undefined)).toBe("done");
  expect(done).toHaveBeenCalledOnce();
  expect(keyMini(enter(document.createElement("button")), mini, undefined)).toBeNull();
  expect(done).toHaveBeenCalledOnce();
});
