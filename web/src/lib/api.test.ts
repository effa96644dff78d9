import { afterEach, expect, test, vi } from "vitest";
import { addressOf, call, NoAnswer, upload, whenLocked } from "./api";

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, answer: unknown): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => Promise.resolve(new Response(status === 204 ? null : JSON.stringify(answer), { status })));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("an address has its path and its query filled in", () => {
  expect(addressOf("GET /api/games")).toBe("/api/games");
  expect(addressOf("GET /api/rooms/{room}/log", { path: { room: "a/b" } })).toBe("/api/rooms/a%2Fb/log");
  expect(addressOf("GET /api/rooms/{room}/replay", { path: { room: "r" }, query: { n: 3, eyes: "all" } })).toBe(
    "/api/rooms/r/replay?n=3&eyes=all",
  );
});

test("a body is sent as JSON by the method of the call", async () => {
  const fetch = answering(200, { kind: "person", name: "Ada", waiting: 0 });
  expect(await call("POST /api/me", { body: { name: "Ada" } })).toMatchObject({ name: "Ada" });
  expect(fetch).toHaveBeenCalledWith("/api/me", {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: '{"name":"Ada"}',
  });
});

test("an answer without content is nothing", async () => {
  answering(204, null);
  expect(await call("DELETE /api/me")).toBeNull();
});

test("a refusal says why, and a locked door is told", async () => {
  answering(401, { kind: "refused", code: "locked", details: {} });
  const locked = vi.fn();
  whenLocked(locked);
  await expect(call("GET /api/rooms")).rejects.toMatchObject({ status: 401, code: "locked" });
  expect(locked).toHaveBeenCalledOnce();
  await expect(call("GET /api/admin", { token: "wrong" })).rejects.toBeInstanceOf(NoAnswer);
  expect(locked).toHaveBeenCalledOnce();
});

test("a server that cannot be reached gives no answer", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(upload("POST /api/decks/import", {})).rejects.toMatchObject({ status: 0, code: "unreachable" });
});
