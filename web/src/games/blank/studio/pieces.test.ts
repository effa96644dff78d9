import { expect, test } from "vitest";
import { pieces } from "./pieces";

const span = (start: number, end: number) => ({ kind: "span", start, end }) as const;

test("a text is cut where words were not understood or are a title or a story", () => {
  expect(pieces("Boo: draw glorbix two", [span(10, 17)], [span(0, 4)])).toEqual([
    { text: "Boo:", kind: "commentary" },
    { text: " draw ", kind: "" },
    { text: "glorbix", kind: "left" },
    { text: " two", kind: "" },
  ]);
});

test("what was not understood counts where both are said", () => {
  expect(pieces("abc", [span(1, 2)], [span(0, 3)])).toEqual([
    { text: "a", kind: "commentary" },
    { text: "b", kind: "left" },
    { text: "c", kind: "commentary" },
  ]);
});

test("a text of which all was understood is one piece, an empty one is none", () => {
  expect(pieces("abc", [], [])).toEqual([{ text: "abc", kind: "" }]);
  expect(pieces("", [], [])).toEqual([]);
});
