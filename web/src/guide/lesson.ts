// A first game with somebody at one's side: what is said, which part of the table is meant, and what has to be seen before it goes on.
// A lesson knows no rules. It looks at what the view says happened.

import { store, stored } from "../lib/storage";
import type { TextId } from "../lib/text";
import type { View } from "../lib/wire.gen";

export interface Step<V extends View = View> {
  readonly text: TextId;
  /** The part of the table that is meant, as a selector; `SEAT` stands for the own seat. */
  readonly spot?: string;
  /** What was asked for has happened. `first` is what was seen when the step began. Without it, one goes on by hand. */
  done?(now: V, first: V): boolean;
  /** It may be left for later. */
  readonly optional?: boolean;
}

type LessonConfig = Readonly<Record<string, unknown>>;

export interface Lesson<V extends View = View> {
  /** Whom one meets: a level that a newcomer can follow. */
  readonly level: string;
  /** Options with which nothing is timed and a mistake costs nothing. */
  config(): LessonConfig | Promise<LessonConfig>;
  readonly steps: readonly Step<V>[];
}

/** Whether a step is over, so that the next one may begin. */
export function isDone(step: Step, now: View, first: View): boolean {
  return step.done?.(now, first) ?? false;
}

export const spotOf = (step: Step, seat: number | null): string | null =>
  step.spot?.replaceAll("SEAT", String(seat)) ?? null;

// What this browser remembers: the table with a guide and how far it has come, and the games that were learnt.

export function beginAt(room: string, step: number): void {
  store("guide", `${room} ${step}`);
}

/** The step at which the guide of this room is; `null` if this room has none. */
export function stepAt(room: string): number | null {
  const [guided, step] = (stored("guide") ?? "").split(" ");
  return guided === room ? Number(step) : null;
}

export function endGuide(): void {
  store("guide", null);
}

const learntGames = (): string[] => (stored("learnt") ?? "").split(" ").filter(Boolean);

export const isLearnt = (game: string): boolean => learntGames().includes(game);

export function noteLearnt(game: string): void {
  store("learnt", [...new Set([...learntGames(), game])].join(" "));
}
