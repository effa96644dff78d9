// Whoever runs the house: this browser is theirs if it knows the host's token.

import { call } from "./api";
import { store, stored } from "./storage";

const KEY = "host";
let token = $state(stored(KEY));

/** The host's token, if this browser has it. */
export const hostToken = (): string | null => token;

export function keepHostToken(found: string | null): void {
  token = found;
  store(KEY, found);
}

/** The browser that the start of the house opens has a code behind its address, which works once. */
export async function claimHouse(): Promise<void> {
  const code = /^#host=([\w-]+)$/.exec(location.hash)?.[1];
  if (!code) return;
  history.replaceState(history.state, "", location.pathname);
  await call("POST /api/admin/claim", { body: { code } }).then(
    (given) => keepHostToken(given.token),
    () => {}, // a code from an earlier start: everything else works as it is
  );
}
