import type { GameInfo, Person, RoomInfo } from "./wire.gen";

/** Called when the house wants its password first. */
let onlocked = (): void => {};
export const whenLocked = (what: () => void): void => void (onlocked = what);

/** The house said no, or did not answer (`status` 0). */
export class NoAnswer extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`${status} ${code}`);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { headers: { accept: "application/json" } }
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new NoAnswer(0, "unreachable");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === 401) onlocked();
  if (!response.ok) {
    const code = (answer as { code?: unknown } | null)?.code;
    throw new NoAnswer(response.status, typeof code === "string" ? code : `http-${response.status}`);
  }
  return answer as T;
}

export interface Wish {
  readonly game: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly chairs: number;
  /** By chair after the own: the level of a bot, or nobody yet. */
  readonly bots: readonly (string | null)[];
  readonly open: boolean;
}

export const openDoor = (password: string): Promise<null> => ask("/api/door", { password });
export const me = (): Promise<Person> => ask("/api/me");
export const nameMe = (name: string): Promise<Person> => ask("/api/me", { name });
export const games = (): Promise<readonly GameInfo[]> => ask("/api/games");
export const rooms = (): Promise<readonly RoomInfo[]> => ask("/api/rooms");
export const openRoom = (wish: Wish): Promise<RoomInfo> => ask("/api/rooms", wish);
