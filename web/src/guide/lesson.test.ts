import { beforeEach, expect, test } from "vitest";
import type { Blockers } from "../lib/wire.gen";
import { beginAt, endGuide, hasLesson, isDone, isLearnt, lessonOf, noteLearnt, spotOf, stepAt } from "./lesson";

const GAMES = ["blank", "blanko", "blitz", "blockers"];

beforeEach(() => localStorage.clear());

test.each(GAMES)("the lesson of %s has steps of its own words, and ends with advice, not with a task", async (game) => {
  const lesson = await lessonOf(game);
  expect(lesson?.steps.length).toBeGreaterThanOrEqual(6);
  expect(new Set(lesson?.steps.map((step) => step.text)).size).toBe(lesson?.steps.length);
  expect(lesson?.steps.at(-1)?.done).toBeUndefined();
});

test("a game without a lesson has none", async () => {
  expect(hasLesson("constructor")).toBe(false);
  expect(await lessonOf("chess")).toBeNull();
});

test("a task is done when the view says so", async () => {
  const lesson = (await lessonOf("blockers"))!;
  const lay = lesson.steps.find((step) => step.text === "guide-blockers-lay")!;
  const first = { viewer: 0, colours: [["blue"], ["red"]], board: ["", "", "red 1"], captured: [[], []] };
  const seen = (board: string[]): Blockers.View => ({ ...first, board }) as unknown as Blockers.View;
  expect(isDone(lay, seen(["", "", "red 1"]), seen(first.board))).toBe(false);
  expect(isDone(lay, seen(["", "red 2", "red 1"]), seen(first.board))).toBe(false);
  expect(isDone(lay, seen(["blue 2", "", "red 1"]), seen(first.board))).toBe(true);
  expect(isDone(lesson.steps[0]!, seen(first.board), seen(first.board))).toBe(false);
});

test("a spot names the own seat", () => {
  expect(spotOf({ text: "guide-blitz-deck", spot: "[data-spot='blitz SEAT']" }, 2)).toBe("[data-spot='blitz 2']");
  expect(spotOf({ text: "guide-blitz-deck" }, 2)).toBeNull();
});

test("this browser remembers where the guide was, and what was learnt", () => {
  expect(stepAt("room")).toBeNull();
  beginAt("room", 3);
  expect(stepAt("room")).toBe(3);
  expect(stepAt("another")).toBeNull();
  endGuide();
  expect(stepAt("room")).toBeNull();
  noteLearnt("blitz");
  noteLearnt("blockers");
  noteLearnt("blitz");
  expect(GAMES.filter(isLearnt)).toEqual(["blitz", "blockers"]);
});
