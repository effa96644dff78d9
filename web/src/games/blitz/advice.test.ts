import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import vectors from "../../lib/vectors.gen.json";
import { learnWords, speak } from "../../lib/words.svelte";
import { advice } from "./announcements";
import type { Action, View } from "./board";
import { cardName } from "./names";
import { Play, type PlayContext } from "./play.svelte";

beforeAll(async () => {
  await learnWords(["blitz"]);
  await speak("en");
});

function said(area: object, options: readonly object[]): string {
  const play = new Play({} as PlayContext);
  const view = { viewer: 0, public: { phase: "racing", areas: [area], stacks: [] } };
  play.show(view as unknown as View, options as Action[], 1);
  flushSync();
  return advice(play);
}

const flip = { kind: "flip" };
const begins = { kind: "centre", source: "W1", card: "red 1", stack: "new", top: "" };
// Positions of random races with what the rules allow in them, made by Python.
const positions = vectors.blitz.map(({ area, lays, shorter }) => ({
  area,
  lays,
  shortening: lays.filter((_, at) => shorter[at]),
}));

test("positions of both kinds are looked at", () => {
  expect(positions.filter(({ shortening }) => shortening.length).length).toBeGreaterThan(20);
  expect(positions.filter(({ shortening }) => !shortening.length).length).toBeGreaterThan(20);
});

test("without a card for the centre, an act that shortens the blitz deck is named wherever there is one", () => {
  for (const { area, lays, shortening } of positions) {
    const named = shortening.map(
      ({ card, slot }) => `${cardName(card)} goes on ${cardName(area.slots[Number(slot.slice(1)) - 1]!.at(-1)!)}`,
    );
    const text = said(area, [...lays, flip]);
    if (named.length) expect(named).toContain(text.split(":")[0]);
    else expect(text).toBe("Nothing for the centre: turn your reserve over, below right.");
  }
});

test("the centre comes first, and who has no reserve is not sent there", () => {
  const { area, lays } = positions.find(({ shortening }) => shortening.length)!;
  expect(said(area, [begins, ...lays, flip])).toBe("Tap ▲: each colour grows 1, 2, 3 … in the centre.");
  expect(said(area, [{ kind: "turn" }])).toContain("turn your reserve over");
  expect(said(area, [{ kind: "stuck" }])).toBe("Nothing for the centre: wait for the others.");
});
