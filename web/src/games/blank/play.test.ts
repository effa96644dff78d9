import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { Foresight } from "../../lib/session.svelte";
import type { Message } from "../../lib/wire.gen";
import type { Action, Ask } from "./board";
import { Play } from "./play.svelte";
import { view } from "./testing";

const prompt = { kind: "prompt", kinds: ["play", "draw"], until: null } as const;
const hand = ["R4a", "R2b", "B1a"];
const options: Message[] = [["R4a"], ["R2b"], ["R2b", "R4a"], ["R4a", "R2b"]].map(
  (cards) => ({ kind: "play", cards }) as Message,
);
const foreseen: Foresight = { ok: true, preview: { kind: "preview", fault: "", fires: ["rule 1"] } as Message };

function table(given: Parameters<typeof view>[0] = {}, listed: readonly Message[] | null = options) {
  const acts: Action[] = [];
  const refused = vi.fn();
  const whatIf = vi.fn(() => Promise.resolve(foreseen));
  const play = new Play({
    whatIf,
    act: (action) => {
      acts.push(action);
      return Promise.resolve({ ok: true });
    },
    refused,
  });
  play.show(view({ prompt, hand, ...given }), listed, 7);
  flushSync();
  return { play, acts, refused, whatIf };
}

test("cards are laid in the order in which they were chosen", async () => {
  const { play, acts } = table();
  expect([...play.fitting].sort()).toEqual(["R2b", "R4a"]);
  play.pick("R4a");
  play.pick("R2b");
  expect(play.chosen).toEqual(["R4a", "R2b"]);
  expect(play.ready).toBe(true);
  await play.lay();
  expect(acts).toEqual([{ kind: "play", cards: ["R4a", "R2b"] }]);
  expect(play.chosen).toEqual([]);
});

test("a card that does not go with the others is chosen alone", () => {
  const { play } = table();
  play.pick("R4a");
  play.pick("B1a");
  expect(play.chosen).toEqual(["B1a"]);
});

test("what would follow is asked of the server", async () => {
  const { play } = table();
  play.pick("R4a");
  await vi.waitFor(() => expect(play.preview?.fires).toEqual(["rule 1"]));
});

test("in sharp eyes nothing is marked, nothing foreseen, and anything may be tried", () => {
  const { play, whatIf } = table({ config: { effects: "by-hand", wrong: "lie" } });
  expect(play.fitting.size).toBe(0);
  play.pick("B1a");
  expect(play.ready).toBe(true);
  expect(whatIf).not.toHaveBeenCalled();
});

test("where wrong plays are refused, only listed ones are ready", () => {
  const { play } = table({ config: { wrong: "refused" } });
  play.pick("B1a");
  expect(play.ready).toBe(false);
});

test("too many options are not listed, and the server decides", () => {
  const { play } = table({}, null);
  play.pick("B1a");
  expect(play.ready).toBe(true);
});

test("chosen cards stay chosen while the top card stays", () => {
  const { play } = table();
  play.pick("R4a");
  play.show(view({ prompt, hand }), options, 8);
  expect(play.chosen).toEqual(["R4a"]);
  play.show(view({ prompt, hand: ["R2b", "B1a"] }), options, 9);
  expect(play.chosen).toEqual([]);
});

const asks = (given: Partial<Ask>): Ask[] => [{ kind: "ask", n: 4, seat: 0, key: "0", path: "0", ...given } as Ask];

test("a card can be looked at, and another be taken, before it is the answer", async () => {
  const affairs = { asks: asks({ what: "cards", least: 1, most: 1 }) };
  const { play, acts } = table({ affairs, choices: ["R4a", "B1a"] });
  await play.pickAnswer("R4a");
  await play.pickAnswer("B1a");
  expect(play.picked).toEqual(["B1a"]);
  expect(acts).toEqual([]);
  await play.answer();
  expect(acts).toEqual([{ kind: "answer", cards: ["B1a"], seats: [], word: "" }]);
});

