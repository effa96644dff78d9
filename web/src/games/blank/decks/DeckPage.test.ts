import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { DeckInfo, DeckChange, DeckText, CardProposal } from "../../../lib/wire.gen";
import { learnWords, speak } from "../../../lib/words.svelte";
import DeckPage from "./DeckPage.svelte";

const PAUSE = 10_000;
const proposal = {
  kind: "card-proposal",
  mine: false,
  language: "en",
  card: "",
  title: "",
  picture: [],
  by: "",
  reason: "",
};
const first = {
  ...proposal,
  meaning: null,
  id: 1,
  name: "Ben",
  text: "Draw",
  state: "waiting",
  round: 1,
  day: "2026-01-01",
} as CardProposal;
const deckText: DeckText = { kind: "deck-text", name: "Home", cards: [], names: [] } as unknown as DeckText;
const info = { id: "d", name: "Home", mark: "H", owned: true, owners: ["Ada"], blank_rules: 4, blank_cards: 9 };

/** What the house answers, and how often it was asked for the cards. */
let proposals: readonly CardProposal[] = [first];
let lines: readonly DeckChange[] = [];
let drawn = 0;

function answer(path: string): unknown {
  if (path.startsWith("/api/decks/d/cards")) {
    drawn += 1;
    return deckText;
  }
  if (path === "/api/decks/d/history") return lines;
  if (path === "/api/decks/d/deeds") return [];
  if (path === "/api/decks/d/proposals") return proposals;
  if (path === "/api/decks") return [info as unknown as DeckInfo];
  if (path === "/api/me") return { name: "Ada", waiting: proposals.length };
  return null;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it tells by itself what is new, and leaves alone what somebody is writing", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string) => Promise.resolve({ ok: true, json: () => Promise.resolve(answer(path)) }));
  await learnWords(["blank", "tools", "decks"]);
  await speak("en");
  const page = mount(DeckPage, { target: document.body, props: { id: "d" } });
  const later = async (time: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(time);
    flushSync();
  };
  await later(0);
  const field = document.querySelector<HTMLInputElement>("form input")!;
  field.focus();
  field.value = "One card is";
  field.dispatchEvent(new Event("input", { bubbles: true }));

  await later(PAUSE);
  expect(drawn).toBe(1);

  proposals = [
    { ...first, text: "Draw less", round: 2 },
    { ...first, id: 2, name: "Eve" },
  ];
  lines = [
    {
      kind: "deck-change",
      version: 1,
      author: "Ada",
      card: "R1a",
      approved: [],
      when: "2026-01-02",
    } as unknown as DeckChange,
  ];
  await later(PAUSE);
  expect(drawn).toBe(2);
  expect(document.body.textContent).toContain("Draw less");
  expect(document.body.textContent).toContain("Eve proposes:");
  expect(document.querySelectorAll(".lines li").length).toBe(1);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe("One card is");
  await unmount(page);
});
