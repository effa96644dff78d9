import type {
  Advice,
  Analysis,
  DeviceLink,
  GameInfo,
  Happening,
  Hint,
  Moment,
  LexiconInfo,
  Overview,
  Person,
  Refused,
  Replay,
  RoomInfo,
  ScoreLine,
} from "./wire.gen";

/** Called when the house wants its password first. */
let onlocked = (): void => {};
export const whenLocked = (what: () => void): void => void (onlocked = what);

/** The house said no, or did not answer (`status` 0). */
export class NoAnswer extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: Refused["details"] = {},
  ) {
    super(`${status} ${code}`);
  }
}

interface Asked {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly body?: unknown;
  /** The admin's. */
  readonly token?: string;
}

async function answer(path: string, { method, body, token }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method: method ?? (body === undefined ? "GET" : "POST"), headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new NoAnswer(0, "unreachable");
  }
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  const { code, details } = (said ?? {}) as Partial<Refused>;
  if (response.status === 401 && token === undefined) onlocked();
  throw new NoAnswer(response.status, typeof code === "string" ? code : `http-${response.status}`, details);
}

export async function ask<T>(path: string, asked?: Asked): Promise<T> {
  const response = await answer(path, asked);
  return (response.status === 204 ? null : await response.json().catch(() => null)) as T;
}

export interface Wish {
  readonly game: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly chairs: number;
  /** By chair after the own: the level of a bot, or nobody yet. */
  readonly bots: readonly (string | null)[];
  readonly open: boolean;
}

export const openDoor = (password: string): Promise<null> => ask("/api/door", { body: { password } });
export const me = (): Promise<Person> => ask("/api/me");
export const nameMe = (name: string): Promise<Person> => ask("/api/me", { body: { name } });
export const forgetMe = (): Promise<null> => ask("/api/me", { method: "DELETE" });
export const offerDevice = (): Promise<DeviceLink> => ask("/api/me/device", { method: "POST" });
export const claimDevice = (code: string): Promise<Person> => ask("/api/me/claim", { body: { code } });
export const scores = (): Promise<readonly ScoreLine[]> => ask("/api/me/scores");
export const games = (): Promise<readonly GameInfo[]> => ask("/api/games");
export const lexica = (): Promise<readonly LexiconInfo[]> => ask("/api/lexica");
export const rooms = (): Promise<readonly RoomInfo[]> => ask("/api/rooms");
export const openRoom = (wish: Wish): Promise<RoomInfo> => ask("/api/rooms", { body: wish });

/** Where the log of a finished game lies. */
export const logPath = (room: string): string => `/api/rooms/${room}/log`;
export const log = (room: string): Promise<string> => answer(logPath(room)).then((response) => response.text());
export const questions = (room: string): Promise<readonly (readonly number[])[]> => ask(`/api/rooms/${room}/questions`);
export const moves = (room: string): Promise<readonly Happening[]> => ask(`/api/rooms/${room}/moves`);
/** A running game so far, as I saw it. */
export const past = (room: string): Promise<readonly Moment[]> => ask(`/api/rooms/${room}/past`);
export const replay = (room: string, n: number, eyes: string): Promise<Replay> =>
  ask(`/api/rooms/${room}/replay?n=${n}&eyes=${eyes}`);
export const analysis = (room: string): Promise<Analysis | Advice> => ask(`/api/rooms/${room}/replay/analysis`);

/** What a strong bot would do in your place; only where no other person plays. */
export const hint = (room: string): Promise<Hint> => ask(`/api/rooms/${room}/hint`);

export const overview = (token: string): Promise<Overview> => ask("/api/admin", { token });
export const forgetPerson = (token: string, person: string): Promise<null> =>
  ask(`/api/admin/people/${person}`, { method: "DELETE", token });
export const takeWordOut = (token: string, language: string, word: string): Promise<null> =>
  ask(`/api/admin/words/${language}/${encodeURIComponent(word)}`, { method: "DELETE", token });
export const overrule = (token: string, precedent: number): Promise<null> =>
  ask(`/api/admin/precedents/${precedent}`, { method: "DELETE", token });
export const kick = (token: string, room: string, chair: number): Promise<null> =>
  ask(`/api/admin/rooms/${room}/chairs/${chair}`, { method: "DELETE", token });
export const handOn = (token: string, deck: string, person: string): Promise<null> =>
  ask(`/api/admin/decks/${deck}/owners/${person}`, { method: "POST", token });
export const giveUpTable = (token: string, room: string): Promise<null> =>
  ask(`/api/admin/rooms/${room}`, { method: "DELETE", token });
