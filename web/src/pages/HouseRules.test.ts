import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { GameInfo, Room } from "../lib/wire.gen";
import { speak } from "../lib/words.svelte";
import HouseRules from "./HouseRules.svelte";

const room: Room = {
  kind: "room",
  id: "r",
  game: "any",
  config: {},
  levels: [],
  chairs: [],
  host: true,
  watchers: 0,
  started: false,
  pace: null,
  away: "wait",
  open: false,
  deck: null,
  fewest: 2,
  most: 4,
  next: null,
  host_present: true,
};

test.each([
  [true, ["Thinking time", "If somebody’s connection is gone", "Who may sit down"]],
  [false, ["If somebody’s connection is gone", "Who may sit down"]],
])("thinking time is offered if the house says that the game has it: %s", async (clock, offered) => {
  await speak("en");
  const game: GameInfo = { kind: "game-info", game: "any", fewest: 2, most: 4, levels: [], options: [], clock };
  const page = mount(HouseRules, { target: document.body, props: { room, game, act: () => {} } });
  flushSync();
  expect([...document.querySelectorAll("legend")].map((legend) => legend.textContent)).toEqual(offered);
  await unmount(page);
});
