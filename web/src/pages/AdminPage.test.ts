import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { learnWords, speak } from "../lib/words.svelte";
import AdminPage from "./AdminPage.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = "";
});

test("the link with the right key may be opened from the page that wants it", async () => {
  await speak("en");
  await learnWords(["admin"]);
  const keys: string[] = [];
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers["authorization"] ?? "");
    return Promise.resolve({ ok: false, status: 401, json: () => Promise.resolve({ code: "locked" }) });
  });
  const page = mount(AdminPage, { target: document.body });
  flushSync();
  expect(keys).toEqual(["Bearer "]);
  location.hash = "#right";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(keys).toContain("Bearer right");
  await unmount(page);
});

const room = {
  id: "r1",
  game: "blockers",
  phase: "playing",
  chairs: ["Ada", "Ben"],
  people: [0, 1],
  connections: 0,
  entries: 12,
  asleep: false,
  touched: "2026-11-01",
};
const house = {
  version: "1",
  uptime: 3_660,
  rooms: [room, { ...room, id: "r2", asleep: true, connections: 0 }, { ...room, id: "r3", connections: 2 }],
  people: [
    { id: "p1", name: "Ada" },
    { id: "p2", name: "Mallory", banned: true, muted: true },
  ],
  decks: [],
  bytes: 2_500_000,
  words: [],
  precedents: [],
  limits: {},
  resources: { memory: 90_000_000, disk: 3_000_000, free: 5_000_000_000, sockets: 2, failures: 1 },
  tokens: [{ id: "t1", name: "My bot", owner: "Ada", day: "2026-11-02" }],
  bans: ["203.0.113.9"],
  audit: [{ at: "2026-11-16T09:00:00Z", what: "ban", about: "Mallory" }],
};
const network = {
  kind: "network-state",
  open: false,
  at_start: false,
  addresses: [],
  port: 8000,
  password: false,
  tls: "none",
  secure: false,
};

test("what the page does goes to the house: at once, or after a question where it cannot be undone", async () => {
  await speak("en");
  await learnWords(["admin"]);
  location.hash = "#key";
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET", headers }: RequestInit) => {
    if (method !== "GET") asked.push(`${method} ${path}`);
    expect((headers as Record<string, string>)["authorization"]).toBe("Bearer key");
    const answer = path === "/api/admin/network" ? network : house;
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(answer) });
  });
  const page = mount(AdminPage, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).toContain("Mallory");
  });
  const text = document.body.textContent ?? "";
  for (const shown of ["1:01 h", "2.5 MB", "90 MB", "1 failure", "My bot", "203.0.113.9", "asleep since 2026-11-01"]) {
    expect(text).toContain(shown);
  }
  const press = async (label: string, at = 0): Promise<void> => {
    const buttons = [...document.querySelectorAll("button")].filter((one) => one.textContent?.trim() === label);
    expect(buttons.length, label).toBeGreaterThan(at);
    buttons[at]!.click();
    flushSync();
    await vi.waitFor(() => flushSync());
  };
  const sleeping = [...document.querySelectorAll("button")].filter((one) => one.textContent?.includes("Let it sleep"));
  expect(sleeping.length, "neither one that sleeps nor one where somebody is").toBe(1);
  for (const [label, call] of [
    ["Mute", "POST /api/admin/bans/talk/p1"],
    ["Let talk again", "DELETE /api/admin/bans/talk/p2"],
    ["Let in again", "DELETE /api/admin/bans/enter/p2"],
    ["Let it sleep", "POST /api/admin/rooms/r1/sleep"],
  ] as const) {
    await press(label);
    expect(asked.at(-1)).toBe(call);
  }
  for (const [label, call] of [
    ["Ban", "POST /api/admin/bans/enter/p1"],
    ["Forget", "DELETE /api/admin/people/p1"],
    ["Delete", "DELETE /api/admin/rooms/r1/everything"],
    ["End this game", "DELETE /api/admin/rooms/r1"],
    ["Send Ada away", "DELETE /api/admin/rooms/r1/chairs/0"],
  ] as const) {
    const before = asked.length;
    await press(label);
    expect(asked.length, `${label} asks first`).toBe(before);
    await press("Yes");
    expect(asked.at(-1)).toBe(call);
  }
  await unmount(page);
});
