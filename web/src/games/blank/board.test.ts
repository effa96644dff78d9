import { expect, test } from "vitest";
import type { Blank } from "../../lib/wire.gen";
import {
  addable,
  type Ask,
  asked,
  askedPath,
  askSort,
  faceOf,
  flights,
  isListed,
  onlyWatches,
  othersDuties,
  otherSeats,
  questionOf,
  ruleNumber,
  sorted,
  stepOf,
} from "./board";
import { duty, note, view } from "./testing";

const plays = [["R4a"], ["R2b"], ["R2b", "R4a"], ["R4a", "R2b"], ["B4a"], ["R4a", "B4a"]].map((cards): Blank.Play => ({
  kind: "play",
  cards,
}));

test("a card's name says colour, number, picture and deck", () => {
  expect(faceOf("V6a")).toEqual({ colour: "violet", number: 6, illustrated: true, mark: "" });
  expect(faceOf("P1b·XY")).toEqual({ colour: "pink", number: 1, illustrated: false, mark: "XY" });
  expect(faceOf("rule 3")).toBeNull();
  expect(ruleNumber("rule 12")).toBe(12);
  expect(ruleNumber("R4a")).toBeNull();
});

test("a hand is sorted by colour, by number, or left as dealt", () => {
  const hand = ["P1a", "R6a", "R2b", "B1a"];
  expect(sorted(hand, "dealt")).toEqual(hand);
  expect(sorted(hand, "colour")).toEqual(["R2b", "R6a", "B1a", "P1a"]);
  expect(sorted(hand, "number")).toEqual(["B1a", "P1a", "R2b", "R6a"]);
});

test("what may be added comes from the plays that are listed", () => {
  expect([...addable(plays, [])].sort()).toEqual(["B4a", "R2b", "R4a"]);
  expect([...addable(plays, ["R2b"])]).toEqual(["R4a"]);
  expect([...addable(plays, ["R2b", "R4a"])]).toEqual([]);
});

test("the order of the cards below the top does not matter, the top does", () => {
  expect(isListed(plays, ["R2b", "R4a"])).toBe(true);
  expect(isListed(plays, ["B4a", "R4a"])).toBe(false);
  expect(isListed(plays, [])).toBe(false);
});

const ask = (given: Partial<Ask>): Ask => ({
  kind: "ask",
  n: 1,
  frame: 0,
  key: "0.then.0",
  seat: 0,
  what: "word",
  until: 0,
  card: 0,
  path: "0.then.0",
  least: 1,
  most: 1,
  among: [],
  words: [],
  optional: false,
  ...given,
});
const asking = (given: Partial<Ask>, choices: string[] = [], hand: string[] = []) =>
  questionOf(view({ affairs: { asks: [ask(given)] }, choices, hand }));

test("a question says what it wants, and how many", () => {
  expect(asking({ seat: 1 })).toBeNull();
  expect(asking({ what: "cards" }, ["R4a"], ["R4a", "B1a"])).toMatchObject({ of: "cards", inHand: true, most: 1 });
  expect(asking({ what: "cards" }, ["R4a"], ["B1a"])).toMatchObject({ of: "cards", inHand: false });
  expect(asking({ what: "cards", least: 2, most: 3 }, ["R4a"], ["R4a"])).toMatchObject({ least: 1, most: 1 });
  expect(asking({ what: "cards" })).toMatchObject({ of: "cards", least: 0, most: 0 });
  expect(asking({ what: "react", least: 0 }, ["R4a"], ["R4a"])).toMatchObject({ of: "cards", least: 1, most: 1 });
  expect(asking({ what: "arrange" }, ["R4a", "B1a"])).toEqual({ of: "order", cards: ["R4a", "B1a"] });
  expect(asking({ what: "players", among: [2, 0], most: 2 })).toEqual({
    of: "seats",
    seats: [0, 2],
    least: 1,
    most: 2,
  });
  expect(asking({ words: ["red"] })).toEqual({ of: "words", words: ["red"], closed: [] });
});

test("what is asked shows by its answers, and a vote comes first", () => {
  expect(askSort(ask({ words: ["red", "blue"] }), false)).toBe("colour");
  expect(askSort(ask({ words: ["1", "2"] }), false)).toBe("number");
  expect(askSort(ask({ words: ["1", "2"] }), true)).toBe("either");
  expect(askSort(ask({ words: ["yes", "no"] }), false)).toBe("fact");
  expect(askSort(ask({ words: ["go-on"] }), false)).toBe("go-on");
  expect(askSort(ask({ what: "players", optional: true }), false)).toBe("name");
  expect(askedPath(ask({ key: "0.then.1/2@3" }))).toBe("0.then.1");
  expect(askedPath(ask({ key: "0.then.0#judge@1" }))).toBe("0.then.0");
  const motion = { what: "tool" } as Blank.Motion;
  expect(questionOf(view({ affairs: { asks: [ask({})], motion } }))).toBeNull();
});

test("what others owe is theirs", () => {
  const duties = [duty({ n: 1, seat: 1 }), duty({ n: 2, seat: 1, lasting: 5 }), duty({ n: 3, seat: 0 })];
  expect(othersDuties(view({ affairs: { duties } })).map((one) => one.n)).toEqual([1, 2]);
});

test("who could object is not shown", () => {
  const prompt = { kind: "prompt", kinds: ["apply", "accuse", "object", "decline"], until: null } as const;
  const waiting = [1, 2].map((seat) => ({ kind: "waiting" as const, seat, until: null }));
  const doubtful = view({ prompt, waiting });
  expect(onlyWatches(doubtful)).toBe(true);
  expect([...asked(doubtful)]).toEqual([]);
});

test("a step tells who played what, and why the rest happened", () => {
  const before = view({});
  const moved = (piece: string, source: string, target: string) => ({ kind: "moved" as const, piece, source, target });
  const now = view({
    news: [moved("R2b", "hand 1", "discard pile"), moved("R4a", "hand 1", "discard pile")],
    affairs: { plays: 1, trace: [note({ what: "fired", card: "rule 1" })] },
  });
  expect(stepOf(1, before, now)).toMatchObject({ seat: 1, played: ["R2b", "R4a"], notes: [{ what: "fired" }] });
  expect(flights(before, now)).toHaveLength(2);
  expect(stepOf(2, now, now)).toBeNull();
  expect(flights(now, now)).toEqual([]);
});

test("a discard is no play", () => {
  const now = view({
    news: [{ kind: "moved", piece: "R2b", source: "hand 1", target: "discard pile" }],
    affairs: { trace: [note({ what: "discards", seat: 1, text: "R2b" })] },
  });
  expect(stepOf(1, view({}), now)).toMatchObject({ played: [], seat: null });
});

test("a note names other seats only where its text is made of them", () => {
  expect(otherSeats(note({ what: "seats-swapped", text: "2" }))).toEqual([2]);
  expect(otherSeats(note({ what: "tool", text: "2 0" }))).toEqual([2, 0]);
  expect(otherSeats(note({ what: "names", text: "2" }))).toEqual([]);
  expect(otherSeats(note({ what: "voted", text: "yes" }))).toEqual([]);
});
