import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { speak } from "./lib/words.svelte";

afterEach(() => vi.unstubAllGlobals());

test("the front door shows what the house offers, in the language that is spoken", async () => {
  const answers: Record<string, unknown> = {
    "/api/me": { kind: "person", name: "Ada", waiting: 2 },
    "/api/rooms": [],
    "/api/games": [
      { kind: "game-info", game: "blockers", fewest: 2, most: 5, levels: ["greedy"], options: [], clock: true },
      { kind: "game-info", game: "not-yet-drawn", fewest: 2, most: 5, levels: [], options: [], clock: true },
    ],
  };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
  await speak("de");
  const app = mount(App, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll("article")).toHaveLength(1);
  });
  expect(document.querySelector("article h2")?.textContent).toBe("Blockers!");
  expect(document.documentElement.lang).toBe("de");
  expect(document.querySelector("a.waiting")?.textContent).toBe("2 Karten warten auf dich");
  await unmount(app);
});
