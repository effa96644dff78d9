import { expect, test } from "vitest";
import { GAMES, gameNamed, gamePagesAt, levelOf, STRENGTHS, strengthOf } from "./registry";

test("a game that this client cannot show is none", () => {
  expect(gameNamed("chess")).toBeUndefined();
  expect(gameNamed("constructor")).toBeUndefined();
});

test.each(GAMES)("$name is found by its name", (game) => expect(gameNamed(game.name)).toBe(game));

test("easy is the level that a game names for newcomers, else the second weakest; strong is the strongest", () => {
  const blockers = { game: "blockers", levels: ["random", "novice", "casual", "greedy", "club", "expert", "master"] };
  expect(STRENGTHS.map((strength) => levelOf(blockers, strength))).toEqual(["casual", "club", "master"]);
  expect(strengthOf(blockers, "club")).toBe("medium");
  expect(strengthOf(blockers, "random")).toBeUndefined();
  const unnamed = { game: "blank", levels: ["random", "beginner", "reader", "sharp"] };
  expect(STRENGTHS.map((strength) => levelOf(unnamed, strength))).toEqual(["beginner", "reader", "sharp"]);
  expect(levelOf({ game: "blanko", levels: ["only"] }, "easy")).toBe("only");
  expect(levelOf({ game: "blanko", levels: [] }, "hard")).toBeNull();
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
