// What things are called in the language that is spoken.

import type { Happening, Message, Reason, Refused, View as AnyView } from "../../lib/wire.gen";
import { language, listed, t, textOr } from "../../lib/words.svelte";
import {
  type Action,
  askOf,
  COLOURS,
  type Duty,
  faceOf,
  laidIn,
  type Lasting,
  type Note,
  ofKind,
  onlyWatches,
  otherSeats,
  ruleNumber,
  sharp,
  type Step,
  stepOf,
  type View,
} from "./board";
import { DeckWords } from "./deck.svelte";
import { useText } from "./tools";

export const colourName = (colour: string): string => t("blank-colour", { colour });

/** A card by its face: "red 4". */
export function faceName(name: string): string {
  const face = faceOf(name);
  if (face) return t("blank-card", { colour: colourName(face.colour), number: face.number });
  const rule = ruleNumber(name);
  return rule === null ? t("blank-card-hidden") : t("blank-rule", { number: rule });
}

/** A card by its face and its title. */
export function cardName(name: string | null, deck?: DeckWords): string {
  if (name === null) return t("blank-card-hidden");
  const title = deck?.card(name)?.title;
  return title ? t("blank-card-titled", { card: faceName(name), title }) : faceName(name);
}

/** A card as a screen reader tells it: face, title, words, and what the table understands by them. */
export function cardSaid(name: string, deck: DeckWords): string {
  const words = deck.card(name);
  if (!words) return cardName(name, deck);
  const said = words.says === words.text ? words.text : `${words.text} (${words.says})`;
  return `${cardName(name, deck)}: ${said}`;
}

const CARD = /^[ROGBVP][1-6][ab](·.+)?$|^rule \d+$/;

const TOOLS = "tools.";

/** One line of the trace as a sentence. */
export function noteText(note: Note, names: readonly string[], deck?: DeckWords): string {
  const others = otherSeats(note);
  const nameOf = (seat: number | null | undefined): string => (seat == null ? "" : (names[seat] ?? ""));
  const tool = note.path.startsWith(TOOLS) ? (note.path.slice(TOOLS.length).split(".")[0] ?? "") : "";
  const args = {
    name: nameOf(note.seat),
    other: listed(others.map(nameOf)),
    card: note.card ? cardName(note.card, deck) : "",
    thing: wordName(note.text),
    n: note.n,
    cards: t("blank-n-cards", { count: note.n }),
    why: note.text,
    use:
      note.what === "tool" && note.seat !== null
        ? useText({ tool, by: note.seat, seat: others[0] ?? -1, to: others[1] ?? -1, n: note.n }, names)
        : "",
  };
  if (note.what === "voted" && others.length) return t("blank-note-voted-for", args);
  return textOr(`blank-note-${note.what}`, "", args);
}

/** What somebody named or moved: a colour, a card, a number. */
export function wordName(word: string): string {
  if (CARD.test(word)) return faceName(word);
  if ((COLOURS as readonly string[]).includes(word)) return colourName(word);
  return textOr(`blank-word-${word}`, word);
}

/** What a card says at a path; of a hand tool, which card it is used for. */
export function owed(deck: DeckWords, view: View, card: number, path: string): string {
  const name = card >= 0 ? deck.nameOf(card) : "";
  if (!name) return "";
  if (path.startsWith(TOOLS)) return t("blank-tools-card", { card: deck.words(name, view).text });
  return deck.part(name, path) || deck.says(name, view);
}

/** What somebody has to say or do, and how often. */
export function dutyText(deck: DeckWords, view: View, duty: Duty): string {
  const deed = deck.card(deck.nameOf(duty.card))?.deeds[duty.path];
  if (!deed) return owed(deck, view, duty.card, duty.path);
  return t("blank-deed", { how: deed.how, text: deed.text, count: duty.times });
}

/** What holds for a while, with whom it waits for by name, and the colour or number that was named. */
export function lastingText(view: View, deck: DeckWords, one: Lasting, names: readonly string[]): string {
  const { colours, numbers } = view.affairs.memory;
  const colour = one.colour >= 0 ? one.colour : colours.find(([piece]) => piece === one.card)?.[1];
  const number = numbers.find(([piece]) => piece === one.card)?.[2];
  const named = [
    ...(colour === undefined ? [] : [colourName(COLOURS[colour] ?? "")]),
    ...(number === undefined ? [] : [String(number)]),
  ];
  const change = one.end === "start" ? deck.change(deck.nameOf(one.card), one.path) : "";
  const whose = listed(one.of.map((seat) => names[seat] ?? ""));
  const text =
    change && whose ? t("blank-until-turn", { name: whose, text: change }) : owed(deck, view, one.card, one.path);
  return named.length ? t("blank-named", { text, named: listed(named) }) : text;
}

