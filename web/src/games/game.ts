// What the client asks of a game. Everything of its own is in its folder `games/<name>/`, which exports one `Game` from its `game.ts`;
// `registry.ts` lists them, and no other file outside the folder imports from it.

import type { Component } from "svelte";
import type { Lesson } from "../guide/lesson";
import type { Language } from "../lib/text";
import type { Act, Session } from "../lib/session.svelte";
import type { Analysis, Happening, Message, Outcome, Overview, Reason, Room, Update, View } from "../lib/wire.gen";

/** A game's options by their keys. */
export type Config = Readonly<Record<string, unknown>>;

/** Fetched when it is first needed: `() => import("./Something.svelte")`. */
export type Lazy<T> = () => Promise<{ readonly default: T }>;

/** With whom somebody plays at a table of theirs. */
export type Company = "bots" | "friends";

/** A game as every page knows it. It is part of a first visit, so what draws is fetched later. */
export interface Game {
  /** As messages name it. */
  readonly name: string;
  /** Done when everything about it can be said. What it fetches brings its words along, but for what the front page shows: that is worded
   * in the words of the house. */
  readonly words: () => Promise<void>;
  /** A picture for the front page. */
  readonly glimpse: Lazy<Component>;
  /** What its table and its replay need. */
  readonly parts: () => Promise<GameParts>;
  /** How it is played, for players. */
  readonly handbook: Lazy<Handbook>;
  /** A guided first game. */
  readonly lesson: Lazy<Lesson>;
  /** The level of bots that a newcomer can follow and beat; the second weakest if it is not named. */
  readonly firstOpponent?: string;
  /** Options that a table has where nobody chose others, for somebody who reads this language. */
  readonly firstConfig?: (language: Language) => Config;
  /** Options for somebody who plays with bots alone, on top of the others: nobody waits, so nothing is timed. */
  readonly aloneConfig?: Config;
  /** The deck that a new table of this person plays with, in games that have decks: made if there is none yet; `null` for the one that
   * comes with the product. */
  readonly chooseDeck?: (company: Company) => Promise<string | null>;
  /** On the front page under the game, for somebody who has played before. */
  readonly homeFacts?: Lazy<Component>;
  /** Beside the options that the server describes, before the game begins. */
  readonly tableOptions?: Lazy<Component<TableOptionsProps>>;
  /** In the menu of a running table. */
  readonly tableFacts?: Lazy<Component<{ room: Room }>>;
  /** Among the links at the head of the front page. */
  readonly HomeLinks?: Component;
  readonly pages?: GamePages;
  /** Lists on the admin's page. */
  readonly adminLists?: Lazy<Component<AdminProps>>;
}

/** The rules as players read them. */
export interface Handbook {
  /** In the little Markdown of `lib/markdown.ts`; pictures are named there. */
  readonly text: (language: Language) => Promise<string>;
  /** Draws what `name` says, with these words on it. */
  readonly Picture: Component<{ name: string; words?: string }>;
  /** The pictures beside the steps of "how to play". */
  readonly steps: (language: Language) => readonly { readonly name: string; readonly words?: string }[];
}

/** Pages of its own: a list at `/<path>`, one of its things at `/<path>/<id>`. */
export interface GamePages {
  readonly path: string;
  readonly list: Lazy<Component>;
  readonly one: Lazy<Component<{ id: string }>>;
}

export interface TableOptionsProps {
  readonly room: Room;
  readonly act: (act: Act) => void;
}

export interface AdminProps {
  readonly house: Overview;
  readonly token: string;
  /** Does something after the admin has said yes to it. */
  readonly onask: (asked: { readonly text: string; readonly act: () => Promise<null> }) => void;
  /** The house is not as `house` says any more. */
  readonly onchanged: () => void;
}

/** The `parts.ts` of a game. */
export interface GameParts {
  readonly Board: Component<GameProps>;
  readonly Result: Component<ResultProps>;
  /** An act in few words, for a hint; nothing if there are none. */
  readonly actText: (act: Message, names: readonly string[]) => string;
  /** What the table waits for, in one line, where it says more than whose turn it is; nothing if it does not. */
  readonly nowText?: (view: View, names: readonly string[], options: readonly Message[] | null) => string;
  /** Whether the viewer makes moves now (`play`), has only to read or to watch (`wait`), or needs no help any more (`over`); always `play`
   * in a game that does not say. */
  readonly stage?: (view: View) => "wait" | "play" | "over";
  /** How far it is to the end, in a sentence. */
  readonly progressText?: (view: View) => string;
  /** What happened last, in a sentence; nothing if nothing did. */
  readonly newsText?: (view: View, names: readonly string[]) => string;
  /** Why an action is a good one in this room, or what it is for, for a hint of a bot that does not say. */
  readonly adviceText?: (act: Message, view: View, preview: Message | null, room: string) => string | Promise<string>;
  /** Why a bot would do it, in a sentence or two, where its bots can say. */
  readonly reasonText?: (reason: Reason) => string;
  /** A step of a finished game as a sentence, where it says more than the act; nothing if there is none. */
  readonly stepText?: (step: Happening, names: readonly string[]) => string;
  /** The name of a seat's ink (`blue`, for `--blue` and `--blue-deep`), where the game gives colours to players. */
  readonly ink?: (view: View | null, seat: number) => string | undefined;
  /** Whether its board shows an analysis in a replay. */
  readonly studied?: boolean;
  /** Whether a strong bot says in a replay what it would have done. */
  readonly advised?: boolean;
  /** Whether a replay runs in the time that it took, unless somebody wants it otherwise. */
  readonly trueTime?: boolean;
  /** For so many milliseconds the end is called out over the board before the result covers it. */
  readonly lastWord?: number;
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
  /** Not in a replay, and not on a screen that nobody plays at. */
  readonly room?: Room;
  readonly view: View;
  readonly outcome: Outcome;
  readonly names: readonly string[];
}

/** What was possible in a finished game, as the server has worked it out. */
export interface Study {
  readonly analysis: Promise<Analysis>;
  /** To this entry of the log. */
  readonly onjump: (entry: number) => void;
  readonly onretry: () => void;
}
