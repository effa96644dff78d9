import { beforeEach, expect, test } from "vitest";
import { heard, mute, mutedHere, speakers, unread } from "./chat";
import type { Said } from "./wire.gen";

beforeEach(() => mutedHere().forEach((who) => mute(who, false)));

const said = (at: number, who: string, name = who, you = false): Said => ({
  kind: "said",
  at,
  who,
  name,
  text: "…",
  emote: false,
  you,
});
const lines = [said(0, "a"), said(1, "me", "Me", true), said(2, "b"), said(3, "a", "a renamed")];

test("what others said after the last look is unread; the own words never are", () => {
  expect(unread(lines, new Set(), -1)).toBe(3);
  expect(unread(lines, new Set(), 0)).toBe(2);
  expect(unread(lines, new Set(), 3)).toBe(0);
});

test("who is muted is not heard, under any name", () => {
  const muted = mute("a", true);
  expect(heard(lines, muted).map((one) => one.at)).toEqual([1, 2]);
  expect(unread(lines, muted, -1)).toBe(1);
  expect(mutedHere().has("a")).toBe(true);
  expect(mute("a", false).size).toBe(0);
});

test("speakers have the name that they used last", () => {
  expect([...speakers(lines)]).toEqual([
    ["a", "a renamed"],
    ["b", "b"],
  ]);
});
