// After the page was loaded anew: what happened before, as this viewer saw it then.

import * as api from "./api";

/** The views of a running game up to this update, the newest last; none if the house does not tell. */
export async function pastViews<V>(room: string, n: number): Promise<readonly V[]> {
  const moments = await api.past(room).catch(() => []);
  return moments.filter((moment) => moment.n <= n).map((moment) => moment.view as V);
}
