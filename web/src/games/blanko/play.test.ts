import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { cellNamed, type View } from "./board";
import { type PlayContext, Play } from "./play.svelte";

const at = (name: string): number => cellNamed(name)!;
const empty = Array<string>(16).fill(".".repeat(16));
const lying = empty.map((row, n) => (n === 7 ? ".......BAUM....." : row));
const prompt = { kind: "prompt", kinds: ["place", "swap", "exchange", "pass"], until: null };

const view = (given: Partial<Record<keyof View, unknown>> = {}): View =>
  ({
    kind: "blanko-view",
    viewer: 0,
    prompt,
    config: { language: "de", words: "strict" },
    board: empty,
    racks: [[..."ROTES?"], [null]],
    report: { what: "dealt", seat: 1 },
    ...given,
  }) as unknown as View;

const preview = { kind: "preview", words: [], points: 6, squares: 1, filled: 0, valid: null, bonus: null };

function sit(first: View = view(), given: Partial<PlayContext> = {}) {
  const house = {
    whatIf: vi.fn<PlayContext["whatIf"]>(() => Promise.resolve({ ok: true, preview })),
    play: vi.fn<PlayContext["play"]>(() => Promise.resolve({ ok: true })),
    refused: vi.fn<PlayContext["refused"]>(),
    chance: () => 0,
    ...given,
  };
  const play = new Play(house);
  play.show(first, 7);
  flushSync();
  return { house, play };
}
const type = (play: Play, text: string): void => void [...text].forEach((letter) => play.type(letter));
const word = (play: Play): string => play.laid.map((one) => one.letter).join("");

test("typing lays letters from the cursor on and asks what would follow", async () => {
  const { house, play } = sit();
  play.point(at("H8"));
  type(play, "rot");
  expect(word(play)).toBe("ROT");
  expect(play.cursor).toBe(at("H11"));
  expect(house.whatIf).toHaveBeenLastCalledWith({
    kind: "place",
    cell: "H8",
    direction: "across",
    word: "ROT",
    insist: false,
  });
  await Promise.resolve();
  await play.confirm();
  expect(house.play).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ word: "ROT" }), 7);
});

test("a letter that is not on the rack is taken by a joker; without one it is said", () => {
  const { house, play } = sit();
  play.point(at("H8"));
  type(play, "öz");
  expect(word(play)).toBe("ö");
  expect(house.refused).toHaveBeenCalledWith({ code: "not-on-your-rack", details: { letter: "Z" } });
});

test("who types the whole word passes over what lies there", () => {
  const { play } = sit(view({ board: lying, racks: [[..."SEN"], [null]] }));
  play.point(at("H7"));
  type(play, "s");
  play.point(at("H8"));
  type(play, "baumes");
  expect(play.laid.map((one) => one.cell)).toEqual([at("H7"), at("H12")]);
});

test("a tap on a tile goes to the cursor; without a cursor the tile waits for a cell", () => {
  const { play } = sit();
  const [r, o] = play.rack;
  play.tapTile(r!.id);
  expect(play.held).toBe(r!.id);
  play.tapCell(at("G8"));
  expect(play.laid).toEqual([{ cell: at("G8"), tile: r!.id, letter: "R" }]);
  play.turn();
  play.point(at("H8"));
  play.tapTile(o!.id);
  expect(play.laid.map((one) => one.cell)).toEqual([at("G8"), at("H8")]);
  expect(play.cursor).toBe(at("I8"));
});

test("a second tap on a cell turns the cursor, on an own tile takes it back", () => {
  const { play } = sit();
  play.tapCell(at("H8"));
  play.tapCell(at("H8"));
  expect(play.direction).toBe("down");
  type(play, "r");
  play.tapCell(at("H8"));
  play.tapCell(at("H8"));
  expect(play.laid).toEqual([]);
});

test("a joker asks for its letter", () => {
  const { play } = sit();
  play.point(at("H8"));
  play.joker();
  expect(play.asking).not.toBeNull();
  play.name("Ä");
  expect(word(play)).toBe("ä");
  play.joker();
  expect(play.asking).toBeNull();
});