/** Who laid which cards, and what came of it, as sentences. */
export function stepWords(step: Omit<Step, "id">, names: readonly string[], deck?: DeckWords): readonly string[] {
  const played = step.played.length
    ? [t("blank-played", { name: names[step.seat ?? -1] ?? "", cards: listed(step.played.map(faceName)) })]
    : [];
  if (step.played.length > 1) played.push(t("blank-played-top", { card: faceName(step.played.at(-1)!) }));
  return [...played, ...step.notes.map((note) => noteText(note, names, deck)).filter(Boolean)];
}

/** A step of a finished game in words. */
export const stepText = (step: Happening, names: readonly string[]): string =>
  stepWords(
    {
      seat: step.seat,
      played: step.action?.kind === "play" ? laidIn(step.news).map((one) => one.piece!) : [],
      notes: step.notes as readonly Note[],
    },
    names,
  ).join(" ");

/** What happened last, in a sentence; it is retold while nothing else happens. */
export function newsText(seen: AnyView, names: readonly string[]): string {
  const step = stepOf(0, null, seen as View);
  return step ? stepWords(step, names).join(" ") : "";
}

/** An act in few words; none for what is written or said freely. */
export function actText(act: Message, names: readonly string[]): string {
  const action = act as Action;
  switch (action.kind) {
    case "play":
      return listed(action.cards.map(faceName));
    case "answer":
      return listed([
        ...action.cards.map(faceName),
        ...action.seats.map((seat) => names[seat] ?? ""),
        ...(action.word ? [wordName(action.word)] : []),
      ]);
    case "vote":
      return textOr(`blank-choice-${action.choice}`, "");
    case "tool":
      return t("blank-tool", { tool: action.tool });
    default:
      return textOr(`blank-${action.kind}`, "");
  }
}

/** What an answer is for: that part of the card which asks. */
export async function adviceText(act: Message, seen: AnyView, _: Message | null, room: string): Promise<string> {
  const ask = askOf(seen as View);
  if (!ask || act.kind !== "answer") return "";
  const deck = new DeckWords(room);
  await deck.load(language());
  return owed(deck, seen as View, ask.card, ask.path);
}

/** Why not, as a sentence. */
export function refusalText(code: string, details: Refused["details"]): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(details)) {
    if (Array.isArray(value)) args[key] = listed((value as string[]).map(wordName));
    else if (typeof value === "string") args[key] = wordName(value);
    else if (typeof value === "number") args[key] = value;
  }
  return textOr(`refused-${code}`, t("refused-other", { code }), args);
}

/** What is wrong with a play, before it is made. */
export const faultText = (code: string): string => textOr(`blank-fault-${code}`, t("refused-other", { code }));

/** Why a bot would do it, in a sentence or two. */
export function reasonText({ code, values }: Reason): string {
  const chance = code !== "wins" && "chance" in values ? t("blank-why-chance", values) : "";
  return [textOr(`blank-why-${code}`, "", values), chance].filter(Boolean).join(" ");
}

/** Whom the table waits for, where it is more than a turn. */
export function nowText(seen: AnyView, names: readonly string[], options: readonly Message[] | null = null): string {
  const { affairs, viewer, prompt } = seen as View;
  if (affairs.phase === "reading") {
    const missing = names.filter((_, seat) => !affairs.understood.includes(seat));
    const done = viewer !== null && affairs.understood.includes(viewer) && missing.length > 0;
    return done ? t("now-blank-read-of", { names: listed(missing) }) : t("now-blank-read");
  }
  if (affairs.phase === "reward") {
    const writer = affairs.rewards[0] ?? affairs.winners[0] ?? 0;
    return writer === viewer ? t("now-blank-write") : t("now-blank-write-of", { name: names[writer] ?? "" });
  }
  if (askOf(seen as View)) return t("now-blank-asked");
  if (ofKind(options, "draw").length && !sharp(seen as View)) return t("now-blank-draw");
  return prompt?.kinds.includes("play") ? t("now-blank") : "";
}

/** The rules are read before the first card, winners write after the last, and on others' turns one could only accuse. */
export function stage(seen: AnyView): "wait" | "play" | "over" {
  const { phase } = (seen as View).affairs;
  if (phase === "reading" || (phase === "play" && onlyWatches(seen as View))) return "wait";
  return phase === "play" ? "play" : "over";
}

/** How far it is to the end: nobody knows in turns, but everybody sees the hands. */
export function progressText(seen: AnyView): string {
  const { viewer, hands } = seen as View;
  const others = hands.filter((_, seat) => seat !== viewer).map((hand) => hand.length);
  const fewest = Math.min(...others);
  const own = viewer === null ? undefined : hands[viewer]?.length;
  const rest = t("help-progress-blank-others", { count: fewest });
  return own === undefined ? rest : `${t("help-progress-blank", { count: own })} ${rest}`;
}
