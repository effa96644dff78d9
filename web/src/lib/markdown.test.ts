// @vitest-environment node

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Block, blocksOf, searched, sectionsOf, type Span, spansOf } from "./markdown";

const rules = new URL("../../../docs/rules/", import.meta.url);
const words = (spans: readonly Span[]): string => spans.map((span) => span.text).join("");

test("a line is read into its parts", () => {
  expect(spansOf("a `b*c` **d** *e* [f](#g) [h](coverage.md), see BL-07.")).toEqual([
    { kind: "text", text: "a " },
    { kind: "code", text: "b*c" },
    { kind: "text", text: " " },
    { kind: "strong", text: "d" },
    { kind: "text", text: " " },
    { kind: "em", text: "e" },
    { kind: "text", text: " " },
    { kind: "link", text: "f", to: "#g" },
    { kind: "text", text: " " },
    { kind: "text", text: "h" },
    { kind: "text", text: ", see " },
    { kind: "link", text: "BL-07", to: "#bl-07" },
    { kind: "text", text: "." },
  ]);
});

test("headings, lists, tables and code are blocks", () => {
  const source =
    '# A\n<a id="bl-01"></a>\n### BL-01 B\none\ntwo\n\n- x\n  y\n- z\n\n1. u\n\n| k | v |\n|---|---|\n| a | b |\n```\ncode | here\n```';
  expect(blocksOf(source).map((block) => block.kind)).toEqual([
    "heading",
    "heading",
    "paragraph",
    "list",
    "list",
    "table",
    "code",
  ]);
  const [, rule, text, list, ordered, table, code] = blocksOf(source) as Extract<Block, object>[];
  expect(rule).toMatchObject({ id: "bl-01", level: 3 });
  expect(text?.kind === "paragraph" && words(text.spans)).toBe("one two");
  expect(list?.kind === "list" && list.items.map(words)).toEqual(["x y", "z"]);
  expect(ordered).toMatchObject({ ordered: true });
  expect(table?.kind === "table" && [table.head.map(words), table.rows.map((row) => row.map(words))]).toEqual([
    ["k", "v"],
    [["a", "b"]],
  ]);
  expect(code).toEqual({ kind: "code", text: "code | here" });
});

test("markup is text, and no link leads out", () => {
  const [block] = blocksOf('<img src=x onerror="alert(1)"> [a](javascript:alert(1))');
  expect(block).toEqual({
    kind: "paragraph",
    spans: [
      { kind: "text", text: '<img src=x onerror="alert(1)"> ' },
      { kind: "text", text: "a" },
      { kind: "text", text: ")" },
    ],
  });
});

const files = readdirSync(rules, { recursive: true, encoding: "utf8" });
test.each(files.filter((name) => name.endsWith(".md") && name !== "coverage.md"))("all of %s is read", (name) => {
  const blocks = blocksOf(readFileSync(new URL(name, rules), "utf8"));
  const ids = blocks.flatMap((block) => (block.kind === "heading" ? block.id : []));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => /^[a-z]{2}-\d{2}/.test(id)).length).toBeGreaterThan(10);
  for (const block of blocks)
    if (block.kind === "paragraph") expect(words(block.spans)).not.toMatch(/\*\*|^#|^\||<a id/);
});

test("pictures that follow each other stand side by side", () => {
  expect(blocksOf('![A tile](hand)\n![A word](board "AB/.C")\nwords')).toEqual([
    {
      kind: "pictures",
      pictures: [
        { caption: "A tile", name: "hand", words: "" },
        { caption: "A word", name: "board", words: "AB/.C" },
      ],
    },
    { kind: "paragraph", spans: [{ kind: "text", text: "words" }] },
  ]);
});

test("a section is found by the beginnings of its words, in any case and without accents", () => {
  const sections = sectionsOf(blocksOf("## Łączenie\nSłowo i **reguła**.\n### Où ?\n- après\n\n![Une tuile](hand)"));
  const found = (wanted: string): string[] => searched(sections, wanted).map((one) => one.heading.spans[0]!.text);
  expect(found("")).toEqual(["Łączenie", "Où ?"]);
  expect(found("lacz REG")).toEqual(["Łączenie"]);
  expect(found("apres tui")).toEqual(["Où ?"]);
  expect(found("uile")).toEqual([]);
  expect(found("slowo tuile")).toEqual([]);
});
