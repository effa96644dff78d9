import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Estimate, Trial, TrialSide } from "../../../lib/wire.gen";
import { learnWords, speak } from "../../../lib/words.svelte";
import LengthChart from "./LengthChart.svelte";
import SeatChart from "./SeatChart.svelte";

const half: Estimate = { kind: "estimate", value: 0.5, low: 0.4, high: 0.6 };
const side = (lengths: readonly number[]): TrialSide => ({
  kind: "trial-side",
  games: 10,
  finished: 10,
  turns: half,
  wins: [half, half],
  lengths,
});
const trial = (lengths: readonly number[]): Trial => ({
  kind: "trial",
  card: "rule 15",
  games: 10,
  seats: 2,
  bins: [10, 20],
  with_card: side(lengths),
  without: side(lengths),
  longer: half,
  fires: half,
  per_game: 1.5,
  beside: [],
});

test.each([
  ["lengths", LengthChart],
  ["seats", SeatChart],
])("the chart of %s is drawn, and told to who cannot see it", async (_, Chart) => {
  await learnWords(["blank", "tools", "decks"]);
  await speak("en");
  const chart = mount(Chart, { target: document.body, props: { trial: trial([5, 5]) } });
  flushSync();
  const drawn = [...document.querySelectorAll("figure svg path, figure svg text")];
  expect(drawn.length).toBeGreaterThan(4);
  expect(new Set(drawn.map((one) => one.namespaceURI))).toEqual(new Set(["http://www.w3.org/2000/svg"]));
  expect(document.querySelector("figure title")?.textContent).toContain("50");
  await unmount(chart);
});

test("nothing is drawn where no game has ended", async () => {
  await learnWords(["blank", "tools", "decks"]);
  await speak("en");
  const chart = mount(LengthChart, { target: document.body, props: { trial: trial([0, 0]) } });
  flushSync();
  expect(document.querySelector("figure svg")).toBeNull();
  await unmount(chart);
});
