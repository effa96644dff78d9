import * as api from "./api";

let name = $state<string | null>(null);

/** The own name; empty if none was given yet, `null` while we do not know. */
export const myName = (): string | null => name;

export async function askMyName(): Promise<string> {
  name = (await api.me()).name;
  return name;
}

export async function takeName(wanted: string): Promise<void> {
  name = (await api.nameMe(wanted)).name;
}

/** Another device: this browser becomes the person whose code this is. */
export async function becomeSame(code: string): Promise<void> {
  name = (await api.claimDevice(code)).name;
}

export async function leaveHouse(): Promise<void> {
  await api.forgetMe();
  name = "";
}
