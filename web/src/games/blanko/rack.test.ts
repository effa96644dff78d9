import { expect, test } from "vitest";
import { drawnTiles, movedTo, racked, shuffled } from "./rack";

test("the rack keeps its order, loses what was laid, and new letters come last", () => {
  let ids = 10;
  const before = [..."EABE"].map((letter, id) => ({ id, letter }));
  const after = racked(before, [..."BAEXY"], new Set([0]), () => ids++);
  expect(after.map((tile) => `${tile.id}${tile.letter}`)).toEqual(["1A", "2B", "3E", "10X", "11Y"]);
});

const tiles = [..."ABC"].map((letter, id) => ({ id, letter }));
const word = (of: readonly { letter: string }[]): string => of.map((tile) => tile.letter).join("");

test("a tile is moved to another place", () => {
  expect(word(movedTo(tiles, 0, 2))).toBe("BCA");
  expect(word(movedTo(tiles, 2, 0))).toBe("CAB");
  expect(word(movedTo(tiles, 7, 0))).toBe("ABC");
});

test("shuffling keeps every tile", () => {
  expect(word(shuffled(tiles, () => 0))).toBe("BCA");
  expect(word(shuffled(tiles, (below) => below - 1))).toBe("ABC");
});

test("drawn letters are found on the rack", () => {
  const news = [
    { kind: "moved" as const, piece: "A", source: "rack 0", target: "H8" },
    { kind: "moved" as const, piece: "E", source: "bag", target: "rack 0" },
    { kind: "moved" as const, piece: "E", source: "bag", target: "rack 0" },
    { kind: "moved" as const, piece: null, source: "bag", target: "rack 1" },
  ];
  expect(
    drawnTiles(news, 0, [
      { id: 7, letter: "E" },
      { id: 9, letter: "E" },
    ]),
  ).toEqual([null, 7, 9, null]);
});
