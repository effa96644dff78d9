// The last round of a running game, as this viewer saw it.

import { call } from "../lib/api";
import type { Moment, View } from "../lib/wire.gen";

/** From the view that followed the viewer's own last act on: what the others did since. The first is what it began with. */
export function sinceOwn(views: readonly View[], seat: number | null): readonly View[] {
  const waits = (view: View): boolean => view.waiting.some((one) => one.seat === seat);
  // The table waits for the viewer now, perhaps since several views; before that it waited for others, and before that again for the viewer.
  let from = views.length - 1;
  while (from > 0 && waits(views[from]!)) from -= 1;
  while (from > 0 && !waits(views[from - 1]!)) from -= 1;
  return views.slice(Math.max(0, from));
}

/** In a race everybody acts all the time: so many of the last acts are shown. */
const MOST_OF_A_RACE = 8;

/** The last acts of a race, whoever did them: views of which there is something to tell. The first view is what they began with. */
export const lastActs = (views: readonly View[], isNews: (view: View) => boolean): readonly View[] =>
  views.filter((view, at) => at === 0 || isNews(view)).slice(-MOST_OF_A_RACE - 1);

/** What happened since the viewer's own last act; nothing if the server does not show them, as of a race while it is run. */
export async function lastRound(room: string, seat: number | null): Promise<readonly View[]> {
  const moments = (await call("GET /api/rooms/{room}/past", { path: { room } })) as readonly Moment[];
  return sinceOwn(
    moments.map((moment) => moment.view),
    seat,
  );
}
