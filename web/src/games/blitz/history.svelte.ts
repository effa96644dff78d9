// The rounds of the table that is looked at, as far as this page has seen them.

import type { Blitz } from "../../lib/wire.gen";
import { withRound } from "./board";

let table = "";
let seen = $state.raw<readonly Blitz.Result[]>([]);

export const rounds = (): readonly Blitz.Result[] => seen;

export function note(room: string, last: Blitz.Result | null): void {
  seen = withRound(room === table ? seen : [], last);
  table = room;
}
