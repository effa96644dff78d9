import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Blank } from "../../../lib/wire.gen";
import { learnWords, speak } from "../../../lib/words.svelte";
import { DeckWords } from "../deck.svelte";
import { Play } from "../play.svelte";
import { view } from "../testing";
import Reward from "./Reward.svelte";

const note = { what: "vetoed", seat: 1, card: "", path: "", n: 0, text: "Too hard!" } as unknown as Blank.Note;
const yes = { ok: true } as const;
// The house is not asked anything here.
vi.stubGlobal("fetch", () => new Promise(() => {}));

test.each([
  ["the writer", 0],
  ["the owner", 1],
  ["everybody else", 2],
  ["a watcher", null],
])("%s sees that the owner wants a change, and why", async (_, viewer) => {
  await learnWords(["blank", "tools", "decks"]);
  await speak("en");
  const play = new Play({
    whatIf: () => Promise.resolve({ ok: true, preview: { kind: "preview" } }),
    act: () => Promise.resolve(yes),
    refused: () => {},
  });
  const affairs = { phase: "reward", winners: [0], rewards: [0], written: [], wish: null, trace: [note] } as const;
  const props = {
    view: view({ viewer, affairs, config: { owner: 1 } }),
    play,
    names: ["Ada", "Ben", "Eve"],
    deck: new DeckWords("room"),
    absent: false,
  };
  const page = mount(Reward, { target: document.body, props });
  flushSync();
  expect(document.body.textContent).toContain("Ben asks for a change.");
  expect(document.body.textContent).toContain("Too hard!");
  await unmount(page);
});
