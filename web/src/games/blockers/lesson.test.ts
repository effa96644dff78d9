import { expect, test } from "vitest";
import { isDone } from "../../guide/lesson";
import type { Blockers } from "../../lib/wire.gen";
import lesson from "./lesson";

test("a task is done when the view says so", () => {
  const lay = lesson.steps.find((step) => step.text === "guide-blockers-lay")!;
  const first = { viewer: 0, colours: [["blue"], ["red"]], board: ["", "", "red 1"], captured: [[], []] };
  const seen = (board: string[]): Blockers.View => ({ ...first, board }) as unknown as Blockers.View;
  expect(isDone(lay, seen(["", "", "red 1"]), seen(first.board))).toBe(false);
  expect(isDone(lay, seen(["", "red 2", "red 1"]), seen(first.board))).toBe(false);
  expect(isDone(lay, seen(["blue 2", "", "red 1"]), seen(first.board))).toBe(true);
  expect(isDone(lesson.steps[0]!, seen(first.board), seen(first.board))).toBe(false);
});
