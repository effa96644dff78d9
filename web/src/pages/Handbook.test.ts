import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { blocksOf } from "../lib/markdown";
import { type Language, LANGUAGES } from "../lib/text";
import { GAMES } from "../games/registry";

const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[];
/** Ten minutes at an unhurried pace. */
const MOST_WORDS = 1300;

const BOOKS = GAMES.flatMap((game) =>
  ALL_LANGUAGES.map((language) => ({ game: game.name, language, load: game.handbook })),
);

/** The levels of its headings and the names of its pictures, in order. */
const shapeOf = (text: string): readonly (number | string)[] =>
  blocksOf(text).flatMap((block): (number | string)[] =>
    block.kind === "heading"
      ? [block.level]
      : block.kind === "pictures"
        ? block.pictures.map((picture) => picture.name)
        : [],
  );

test.each(BOOKS)("$game is told in $language as in English, and in ten minutes", async ({ load, language }) => {
  const { default: book } = await load();
  const [text, english] = await Promise.all([book.text(language), book.text("en")]);
  expect(shapeOf(text)).toEqual(shapeOf(english));
  expect(shapeOf(text).filter((one) => one === 3).length).toBeGreaterThanOrEqual(6);
  expect(text.split(/\s+/).length).toBeLessThan(MOST_WORDS);
});

test.each(BOOKS)(
  "every picture of $game in $language is drawn, and every sum in it is right",
  async ({ load, language }) => {
    const { default: book } = await load();
    const text = await book.text(language);
    const pictures = blocksOf(text).flatMap((block) => (block.kind === "pictures" ? block.pictures : []));
    for (const { name, words } of [...pictures, ...book.steps(language)]) {
      const target = document.createElement("div");
      const drawn = mount(book.Picture, { target, props: { name, ...(words === undefined ? {} : { words }) } });
      flushSync();
      expect(target.querySelector(".scene, .nine, .slip"), `${name} ${words}`).not.toBeNull();
      void unmount(drawn);
    }
    for (const [sum, terms, total] of text.matchAll(/((?:\d+ \+ )+\d+) = (\d+)/g)) {
      const added = terms!.split(" + ").reduce((all, term) => all + Number(term), 0);
      expect(added, sum).toBe(Number(total));
    }
  },
);

test.each(GAMES)("in the French of $name a space at which no line breaks stands before high marks", async (game) => {
  const text = await (await game.handbook()).default.text("fr");
  const prose = text.replace(/"[^"]*"|BLOCKERS!|!(?=\[)/g, "");
  expect(prose.match(/.{0,20}[^\u00a0\u202f][;:!?»]/gu)).toBeNull();
});
