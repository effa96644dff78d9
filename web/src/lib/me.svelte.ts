import { call } from "./api";

let name = $state<string | null>(null);
let waiting = $state(0);

/** The own name; empty if none was given yet, `null` while we do not know. */
export const myName = (): string | null => name;

/** How many things wait for me: to decide on, or to change. */
export const waitingForMe = (): number => waiting;

export async function askMyName(): Promise<string> {
  ({ name, waiting } = await call("GET /api/me"));
  return name;
}

export async function takeName(wanted: string): Promise<void> {
  ({ name, waiting } = await call("POST /api/me", { body: { name: wanted } }));
}

/** Another device: this browser becomes the person whose code this is. */
export async function becomeSame(code: string): Promise<void> {
  ({ name, waiting } = await call("POST /api/me/claim", { body: { code } }));
}

export async function leaveHouse(): Promise<void> {
  await call("DELETE /api/me");
  name = "";
  waiting = 0;
}
