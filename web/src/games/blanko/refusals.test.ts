// @vitest-environment node

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { idsOf, sourcesOf } from "../../../scripts/text-ids";

const folder = new URL("../../../../src/carteblanche/games/blanko/", import.meta.url);
const codes = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith(".py"))
    .flatMap((name) => [...readFileSync(new URL(name, folder), "utf8").matchAll(/Illegal\(\s*"([a-z-]+)"/g)])
    .map((found) => found[1]!),
);

test.each(["en", "de", "fr", "pl", "ru"])("every refusal of BLANKO has words in %s", (language) => {
  const ids = new Set([...sourcesOf(language).values()].flatMap(idsOf));
  const missing = [...codes].filter((code) => !ids.has(`blanko-refused-${code}`) && !ids.has(`refused-${code}`));
  expect(codes.size).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
