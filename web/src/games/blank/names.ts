// What things are called in the language that is spoken.

import type { Happening, Message, Refused } from "../../lib/wire.gen";
import { listed, t, textOr } from "../../lib/words.svelte";
import { type Action, COLOURS, faceOf, laidIn, type Note, otherSeat, ruleNumber, type Step, type View } from "./board";
import type { DeckWords } from "./deck.svelte";

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

/** A card as a screen reader tells it: face, title and words. */
export function cardSaid(name: string, deck: DeckWords): string {
  const words = deck.card(name);
  return words ? `${cardName(name, deck)}: ${words.says}` : cardName(name, deck);
}

const CARD = /^[ROGBVP][1-6][ab](·.+)?$|^rule \d+$/;

/** One line of the trace as a sentence. */
export function noteText(note: Note, names: readonly string[], deck?: DeckWords): string {
  const other = otherSeat(note);
  const seat = note.seat;
  const args = {
    name: seat === null ? "" : (names[seat] ?? ""),
    other: other === null ? "" : (names[other] ?? ""),
    card: note.card ? cardName(note.card, deck) : "",
    thing: wordName(note.text),
    n: note.what === "contest" ? (names[note.n] ?? "") : note.n,
    why: note.text,
  };
  return textOr(`blank-note-${note.what}`, "", args);
}

/** What somebody named or moved: a colour, a card, a number. */
export function wordName(word: string): string {
  if (CARD.test(word)) return faceName(word);
  if ((COLOURS as readonly string[]).includes(word)) return colourName(word);
  return textOr(`blank-word-${word}`, word);
}

/** What is owed: the part of the card that asks for it. */
export const owed = (deck: DeckWords, card: number, path: string): string => deck.part(deck.nameOf(card), path);

/** What holds for a while, with the colour or number that was named. */
export function modText(view: View, deck: DeckWords, card: number, path: string): string {
  const { colours, numbers } = view.affairs.memory;
  const colour = colours.find(([piece]) => piece === card)?.[1];
  const number = numbers.find(([piece]) => piece === card)?.[1];
  const named = [
    ...(colour === undefined ? [] : [colourName(COLOURS[colour] ?? "")]),
    ...(number === undefined ? [] : [String(number)]),
  ];
  const text = owed(deck, card, path);
  return named.length ? `${text} (${listed(named)})` : text;
}

/** Who laid which cards, and what came of it, as sentences. */
export function stepWords(step: Omit<Step, "id">, names: readonly string[], deck?: DeckWords): readonly string[] {
  const played = step.played.length
    ? [t("blank-played", { name: names[step.seat ?? -1] ?? "", cards: listed(step.played.map(faceName)) })]
    : [];
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
      return textOr(`blank-choice-${action.choice}`, names[Number(action.choice)] ?? "");
    default:
      return textOr(`blank-${action.kind}`, "");
  }
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
