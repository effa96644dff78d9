// Views for the tests, as far as they matter there.

import type { Blank } from "../../lib/wire.gen";
import type { View } from "./board";

type Given = Partial<Omit<View, "affairs" | "config">> & {
  affairs?: Partial<Blank.Affairs>;
  config?: Partial<Blank.Config>;
};

export function view(given: Given): View {
  const memory = { lasting: [], edits: [], marks: [], counters: [], colours: [], numbers: [], off: [], rulings: [] };
  const affairs = {
    phase: "play",
    turn: 0,
    direction: 1,
    plays: 0,
    asks: [],
    duties: [],
    motion: null,
    trace: [],
    free: false,
    memory,
  };
  const config = { effects: "automatic", wrong: "fined", owner: 0, new: [] };
  return {
    kind: "blank-view",
    viewer: 0,
    seats: 3,
    waiting: [],
    prompt: null,
    news: [],
    hand: [],
    discard: ["R4b"],
    rules: [],
    choices: [],
    closed: [],
    ...given,
    affairs: { ...affairs, ...given.affairs },
    config: { ...config, ...given.config },
  } as unknown as View;
}

export const duty = (given: Partial<Blank.Duty>): Blank.Duty => ({
  kind: "duty",
  n: 0,
  seat: 0,
  card: 0,
  path: "0",
  stage: "pending",
  acts: 0,
  until: null,
  lasting: -1,
  times: 1,
  you: 0,
  timed: false,
  them: [],
  each: [],
  ...given,
});

export const note = (given: Partial<Blank.Note>): Blank.Note => ({
  kind: "note",
  what: "",
  seat: null,
  card: "",
  path: "",
  n: 0,
  text: "",
  ...given,
});
