import { beforeEach, expect, test } from "vitest";
import { notePlayed } from "../../lib/help";
import { areMarked, keepMarks } from "./marks";

beforeEach(() => localStorage.clear());

test("a first race marks what goes to the centre, later ones leave that to the eye", () => {
  expect(areMarked("race")).toBe(true);
  notePlayed("blitz");
  expect(areMarked("race")).toBe(false);
  expect(areMarked("turns")).toBe(true);
});

test("what somebody wants stays", () => {
  keepMarks(false);
  expect(areMarked("race")).toBe(false);
  keepMarks(true);
  notePlayed("blitz");
  expect(areMarked("race")).toBe(true);
});
