import { beforeAll, expect, test } from "vitest";
import type { Happening, Message } from "../../lib/wire.gen";
import { speak } from "../../lib/words.svelte";
import { stepText } from "./names";

const step = (given: Partial<Happening>): Happening =>
  ({ event: "played", seat: 0, text: "", action: null, news: [], notes: [], ...given }) as Happening;

beforeAll(() => speak("de"));

test("a word is told with its points", () => {
  const words = [{ word: "ROT", cell: "H8", direction: "across", points: 3 }];
  const report = { what: "placed", seat: 1, words, wrong: [], points: 3, card: null, challenger: null };
  expect(stepText(step({ notes: [report as unknown as Message] }), ["Ada", "Ben"])).toBe("Ben legt ROT: 3 Punkte.");
});
