import { beforeAll, expect, test } from "vitest";
import type { Happening, Message } from "../../lib/wire.gen";
import { learnWords, speak } from "../../lib/words.svelte";
import { miniWorth, reasonText, stepText } from "./names";

const step = (given: Partial<Happening>): Happening =>
  ({ event: "played", seat: 0, text: "", action: null, news: [], notes: [], ...given }) as Happening;

beforeAll(async () => {
  await learnWords(["blanko"]);
  await speak("de");
});

test("a word is told with its points", () => {
  const words = [{ word: "ROT", cell: "H8", direction: "across", points: 3 }];
  const report = { what: "placed", seat: 1, words, wrong: [], points: 3, card: null, challenger: null };
  expect(stepText(step({ notes: [report as unknown as Message] }), ["Ada", "Ben"])).toBe("Ben legt ROT: 3 Punkte.");
});

test("what somebody else's card brings is not said to be one's own", () => {
  const report = { what: "placed", seat: 1, words: [], wrong: [], points: 3, challenger: null, times: 1, bonus: 5 };
  for (const card of ["T1", "T2", "T3", "T4", "T5"]) {
    const told = stepText(step({ notes: [{ ...report, card } as unknown as Message] }), ["Ada", "Ben"]);
    expect(told).toMatch(/ \+5$/);
    expect(told).not.toMatch(/\b(du|dich|dir|dein\w*)\b/i);
  }
});

test("a mini crossword says how its multiplied points come about", () => {
  expect(miniWorth(5, 1)).toBe("bringt 5");
  expect(miniWorth(10, 2)).toBe("bringt 5 × 2 = 10");
});

test("a reason is what the move brings and what was found about it", () => {
  const reason = (code: string, values: Record<string, string | number>): string =>
    reasonText({ kind: "reason", code, values });
  expect(reason("keeps", { points: 12, less: 2, letters: "ENR" })).toBe(
    "Das bringt 12 Punkte. 2 Punkte weniger als der punktbeste Zug, aber gute Buchstaben bleiben: ENR.",
  );
  expect(reason("keeps", { points: 9, less: 1, letters: "" })).toBe(
    "Das bringt 9 Punkte. Damit ist dein Vorrat aufgebraucht.",
  );
  expect(reason("square", { points: 9, less: 1, squares: 1 })).toContain("ein BLANKO-Quadrat");
  expect(reason("solved", { ahead: 0 })).toBe("Bis zum Ende gerechnet: Es endet unentschieden.");
  expect(reason("only", {})).toBe("Etwas anderes lässt sich nicht spielen.");
  expect(reason("unheard-of", {})).toBe("");
});