test("backspace takes letters back over what lies between", () => {
  const { play } = sit(view({ board: lying, racks: [[..."SES"], [null]] }));
  play.point(at("H7"));
  type(play, "s");
  play.point(at("H12"));
  type(play, "e");
  play.back();
  play.back();
  expect(play.laid).toEqual([]);
  expect(play.cursor).toBe(at("H7"));
});

test("a tile on a lying letter is a swap", async () => {
  const { house, play } = sit(view({ board: lying, racks: [[..."SEN"], [null]] }));
  play.put(play.rack[0]!.id, at("H8"));
  expect(play.swapping).toBe(true);
  await play.confirm();
  expect(house.play).toHaveBeenCalledWith({ kind: "swap", cell: "H8", letter: "S", insist: false }, 7);
  play.toggleSwap();
  expect([play.swapping, play.swap]).toEqual([false, null]);
});

test("what no act can say is refused without asking", async () => {
  const { house, play } = sit();
  play.put(play.rack[0]!.id, at("H8"));
  play.put(play.rack[1]!.id, at("I9"));
  expect(play.doubt?.code).toBe("not-a-line");
  await play.confirm();
  expect(house.play).not.toHaveBeenCalled();
  expect(play.refusal?.code).toBe("not-a-line");
});

test("a refusal leaves the letters where they are", async () => {
  const refused = { ok: false as const, code: "not-touching", details: {} };
  const { play } = sit(view(), { play: () => Promise.resolve(refused) });
  play.point(at("H8"));
  type(play, "rot");
  await play.confirm();
  expect(play.refusal?.code).toBe("not-touching");
  expect(word(play)).toBe("ROT");
});

test("one may plan while others play; what is covered comes back", () => {
  const { house, play } = sit(view({ prompt: null }));
  play.point(at("H11"));
  type(play, "ro");
  expect(house.whatIf).not.toHaveBeenCalled();
  play.show(view({ board: lying }), 8);
  expect(play.laid.map((one) => one.cell)).toEqual([at("H12")]);
  expect(house.whatIf).toHaveBeenCalledOnce();
});

test("after the own play the rack has lost what was laid", async () => {
  const { play } = sit(view({ racks: [[..."SEES"], [null]] }));
  play.sort(play.rack[3]!.id, 0);
  const last = play.rack[0]!.id;
  play.point(at("H8"));
  play.put(last, at("H8"));
  await play.confirm();
  const fresh = play.show(
    view({ board: lying, racks: [[..."SEEX"], [null]], prompt: null, report: { what: "placed", seat: 0 } }),
    9,
  );
  expect(play.rack.map((tile) => tile.letter)).toEqual([..."SEEX"]);
  expect(play.rack.some((tile) => tile.id === last)).toBe(false);
  expect(fresh.map((tile) => tile.letter)).toEqual(["X"]);
  expect(play.laid).toEqual([]);
});

test("escape takes back step by step", () => {
  const { play } = sit();
  play.point(at("H8"));
  type(play, "ro");
  play.clear();
  expect(play.laid).toEqual([]);
  play.clear();
  expect(play.cursor).toBeNull();
});

test("a hint lies there as if put by hand, with what is on the board already left out", () => {
  const { house, play } = sit(view({ board: lying, racks: [[..."RTSE?"], [null]] }));
  play.advise({ kind: "place", cell: "H8", direction: "across", word: "BAUMs", insist: false });
  expect(play.laid.map((one) => [one.cell, one.letter])).toEqual([[at("H12"), "s"]]);
  expect(play.rack.find((tile) => tile.id === play.laid[0]!.tile)!.letter).toBe("?");
  expect(house.whatIf).toHaveBeenLastCalledWith(expect.objectContaining({ cell: "H8", word: "BAUMs" }));
  play.advise({ kind: "swap", cell: "H8", letter: "R", insist: false });
  expect(play.laid).toEqual([]);
  expect(play.swap).toMatchObject({ cell: at("H8"), letter: "R" });
  expect(play.ready).toBe(true);
  play.advise({ kind: "pass" });
  expect(play.advised).toEqual({ kind: "pass" });
});
