import { beforeAll, expect, test } from "vitest";
import { learnWords, speak } from "../../lib/words.svelte";
import { headline, newsText } from "./announcements";
import type { Public, View } from "./board";

beforeAll(async () => {
  await learnWords(["blitz"]);
  await speak("en");
});

const NAMES = ["Ada", "Ben"];
const said = (given: Partial<Public>, viewer: number | null = 0): string | null => {
  const areas = [{ blitz: 7 }, { blitz: 1 }];
  const view = {
    phase: "racing",
    round: 2,
    starter: 1,
    word: "Day!",
    turn: null,
    stall: null,
    last: null,
    areas,
    ...given,
  };
  return headline({ public: view, viewer } as unknown as View, NAMES);
};

test("the headline says who must do what, from the start to the score", () => {
  expect(said({ phase: "ready" })).toBe("Ben calls “Day!”");
  expect(said({ phase: "ready" }, 1)).toBe("You call “Day!”");
  expect(said({ phase: "countdown" })).toBe("Round 2. Get ready …");
  expect(said({})).toBe("Go! 7 blitz cards left");
  expect(said({}, 1)).toBe("Go! 1 blitz card left");
  expect(said({}, null)).toBe("Round 2");
  expect(said({ phase: "scored", last: { blitzed: 1 } } as unknown as Partial<Public>)).toContain(
    "Ben ended the round",
  );
  expect(said({ phase: "scored" })).toBe("Round 2: nobody blitzed");
  expect(said({ phase: "over" })).toBe("The game is over");
});

test("a stall is in it, and where turns are taken the table tells whose it is", () => {
  const stall = { stage: "right", seat: 1, order: [1, 0], offsets: [0, 0] } as unknown as Public["stall"];
  expect(said({ stall })).toBe("Ben may change the rhythm");
  expect(said({ stall: { ...stall!, seat: 0 } }, 0)).toBe("You may change the rhythm");
  expect(said({ stall: { ...stall!, stage: "notice", seat: null } })).toBe("Nobody is getting anywhere");
  expect(said({ turn: 0 })).toBeNull();
});

test("an act is told by name, also the own one", () => {
  const news = [{ kind: "moved", piece: "blue 5", source: "blitz 0", target: "C1" }];
  const view = { viewer: 0, news, public: { areas: [{}, {}], turn: null } } as unknown as View;
  expect(newsText(view, NAMES)).toBe("Ada: blue 5 (moon), Stack 1");
  expect(newsText({ ...view, news: [] } as unknown as View, NAMES)).toBe("");
});
