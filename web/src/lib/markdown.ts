// The little Markdown of our rules, read into values that are drawn as text. Nothing of it is ever taken for HTML.

export type Span =
  | { readonly kind: "text" | "code" | "strong" | "em"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly to: string };

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly id: string; readonly spans: readonly Span[] }
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "pictures"; readonly pictures: readonly Picture[] };

/** `![caption](name "words")`, alone on its line: what is drawn by a game, and what is written on it. */
export interface Picture {
  readonly caption: string;
  readonly name: string;
  readonly words: string;
}

const PICTURE = /^!\[([^\]]+)\]\(([a-z-]+)(?: "([^"]*)")?\)$/;
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{2}-\d{2}[a-z]?)\b/g;

/** A line's parts. The number of a rule becomes a link to it; links that lead out of the page become plain words. */
export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, code, strong, em, word, to, rule] = found;
    if (found.index > at) spans.push({ kind: "text", text: text.slice(at, found.index) });
    at = found.index + whole.length;
    if (code !== undefined) spans.push({ kind: "code", text: code });
    else if (strong !== undefined) spans.push({ kind: "strong", text: strong });
    else if (em !== undefined) spans.push({ kind: "em", text: em });
    else if (rule !== undefined) spans.push({ kind: "link", text: rule, to: `#${rule.toLowerCase()}` });
    else if (to!.startsWith("#")) spans.push({ kind: "link", text: word!, to: to! });
    else spans.push({ kind: "text", text: word! });
  }
  if (at < text.length) spans.push({ kind: "text", text: text.slice(at) });
  return spans;
}

const ITEM = /^(?:[-*]|\d+\.) +/;
const cells = (line: string): readonly (readonly Span[])[] =>
  line
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => spansOf(cell.trim().replaceAll("\\|", "|")));

/** An address within the page: what a heading is called, or the anchor before it. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

export function blocksOf(source: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = source.split(/\r?\n/);
  let anchor = "";
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!.trim();
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    const named = /^<a id="([a-z0-9-]+)"><\/a>$/.exec(line);
    if (!line) at++;
    else if (named) {
      anchor = named[1]!;
      at++;
    } else if (heading) {
      blocks.push({
        kind: "heading",
        level: heading[1]!.length,
        id: anchor || slug(heading[2]!),
        spans: [{ kind: "text", text: heading[2]! }],
      });
      anchor = "";
      at++;
    } else if (line.startsWith("```")) {
      const end = lines.findIndex((other, index) => index > at && other.trim().startsWith("```"));
      const last = end < 0 ? lines.length : end;
      blocks.push({ kind: "code", text: lines.slice(at + 1, last).join("\n") });
      at = last + 1;
    } else if (PICTURE.test(line)) {
      const pictures: Picture[] = [];
      for (let found; (found = PICTURE.exec(lines[at]?.trim() ?? "")); at++)
        pictures.push({ caption: found[1]!, name: found[2]!, words: found[3] ?? "" });
      blocks.push({ kind: "pictures", pictures });
    } else if (line.startsWith("|")) {
      const rows: string[] = [];
      for (; lines[at]?.trim().startsWith("|"); at++) rows.push(lines[at]!.trim());
      blocks.push({ kind: "table", head: cells(rows[0]!), rows: rows.slice(2).map(cells) });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      for (; lines[at]?.trim() && !lines[at]!.startsWith("#"); at++) {
        const item = lines[at]!.trim();
        if (ITEM.test(item)) items.push(item.replace(ITEM, ""));
        else items.push(`${items.pop() ?? ""} ${item}`);
      }
      blocks.push({ kind: "list", ordered: /^\d/.test(line), items: items.map(spansOf) });
    } else {
      const words: string[] = [];
      for (
        ;
        lines[at]?.trim() &&
        !/^(#|\||```|<a id=)/.test(lines[at]!.trim()) &&
        !(words.length && ITEM.test(lines[at]!.trim()));
        at++
      )
        words.push(lines[at]!.trim());
      blocks.push({ kind: "paragraph", spans: spansOf(words.join(" ")) });
    }
  }
  return blocks;
}

/** The words of a block, as they are read. */
function wordsOf(block: Block): string {
  const said = (spans: readonly Span[]): string => spans.map((span) => span.text).join("");
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return said(block.spans);
    case "list":
      return block.items.map(said).join(" ");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(said).join(" ")).join(" ");
    case "code":
      return block.text;
    case "pictures":
      return block.pictures.map((picture) => picture.caption).join(" ");
  }
}

/** A heading and what stands under it, up to the next heading. */
export interface Section {
  readonly heading: Extract<Block, { kind: "heading" }>;
  readonly blocks: readonly Block[];
  /** What a search looks at. */
  readonly words: string;
}

/** Without capitals, accents and typographic marks: as people type. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ");

export function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const found: { heading: Section["heading"]; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") found.push({ heading: block, blocks: [] });
    else found.at(-1)?.blocks.push(block);
  }
  return found.map((one) => ({ ...one, words: plain([one.heading, ...one.blocks].map(wordsOf).join(" ")) }));
}

/** Those in which words begin as every word does that is looked for. */
export function searched(sections: readonly Section[], wanted: string): readonly Section[] {
  const beginnings = plain(wanted).split(" ").filter(Boolean);
  return sections.filter((section) => beginnings.every((word) => ` ${section.words}`.includes(` ${word}`)));
}
