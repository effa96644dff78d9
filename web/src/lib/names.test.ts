import { beforeAll, expect, test } from "vitest";
import { seatNames } from "./names";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

const human = (name: string) => ({ player: "human", name, level: null }) as const;

test("the second of a name gets a number", () => {
  expect(seatNames([human("Ada"), human("Ben"), human("Ada")])).toEqual(["Ada", "Ben", "Ada 2"]);
});

test("whoever was given a name reads which is theirs", () => {
  expect(seatNames([human("Guest"), human("Ben")], 0)).toEqual(["Guest (you)", "Ben"]);
});
