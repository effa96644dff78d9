import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Message } from "../../lib/wire.gen";
import { learnWords, speak } from "../../lib/words.svelte";
import { DeckWords } from "./deck.svelte";
import Hint from "./Hint.svelte";
import { Play } from "./play.svelte";
import { view } from "./testing";

beforeAll(async () => {
  await learnWords(["blank"]);
  await speak("de");
});
afterEach(() => vi.unstubAllGlobals());

test("the line says which cards go along, what the card on top says, and that it is the one that counts", async () => {
  const cards = [{ name: "R2b", text: "Alle summen.", says: "", parts: {} }];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ names: ["R2b"], cards }))));
  const deck = new DeckWords("hint");
  await deck.load("de");
  const play = new Play({
    whatIf: () => Promise.resolve({ ok: false, code: "", details: {} } as never),
    act: () => Promise.resolve({ ok: true }),
    refused: vi.fn(),
  });
  const seen = view({ prompt: { kind: "prompt", kinds: ["play"], until: null } as never, hand: ["R4a", "R2b"] });
  const lists = [["R4a"], ["R2b"], ["R2b", "R4a"], ["R4a", "R2b"]];
  play.show(
    seen,
    lists.map((laid) => ({ kind: "play", cards: laid }) as Message),
    1,
  );
  const hint = mount(Hint, {
    target: document.body,
    props: { view: seen, play, names: [], deck, over: false, order: "dealt", onorder: vi.fn(), onstory: vi.fn() },
  });
  const said = (): string => {
    flushSync();
    return (
      document
        .querySelector(".words")
        ?.textContent?.replace(/[\s\u2068\u2069]+/g, " ")
        .trim() ?? ""
    );
  };
  play.pick("R4a");
  expect(said()).toBe("4 (rot). Angehobene Karten gehen mit.");
  play.pick("R2b");
  expect(said()).toMatch(/^2 Karten\. Es zählt die oberste: 2 \(rot\) ?Alle summen\.$/);
  void unmount(hint);
});
