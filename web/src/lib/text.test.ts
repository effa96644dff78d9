// @vitest-environment node

import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generated, idsOf, sourcesOf } from "../../scripts/text-ids";
import { bestLanguage, bundle, format, type Language, LANGUAGES, resource } from "./text";

const languages = Object.keys(LANGUAGES) as Language[];
const english = sourcesOf("en");

/** The variables that a message uses, by id. */
function variables(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of source.split(/^(?=[a-z][a-z0-9-]* *=)/m)) {
    const id = idsOf(part)[0];
    if (id) found.set(id, [...new Set([...part.matchAll(/\$([a-z]+)/g)].map((one) => one[1]!))].sort());
  }
  return found;
}

test("the type of ids is up to date", () => {
  expect(readFileSync(new URL("./text.gen.ts", import.meta.url), "utf8")).toBe(generated());
});

test.each(languages)("%s has every text once, with the same variables", (language) => {
  const sources = sourcesOf(language);
  expect([...sources.keys()]).toEqual([...english.keys()]);
  for (const [name, source] of sources) {
    const ids = idsOf(source);
    expect(ids.length, name).toBe(new Set(ids).size);
    const own = variables(source);
    const theirs = variables(english.get(name)!);
    expect([...own.keys()].sort(), name).toEqual([...theirs.keys()].sort());
    for (const [id, used] of own) expect(theirs.get(id), id).toEqual(expect.arrayContaining(used));
  }
});

test.each(languages)("every text of %s can be formatted", (language) => {
  const sources = [...sourcesOf(language).values()];
  const made = bundle(language, sources.map(resource));
  for (const source of sources)
    for (const [id, used] of variables(source))
      for (const count of [0, 1, 2, 5, 21]) {
        const args = Object.fromEntries(used.map((name) => [name, count]));
        const text = format(made, id, args);
        expect(text, `${language} ${id}`).toBeTruthy();
        expect(text, `${language} ${id}`).not.toMatch(/\{|\}/);
      }
});

test("plurals follow the language", () => {
  const polish = bundle("pl", [...sourcesOf("pl").values()].map(resource));
  const groups = [1, 2, 5, 22].map((count) => format(polish, "blockers-groups", { count }));
  expect(groups).toEqual(["1 grupa", "2 grupy", "5 grup", "22 grupy"]);
});

test("the first language that we speak is taken", () => {
  expect(bestLanguage(["it-IT", "pl-PL", "en"])).toBe("pl");
  expect(bestLanguage(["xx"])).toBe("en");
});

/** The files of words that a game brings, as its `game.ts` says. */
const broughtBy = (game: string): readonly string[] => {
  const source = readFileSync(new URL(`../games/${game}/game.ts`, import.meta.url), "utf8");
  return [.../withWords\((.*)\)/.exec(source)![1]!.matchAll(/"([a-z]+)"/g)].map((found) => found[1]!);
};
const games = ["blank", "blanko", "blitz", "blockers"];
/** Of a game, and yet shown before its words are there. */
const FRONT_PAGE = /\/(Glimpse|HomeLinks|NextDeck)\.svelte$/;
/** Parts of the host's page, which brings words of its own. */
const HOSTS = /\/Admin\w*\.svelte$/;

test("what is said is in words that are there: those of the house, or those of the game it is said in", () => {
  const home = new Map([...english].flatMap(([name, source]) => idsOf(source).map((id) => [id, name.slice(0, -4)])));
  const brought = new Map(games.map((game) => [game, broughtBy(game)]));
  const root = fileURLToPath(new URL("..", import.meta.url));
  let said = 0;
  for (const file of globSync("**/*.{ts,svelte}", { cwd: root }).filter((name) => !/\.(test|gen)\.ts$/.test(name))) {
    const game = FRONT_PAGE.test(file) ? "" : (/^games\/([a-z]+)\//.exec(file)?.[1] ?? "");
    const known = ["interface", ...(brought.get(game) ?? []), ...(HOSTS.test(file) ? ["admin"] : [])];
    for (const [, id = ""] of readFileSync(root + file, "utf8").matchAll(/["'`]([a-z][a-z0-9]*-[a-z0-9-]+)["'`]/g)) {
      if (!home.has(id)) continue;
      said += 1;
      expect(known, `${file} says ${id}`).toContain(home.get(id));
    }
  }
  expect(said).toBeGreaterThan(500);
});

test("every game's words are brought by a game, and no other game's; the host's page brings the rest", () => {
  const all = games.flatMap((game) => [...broughtBy(game)]);
  expect([...all, "interface", "admin"].sort()).toEqual([...english.keys()].map((name) => name.slice(0, -4)).sort());
});
