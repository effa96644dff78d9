import { expect, test } from "vitest";
import { sheets } from "./scores";
import type { ScoreLine } from "./wire.gen";

const line = (players: string[], ranks: number[]): ScoreLine => ({
  kind: "score-line",
  room: "room",
  game: "blockers",
  ended: "2030-01-01",
  rank: ranks[0] ?? 0,
  players,
  bots: players.map(() => ""),
  ranks,
  scores: ranks,
});

test("who sat in another order is the same group", () => {
  const found = sheets([
    line(["Ada", "Ben"], [1, 2]),
    line(["Ben", "Ada"], [1, 2]),
    line(["Ada", ""], [1, 2]),
    line(["Ada", "Ben"], [1, 1]),
  ]);
  expect(found.map((sheet) => [sheet.players, sheet.wins, sheet.games.length])).toEqual([
    [["Ada", "Ben"], [2, 2], 3],
    [["Ada", ""], [1, 0], 1],
  ]);
});

test("several bots are one column", () => {
  expect(sheets([line(["Ada", "", ""], [3, 1, 2])])[0]).toMatchObject({ players: ["Ada", ""], wins: [0, 1] });
});

test("against one bot and against two is one sheet: a page with the same sheet twice cannot be drawn", () => {
  const found = sheets([line(["Ada", ""], [1, 2]), line(["Ada", "", ""], [2, 1, 3])]);
  expect(found.map((sheet) => [sheet.players, sheet.wins, sheet.games.length])).toEqual([[["Ada", ""], [1, 1], 2]]);
});
