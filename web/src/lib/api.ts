// The HTTP interface. What can be called, with what, and what is answered is generated: `http.gen.ts`.

import type { Calls } from "./http.gen";
import type { Refused } from "./wire.gen";

/** A method and a path, as in "GET /api/rooms/{room}/moves". */
export type Call = keyof Calls;

type Nothing = Record<never, never>;
type Query<C extends Call> = Calls[C] extends { readonly query: infer Q }
  ? Nothing extends Q
    ? { readonly query?: Q }
    : { readonly query: Q }
  : Nothing;
/** What a call needs: `path`, `query` and `body` where it has them. `token` is the admin's. */
type Given<C extends Call> = Pick<Calls[C], Extract<keyof Calls[C], "path" | "body">> &
  Query<C> & { readonly token?: string };
type Args<C extends Call> = Nothing extends Given<C> ? [given?: Given<C>] : [given: Given<C>];

interface Anything {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  readonly token?: string;
}

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

/** The address of a call, for a link. */
export const addressOf = <C extends Call>(call: C, ...[given]: Args<C>): string => address(call, given ?? {});

export async function call<C extends Call>(call: C, ...[given]: Args<C>): Promise<Calls[C]["answer"]> {
  const response = await send(call, given ?? {});
  return (response.status === 204 ? null : await response.json().catch(() => null)) as Calls[C]["answer"];
}

/** A call that is answered by text. */
export const callForText = <C extends Call>(call: C, ...[given]: Args<C>): Promise<string> =>
  send(call, given ?? {}).then((response) => response.text());

/** A call that takes a file: the server itself reads what it says. */
export async function upload<C extends Call>(call: C, file: unknown): Promise<Calls[C]["answer"]> {
  return (await (await send(call, { body: file })).json()) as Calls[C]["answer"];
}

function address(call: Call, { path = {}, query = {} }: Anything): string {
  const place = call
    .slice(call.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(path[key])));
  const asked = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return asked.length ? `${place}?${asked.join("&")}` : place;
}

async function send(call: Call, given: Anything): Promise<Response> {
  const { body, token } = given;
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method: call.slice(0, call.indexOf(" ")), headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(address(call, given), init);
  } catch {
    throw new NoAnswer(0, "unreachable");
  }
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  const { code, details } = (said ?? {}) as Partial<Refused>;
  if (response.status === 401 && token === undefined) onlocked();
  throw new NoAnswer(response.status, typeof code === "string" ? code : `http-${response.status}`, details);
}