test("one player answers as soon as they are chosen", async () => {
  const affairs = { asks: asks({ what: "players", least: 1, most: 1, among: [1, 2] }) };
  const { play, acts } = table({ affairs });
  await play.pickAnswer(2);
  expect(acts).toEqual([{ kind: "answer", cards: [], seats: [2], word: "" }]);
});

test("a hint chooses the cards of an answer", () => {
  const affairs = { asks: asks({ what: "cards", least: 1, most: 1 }) };
  const { play } = table({ affairs, choices: ["R4a", "B1a"] });
  play.advise({ kind: "answer", cards: ["B1a"], seats: [], word: "" });
  expect(play.picked).toEqual(["B1a"]);
  expect(play.mayAnswer).toBe(true);
});

test("several cards are chosen, then answered together", async () => {
  const affairs = { asks: asks({ what: "cards", least: 2, most: 2 }) };
  const { play, acts } = table({ affairs, choices: hand });
  await play.pickAnswer("B1a");
  expect(play.mayAnswer).toBe(false);
  await play.pickAnswer("R4a");
  await play.pickAnswer("R2b");
  expect(play.picked).toEqual(["R4a", "R2b"]);
  expect(play.mayAnswer).toBe(true);
  await play.answer();
  expect(acts).toEqual([{ kind: "answer", cards: ["R4a", "R2b"], seats: [], word: "" }]);
});

test("where no card fits, no card is the answer", async () => {
  const { play, acts } = table({ affairs: { asks: asks({ what: "cards", least: 1, most: 1 }) }, choices: [] });
  expect(play.mayAnswer).toBe(true);
  await play.answer();
  expect(acts).toEqual([{ kind: "answer", cards: [], seats: [], word: "" }]);
});

test("the first card of an order comes first, and lies on top", async () => {
  const { play, acts } = table({ affairs: { asks: asks({ what: "arrange" }) }, choices: ["G1a", "G2a"] });
  await play.pickAnswer("G2a");
  expect(acts).toEqual([]);
  await play.pickAnswer("G1a");
  expect(acts).toEqual([{ kind: "answer", cards: ["G1a", "G2a"], seats: [], word: "" }]);
});

test("what was chosen for one question is not chosen for the next", async () => {
  const affairs = (n: number) => ({ asks: asks({ n, what: "players", least: 2, most: 2, among: [0, 1, 2] }) });
  const { play } = table({ affairs: affairs(4) });
  await play.pickAnswer(2);
  expect(play.picked).toEqual([2]);
  play.show(view({ prompt, hand, affairs: affairs(5) }), [], 8);
  expect(play.picked).toEqual([]);
});

test("somebody on turn elsewhere is not asked to play unless a card fits", () => {
  expect(table({ affairs: { turn: 1 } }).play.turn).toBe(true);
  expect(table({ affairs: { turn: 1 } }, []).play.turn).toBe(false);
  expect(table({ affairs: { turn: 1, free: true } }, []).play.turn).toBe(true);
});

test("a hint chooses its cards in order, and frames whatever would do it", () => {
  const { play } = table();
  play.advise({ kind: "play", cards: ["R2b", "R4a"] });
  expect(play.chosen).toEqual(["R2b", "R4a"]);
  expect(play.ready).toBe(true);
  expect(play.hinted({ kind: "play", cards: ["R2b", "R4a"] })).toBe(true);
  expect(play.hinted({ kind: "draw" })).toBeUndefined();
  play.advise({ kind: "answer", cards: ["B1a"], seats: [], word: "" });
  expect(play.hinted({ kind: "answer", cards: ["B1a"] })).toBe(true);
  expect(play.hinted({ kind: "answer", cards: ["R4a"] })).toBeUndefined();
  play.advise(null);
  expect(play.hinted({ kind: "play" })).toBeUndefined();
});
