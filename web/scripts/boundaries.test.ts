// @vitest-environment node

import { Linter } from "eslint";
import { expect, test } from "vitest";
import { fault, GAMES, imports, names } from "./boundaries";

const [one, other] = GAMES as [string, string];
const src = new URL("../src/", import.meta.url).pathname;

test.each([
  ["pages/Home.svelte", "games/registry"],
  ["pages/Home.svelte", "games/game"],
  ["games/registry.ts", `games/${one}/game`],
  [`games/${one}/Board.svelte`, `games/${one}/studio/Block.svelte`],
  [`games/${one}/studio/Block.svelte`, `games/${one}/board`],
  [`games/${one}/game.ts`, "games/game"],
  [`games/${one}/Board.svelte`, "board/Rack.svelte"],
  ["App.svelte", "pages/Home.svelte"],
])("%s may import %s", (from, to) => expect(fault(from, to)).toBeNull());

test.each([
  ["pages/Home.svelte", `games/${one}/game`],
  ["lib/api.ts", "games/registry"],
  ["lib/api.ts", "ui/Button.svelte"],
  ["ui/Fan.svelte", "board/Rack.svelte"],
  ["board/Rack.svelte", `games/${one}/board`],
  ["guide/lesson.ts", "games/game"],
  ["games/game.ts", `games/${one}/board`],
  ["games/registry.ts", `games/${one}/board`],
  [`games/${one}/Board.svelte`, `games/${other}/board`],
  [`games/${one}/Board.svelte`, "games/registry"],
  [`games/${one}/Board.svelte`, "pages/Home.svelte"],
  ["App.svelte", `games/${one}/game`],
])("%s may not import %s", (from, to) => expect(fault(from, to)).toMatch(/ /));

function lint(path: string, code: string): readonly string[] {
  const found = new Linter().verify(
    code,
    [
      {
        plugins: { boundaries: { rules: { imports, names } } },
        rules: { "boundaries/imports": "error", "boundaries/names": "error" },
      },
    ],
    { filename: src + path },
  );
  return found.map((message) => message.ruleId ?? message.message);
}

test.each([
  `import { a } from "../games/${one}/board";`,
  `export { a } from "../games/${one}/board";`,
  `export * from "../games/${one}/board";`,
  `export const a = () => import("../games/${one}/Board.svelte");`,
  `export const a = import.meta.glob("../games/*/Board.svelte");`,
  `export const a = import.meta.glob(["../games/*/Board.svelte"]);`,
])("the linter sees %s", (code) => {
  expect(lint("pages/page.js", code)).toEqual(["boundaries/imports"]);
  expect(lint(`games/${one}/page.js`, code.replace("../games", ".."))).toEqual(
    code.includes("*/") ? ["boundaries/imports"] : [],
  );
});

test("what is not ours may be imported by anybody", () => {
  expect(lint("lib/page.js", 'import { mount } from "svelte"; import text from "../../../docs/a.md?raw";')).toEqual([]);
});

test("shared code names no game", () => {
  const code = `export const is = (game) => game === "${one}";`;
  expect(lint("pages/page.js", code)).toEqual(["boundaries/names"]);
  expect(lint(`games/${one}/page.js`, code)).toEqual([]);
});
