import { beforeEach, expect, test } from "vitest";
import { beginAt, endGuide, isLearnt, noteLearnt, spotOf, stepAt } from "./lesson";

beforeEach(() => localStorage.clear());

test("a spot names the own seat", () => {
  expect(spotOf({ text: "guide-learn", spot: "[data-spot='pile SEAT']" }, 2)).toBe("[data-spot='pile 2']");
  expect(spotOf({ text: "guide-learn" }, 2)).toBeNull();
});

test("this browser remembers where the guide was, and what was learnt", () => {
  expect(stepAt("room")).toBeNull();
  beginAt("room", 3);
  expect(stepAt("room")).toBe(3);
  expect(stepAt("another")).toBeNull();
  endGuide();
  expect(stepAt("room")).toBeNull();
  noteLearnt("chess");
  noteLearnt("halma");
  noteLearnt("chess");
  expect(["go", "chess", "halma"].filter(isLearnt)).toEqual(["chess", "halma"]);
});
