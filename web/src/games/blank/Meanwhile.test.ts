import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TableView } from "../../lib/wire.gen";
import { learnWords, speak } from "../../lib/words.svelte";
import { DeckWords } from "./deck.svelte";
import Meanwhile from "./Meanwhile.svelte";
import { view } from "./testing";

beforeAll(async () => {
  await learnWords(["blank"]);
  await speak("en");
});
afterEach(() => vi.unstubAllGlobals());

test("what lasts is listed, and opens its card", async () => {
  const cards = [{ name: "rule 8", text: "…", says: "…", parts: { "0.change": "Nobody may play it." } }];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ names: ["rule 8"], cards }))));
  const deck = new DeckWords("meanwhile");
  await deck.load("en");
  const lasting = [{ n: 3, card: 0, path: "0", end: "start", of: [1], left: 0, colour: 4 }];
  const memory = { ...view({}).affairs.memory, lasting } as never;
  const onopen = vi.fn();
  const props = {
    view: view({ affairs: { memory } }),
    table: { phase: "playing", at: 0 } as unknown as TableView,
    names: ["Ada", "Juno"],
    deck,
    onopen,
  };
  const shown = mount(Meanwhile, { target: document.body, props });
  flushSync();
  const button = document.querySelector("button");
  const said = button?.textContent.replace(/[\u2068\u2069]/g, "").trim();
  expect(said).toBe("Until the next turn of Juno: Nobody may play it. Named: violet.");
  button?.click();
  expect(onopen).toHaveBeenCalledWith("rule 8");
  void unmount(shown);
});
