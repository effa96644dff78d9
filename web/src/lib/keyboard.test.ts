import { afterEach, expect, test } from "vitest";
import { watchKeyboard } from "./keyboard";

const { style } = document.documentElement;
afterEach(() => (style.cssText = ""));

test("what a keyboard covers is told to the styles, and nothing while somebody has zoomed in", () => {
  const seen = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: window.innerHeight });
  watchKeyboard(seen as VisualViewport);
  expect(style.getPropertyValue("--keyboard")).toBe("0px");
  Object.assign(seen, { height: window.innerHeight - 300, offsetTop: 20 });
  seen.dispatchEvent(new Event("resize"));
  expect(style.getPropertyValue("--seen-top")).toBe("20px");
  expect(style.getPropertyValue("--keyboard")).toBe("280px");
  Object.assign(seen, { scale: 2 });
  seen.dispatchEvent(new Event("scroll"));
  expect(style.getPropertyValue("--keyboard")).toBe("0px");
});

test("a browser that does not say is left alone", () => {
  watchKeyboard(null);
  expect(style.getPropertyValue("--keyboard")).toBe("");
});
