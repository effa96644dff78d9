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
  ["/decks", { page: "decks" }],
  ["/decks/abc_-9", { page: "deck", deck: "abc_-9" }],
  ["/join", { page: "join" }],
  ["/admin", { page: "admin" }],
  ["/t/", { page: "nowhere" }],
  ["/t/../x", { page: "nowhere" }],
  ["/rules/", { page: "nowhere" }],
  ["/constructor", { page: "nowhere" }],
])("%s", (path, where) => expect(routeOf(path)).toEqual(where));
