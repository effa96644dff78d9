import { expect, test } from "vitest";
import { GAMES, firstLevel, gameNamed, gamePagesAt } from "./registry";

test("a game that this client cannot show is none", () => {
  expect(gameNamed("chess")).toBeUndefined();
  expect(gameNamed("constructor")).toBeUndefined();
});

test.each(GAMES)("$name is found by its name", (game) => expect(gameNamed(game.name)).toBe(game));

test("newcomers meet the level that their game names, else the strongest", () => {
  expect(firstLevel({ game: "blockers", levels: ["random", "casual", "master"] })).toBe("casual");
  expect(firstLevel({ game: "blanko", levels: ["easy", "hard"] })).toBe("hard");
  expect(firstLevel({ game: "blanko", levels: [] })).toBeNull();
});

test.each(GAMES)(
  "the lesson of $name has steps of its own words, and ends with advice, not with a task",
  async (game) => {
    const { default: lesson } = await game.lesson();
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
    expect(new Set(lesson.steps.map((step) => step.text)).size).toBe(lesson.steps.length);
    expect(lesson.steps.at(-1)?.done).toBeUndefined();
  },
);

test.each([
  ["/decks", ""],
  ["/decks/", ""],
  ["/decks/abc_-9", "abc_-9"],
])("%s is a page of a game", (path, id) => expect(gamePagesAt(path)?.id).toBe(id));

test.each(["/", "/decks/a/b", "/decks/../x", "/constructor"])("%s is no page of a game", (path) =>
  expect(gamePagesAt(path)).toBeNull(),
);
