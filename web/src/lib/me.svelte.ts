import { call } from "./api";
import { store, stored } from "./storage";

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
  store("guest", null);
}

/** Whoever plays with bots alone is not asked for a name: they are a guest until they tell one. */
export async function enterAsGuest(called: string): Promise<void> {
  await takeName(called);
  store("guest", called);
}

/** Whether the name is one that nobody chose. */
export const isGuest = (): boolean => name !== null && name !== "" && stored("guest") === name;

/** Another device: this browser becomes the person whose code this is. */
export async function becomeSame(code: string): Promise<void> {
  ({ name, waiting } = await call("POST /api/me/claim", { body: { code } }));
}

export async function leaveHouse(): Promise<void> {
  await call("DELETE /api/me");
  name = "";
  waiting = 0;
}
