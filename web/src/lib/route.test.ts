import { expect, test } from "vitest";
import { routeOf } from "./route.svelte";

test.each([
  ["/", { page: "home" }],
  ["/t/abc_-9", { page: "room", room: "abc_-9" }],
  ["/r/abc/", { page: "replay", room: "abc" }],
  ["/rules/blockers", { page: "rules", game: "blockers" }],
  ["/scores", { page: "scores" }],
  ["/join", { page: "join" }],
  ["/admin", { page: "admin" }],
  ["/t/", { page: "nowhere" }],
  ["/t/../x", { page: "nowhere" }],
  ["/rules/", { page: "nowhere" }],
  ["/constructor", { page: "nowhere" }],
])("%s", (path, where) => expect(routeOf(path)).toEqual(where));
