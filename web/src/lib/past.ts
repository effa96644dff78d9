// After the page was loaded anew: what happened before, as this viewer saw it then.

import { call } from "./api";
import type { Moment } from "./wire.gen";

/** The views of a running game up to this update, the newest last; none if the house does not tell. */
export async function pastViews<V>(room: string, n: number): Promise<readonly V[]> {
  const moments = (await call("GET /api/rooms/{room}/past", { path: { room } }).catch(() => [])) as readonly Moment[];
  return moments.filter((moment) => moment.n <= n).map((moment) => moment.view as V);
}
