// What the table gives to a game's board, and where the boards are. Each is fetched when it is first needed.

import type { Component } from "svelte";
import type { Session } from "../lib/session.svelte";
import type { Analysis, Happening, Message, Outcome, Update, View } from "../lib/wire.gen";

/** What was possible in a finished game, as the house has worked it out. */
export interface Study {
  readonly analysis: Promise<Analysis>;
  /** To this entry of the log. */
  readonly onjump: (entry: number) => void;
  readonly onretry: () => void;
}

export interface GameProps {
  readonly session: Session;
  /** The newest update; its table has a game. */
  readonly update: Update;
  /** By seat. */
  readonly names: readonly string[];
  readonly helping: boolean;
  readonly onhelp: (show: boolean) => void;
  /** A finished game is being looked at: the list of moves is beside the board. */
  readonly replay?: boolean;
  /** In a replay of a game that can be analysed. */
  readonly study?: Study | undefined;
  /** What a strong bot would do, until something happens: taken into the hand and framed, for the person to do or not. */
  readonly suggestion?: Message | null;
  /** A game without turns says itself how it stands; `null` again when it goes. */
  readonly onheadline?: (text: string | null) => void;
}

export interface ResultProps {
  readonly view: View;
  readonly outcome: Outcome;
  readonly names: readonly string[];
}

export interface GameParts {
  /** Whether its board shows an analysis in a replay. */
  readonly studied?: boolean;
  /** Whether a strong bot says in a replay what it would have done. */
  readonly advised?: boolean;
  /** Whether a replay runs in the time that it took, unless somebody wants it otherwise. */
  readonly trueTime?: boolean;
  /** For so many milliseconds the end is called out over the board before the result covers it. */
  readonly lastWord?: number;
  readonly Board: Component<GameProps>;
  readonly Result: Component<ResultProps>;
  /** A step of a finished game as a sentence, where it says more than the act; nothing if there is none. */
  readonly stepText?: (step: Happening, names: readonly string[]) => string;
  /** An act in few words, for a hint; nothing if there are none. */
  readonly actText: (act: Message, names: readonly string[]) => string;
  /** The name of a seat's ink (`blue`, for `--blue` and `--blue-deep`), where the game gives colours to players. */
  readonly ink?: (view: View | null, seat: number) => string | undefined;
}

const PARTS: Readonly<Record<string, () => Promise<GameParts>>> = {
  blank: () => import("./blank/parts"),
  blitz: () => import("./blitz/parts"),
  blanko: () => import("./blanko/parts"),
  blockers: () => import("./blockers/parts"),
};

/** The parts of a game, or `null` if this client cannot show it. */
export function partsOf(game: string): Promise<GameParts> | null {
  return PARTS[game]?.() ?? null;
}

export const canShow = (game: string): boolean => Object.hasOwn(PARTS, game);
