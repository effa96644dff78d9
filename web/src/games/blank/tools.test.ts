import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { learnWords, speak } from "../../lib/words.svelte";
import type { Motion } from "./board";
import { motionText, seatsFor, shapeOf, TOOLS, useText } from "./tools";
import { view } from "./testing";

beforeAll(async () => {
  await learnWords(["blank", "tools", "decks"]);
  await speak("en");
});

const names = ["Ada", "Ben", "Cleo"];
const tools = Object.values(TOOLS).flatMap((group) => Object.keys(group));

test("every tool of the game is in the tray, and has words of its own", () => {
  const source = readFileSync(`${process.cwd()}/../src/carteblanche/games/blank/evaluate/tools.py`, "utf8");
  const steps = [...source.matchAll(/^ {4}"([a-z-]+)": "\(/gm)].map((found) => found[1]);
  const luck = /LUCK: Final = \(([^)]*)\)/.exec(source)![1]!.match(/[a-z-]+/g)!;
  expect(tools.toSorted()).toEqual([...steps, ...luck].toSorted());
  const said = tools.map((tool) => useText({ tool, by: 0, seat: 1, to: 2, n: 2 }, names));
  expect(new Set(said).size).toBe(tools.length);
});

test("which tools need the consent of a hand is as the game has it", () => {
  const source = readFileSync(`${process.cwd()}/../src/carteblanche/games/blank/evaluate/tools.py`, "utf8");
  const hands = /FROM_HANDS: Final = frozenset\(\(([^)]*)\)\)/.exec(source)![1]!.match(/[a-z-]+/g)!;
  expect(tools.filter((tool) => shapeOf(tool).hand).toSorted()).toEqual(hands.toSorted());
});

test("whom a tool can be about", () => {
  const gone = view({ affairs: { gone: [2] } });
  expect(seatsFor(gone, "draw")).toEqual([0, 1]);
  expect(seatsFor(gone, "look")).toEqual([1]);
  expect(seatsFor(gone, "reverse")).toEqual([]);
});

test("what somebody is about to do is said in full", () => {
  expect(useText({ tool: "give", by: 0, seat: 1, to: 2, n: 1 }, names)).toBe("Ben gives Cleo a card.");
  const motion = { what: "tool", path: "take", by: 0, seat: 1, to: 0, n: 2 } as Motion;
  expect(motionText(motion, names)).toBe("Ada takes 2 cards from Ben, unseen.");
});
