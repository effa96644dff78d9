import { expect, test } from "vitest";
import { aloneAt, chooseStrength, chosenStrength } from "./newTable";
import type { GameInfo } from "../lib/wire.gen";

const game = (name: string, levels: string[]): GameInfo => ({
  kind: "game-info",
  game: name,
  fewest: 2,
  most: 4,
  levels,
  options: [],
  clock: true,
});

test("a game with bots alone is in the reader's language, against easy bots, and nothing is timed", () => {
  const room = aloneAt(game("blanko", ["novice", "casual", "master"]), "easy", "fr");
  expect(room.bots).toEqual([null, "novice", "novice"]);
  expect(room.config).toEqual({ language: "fr", words: "friendly", mini_seconds: 600 });
  expect(aloneAt(game("blitz", ["random", "child", "easy", "hard"]), "hard", "de")).toMatchObject({
    bots: [null, "hard", "hard"],
    config: { auto_go: 3_600_000, between: 3_600_000 },
  });
  expect(aloneAt(game("blank", ["random", "beginner"]), "easy", "en").config).toEqual({
    people: false,
    clocks: false,
    patience: 3600,
  });
});

test("how strong the bots are is remembered for each game", () => {
  expect(chosenStrength("blitz")).toBe("easy");
  chooseStrength("blitz", "hard");
  expect(chosenStrength("blitz")).toBe("hard");
  expect(chosenStrength("blanko")).toBe("easy");
});
