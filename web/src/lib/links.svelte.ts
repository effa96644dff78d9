// Links that others can open. A page that was opened by a name of its own machine must not hand that name on.

import { call } from "./api";

export const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

let beginnings = $state.raw<readonly string[] | null>(null);

/** Whether this page was opened by a name that means another machine to everybody else. */
export const isLocal = (): boolean => LOCAL.includes(location.hostname);

/** How links begin by which others reach the house; none if they cannot, `null` while we do not know. */
export const linkBeginnings = (): readonly string[] | null => (isLocal() ? beginnings : [location.origin]);

export async function findLinks(): Promise<void> {
  if (isLocal()) beginnings = await call("GET /api/links");
}
