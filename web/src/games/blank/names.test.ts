import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Happening, Message } from "../../lib/wire.gen";
import { learnWords, speak } from "../../lib/words.svelte";
import type { Lasting } from "./board";
import { DeckWords } from "./deck.svelte";
import { actText, adviceText, lastingText, nowText, progressText, reasonText, stepText, stepWords } from "./names";
import { view } from "./testing";

const step = (given: Partial<Happening>): Happening =>
  ({ event: "played", seat: 0, text: "", action: null, news: [], notes: [], ...given }) as Happening;

beforeAll(async () => {
  await learnWords(["blank", "tools", "decks"]);
  await speak("de");
});

afterEach(() => vi.unstubAllGlobals());

test("cards are told with what they set off", () => {
  const note = { what: "skipped", seat: 1, card: "", path: "", n: 0, text: "" } as unknown as Message;
  const news = [{ kind: "moved", piece: "R3b", source: "hand 0", target: "discard pile" } as const];
  expect(stepText(step({ action: { kind: "play" }, news, notes: [note] }), ["Ada", "Ben"])).toBe(
    "Ada spielt 3 (rot). Ben setzt aus.",
  );
});

test("of several cards laid at once it is told which one counts", () => {
  const laid = (played: readonly string[]) => stepWords({ seat: 0, played, notes: [] }, ["Ada"]).join(" ");
  expect(laid(["G5a", "G3b", "G1a"])).toMatch(/^Ada spielt .*\. Von diesen zählt die oberste: 1 \(grün\)\.$/);
  expect(laid(["G5a"])).toBe("Ada spielt 5 (grün).");
});

test("what lasts to somebody's turn is told with their name and what was named", async () => {
  const parts = { "0.then.1": "Bis zum Zug von dem, der gelegt hat, …", "0.then.1.change": "Niemand darf sie legen." };
  const cards = [{ name: "rule 8", text: "…", says: "…", parts }];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ names: ["rule 8"], cards }))));
  const deck = new DeckWords("lasting");
  await deck.load("de");
  const one = { n: 0, card: 0, path: "0.then.1", you: 1, end: "start", of: [1], colour: 4 } as unknown as Lasting;
  expect(lastingText(view({}), deck, one, ["Ada", "Juno"])).toBe(
    "Bis zum nächsten Zug von Juno: Niemand darf sie legen. Genannt: violett.",
  );
  expect(lastingText(view({}), deck, { ...one, end: "round", colour: -1 }, ["Ada", "Juno"])).toBe(parts["0.then.1"]);
});

test("what nobody saw is told as it was done", () => {
  const action = { kind: "answer", cards: ["R1a"], seats: [], word: "" } as Message;
  expect(stepText(step({ action }), ["Ada", "Ben"])).toBe("");
  expect(actText(action, ["Ada", "Ben"])).toBe("1 (rot)");
});

test("how far it is to the end is told by the hands", () => {
  const hands = [["R1a", "R2a"], [null], [null, null, null]];
  expect(progressText(view({ viewer: 0, hands }))).toMatch(/^Du hast noch 2 Karten\. .* mindestens 1 Karte\./);
  expect(progressText(view({ viewer: null, hands }))).toMatch(/^Alle anderen haben noch mindestens/);
});

test("whoever has nothing that fits is told to draw", () => {
  const prompt = { kinds: ["play", "draw"] } as never;
  expect(nowText(view({ prompt }), [], [{ kind: "play" }])).toBe("Dein Zug: Leg eine passende Karte");
  expect(nowText(view({ prompt }), [], [{ kind: "draw" }])).toBe("Dein Zug: Nichts passt, zieh eine Karte");
  expect(nowText(view({ prompt, config: { effects: "by-hand" } }), [], [{ kind: "draw" }])).toMatch(/passende Karte/);
});

test("a reason is what an act brings about, and how likely it wins", () => {
  const reason = (code: string, values: Record<string, string | number>): string =>
    reasonText({ kind: "reason", code, values });
  expect(reason("wins", { chance: 100, next: 40 })).toBe("Das gewinnt.");
  expect(reason("burdens", { cards: 2, chance: 61, next: 50 })).toBe(
    "Die anderen nehmen dadurch 2 Karten auf. Geschätzte Aussicht zu gewinnen: 61 %; mit dem Nächstbesten: 50 %.",
  );
  expect(reason("duty", {})).toBe("Das bist du dem Tisch schuldig.");
  expect(reason("unheard-of", {})).toBe("");
});

test("a hint for an answer says what the card wants it for", async () => {
  const cards = [{ name: "rule 1", text: "…", says: "Wer gewählt wird, zieht 2.", parts: { "0": "Jemand zieht 2." } }];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ names: ["rule 1"], cards }))));
  const asks = [{ seat: 0, card: 0, path: "0.who", what: "players", among: [], words: [] }] as never;
  const asked = view({ affairs: { asks } });
  expect(await adviceText({ kind: "answer", seats: [1] } as Message, asked, null, "r")).toBe("Jemand zieht 2.");
  expect(await adviceText({ kind: "draw" }, asked, null, "r")).toBe("");
});
