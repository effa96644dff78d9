import { expect, test } from "vitest";
import { routeOf } from "./route.svelte";

test.each([
  ["/", { page: "home" }],
  ["/t/abc_-9", { page: "room", room: "abc_-9" }],
  ["/r/abc/", { page: "replay", room: "abc" }],
  ["/rules/blockers", { page: "rules", game: "blockers" }],
  ["/learn/blitz", { page: "learn", game: "blitz" }],
  ["/tv/abc", { page: "tv", room: "abc" }],
  ["/scores", { page: "scores" }],
  ["/join", { page: "join" }],
  ["/admin", { page: "admin" }],
  ["/t/", { page: "other", path: "/t/" }],
  ["/t/../x", { page: "other", path: "/t/../x" }],
  ["/rules/", { page: "other", path: "/rules/" }],
  ["/constructor", { page: "other", path: "/constructor" }],
])("%s", (path, where) => expect(routeOf(path)).toEqual(where));
