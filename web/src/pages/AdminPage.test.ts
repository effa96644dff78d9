import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { speak } from "../lib/words.svelte";
import AdminPage from "./AdminPage.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = "";
});

test("the link with the right key may be opened from the page that wants it", async () => {
  await speak("en");
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
