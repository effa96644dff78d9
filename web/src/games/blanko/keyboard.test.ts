import { expect, test } from "vitest";
import { isForeign } from "./keyboard";

const key = (name: string, held: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key: name, ...held });

test("letters typed with modifiers are letters, shortcuts are the browser's", () => {
  expect(isForeign(key("a"))).toBe(false);
  expect(isForeign(key("ą", { altKey: true, ctrlKey: true }))).toBe(false);
  expect(isForeign(key("c", { ctrlKey: true }))).toBe(true);
  expect(isForeign(key("ArrowLeft", { altKey: true }))).toBe(true);
});
