// @vitest-environment node

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generated, idsOf, sourcesOf } from "../../scripts/text-ids";
import { bestLanguage, bundle, format, type Language, LANGUAGES } from "./text";

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
  const made = bundle(language, sources);
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
  const polish = bundle("pl", [...sourcesOf("pl").values()]);
  const groups = [1, 2, 5, 22].map((count) => format(polish, "blockers-groups", { count }));
  expect(groups).toEqual(["1 grupa", "2 grupy", "5 grup", "22 grupy"]);
});

test("the first language that we speak is taken", () => {
  expect(bestLanguage(["it-IT", "pl-PL", "en"])).toBe("pl");
  expect(bestLanguage(["xx"])).toBe("en");
});
