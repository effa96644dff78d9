// What things are called in the language that is spoken.

import type { Blitz, Happening, Message, Reason, Refused, View } from "../../lib/wire.gen";
import { t, textOr } from "../../lib/words.svelte";
import { type Action, type Area, bare, cardOf, type Carried, type Public, targetOf, visible } from "./board";

export const backName = (back: string): string => t("blitz-back", { back });

export function cardName(name: string): string {
  const { colour, number, sign } = cardOf(name);
  return t("blitz-card", { colour: t("blitz-colour", { colour }), number, sign: t("blitz-sign", { sign }) });
}

/** "blitz", "reserve", "W2", "C3", "new". */
export function placeName(place: string): string {
  const number = Number(place.slice(1));
  if (place.startsWith("W")) return t("blitz-slot", { number });
  if (place.startsWith("C")) return t("blitz-stack", { number });
  return place === "new" ? t("blitz-new") : t(place === "blitz" ? "blitz-deck" : "blitz-reserve");
}

/** What is called at the start. */
export const startWord = (view: Public): string => t("blitz-word", { set: view.word === "Night!" ? "night" : "day" });

/** What somebody has before them, in words. */
export function areaText(area: Area): string {
  const shown = visible(area);
  const slots = area.slots.flatMap((slot) => slot.at(-1) ?? []).map(cardName);
  return t("blitz-area", {
    count: area.blitz,
    top: area.top ? cardName(area.top) : "–",
    slots: slots.join("; ") || "–",
    reserve: shown ? cardName(shown) : "–",
  });
}

/** A step of a finished game as a sentence, where its act does not say what came of it. */
export function stepText({ action, news, seat }: Happening, names: readonly string[]): string {
  const shown = action?.kind === "flip" ? news.at(-1)?.piece : null;
  return shown ? t("blitz-said-flip", { name: names[seat ?? -1] ?? "", card: cardName(bare(shown)) }) : "";
}

/** An act in few words. */
export function actText(act: Message): string {
  const action = act as Action;
  switch (action.kind) {
    case "centre":
    case "lay":
      return goesText(action);
    case "flip":
      return t("blitz-act-flip");
    case "turn":
      return t("blitz-take-up");
    case "rhythm":
      return t("blitz-rhythm", { first: action.first });
    case "go":
      return t("blitz-act-go");
    default:
      return t(`blitz-${action.kind}`);
  }
}

/** Which card goes where. */
export const goesText = (action: Carried): string =>
  t("blitz-said-goes", {
    source: placeName(action.source),
    card: cardName(action.card),
    place: placeName(targetOf(action)),
  });

const CARDS = new Set(["card", "top", "expected", "there", "needs"]);
const PLACES = new Set(["source", "stack", "slot"]);

/** Why not, as a sentence. Some codes mean something of their own in this game. */
export function refusalText(code: string, details: Refused["details"], names: readonly string[]): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(details)) {
    if (typeof value === "number") args[key] = key === "starter" ? (names[value] ?? "") : value;
    else if (typeof value !== "string") continue;
    else if (CARDS.has(key)) args[key] = value ? cardName(value) : t("blitz-nothing");
    else if (PLACES.has(key)) args[key] = placeName(value);
    else args[key] = key === "sign" ? t("blitz-sign", { sign: value }) : value;
  }
  const general = textOr(`refused-${code}`, t("refused-other", { code }), args);
  return textOr(`blitz-refused-${code}`, general, args);
}

export function progressText(view: View): string {
  const { round, totals, config } = (view as Blitz.View).public;
  return t("help-progress-blitz", { round, best: Math.max(0, ...totals), target: config.target });
}

/** Why a bot would do it, in a sentence or two. */
export function reasonText({ code, values }: Reason): string {
  const { card, then } = values;
  const args = typeof card === "string" ? { ...values, card: cardName(card) } : values;
  const follows = typeof then === "number" && then ? t("blitz-why-then", { then }) : "";
  return [textOr(`blitz-why-${code}`, "", args), follows].filter(Boolean).join(" ");
}

/** A race leaves nobody the time to be told what to do. */
export function stage(seen: View): "wait" | "play" | "over" {
  const { phase, round, turn } = (seen as Blitz.View).public;
  if (phase === "ready" && round === 1) return "wait";
  return phase === "racing" && turn !== null ? "play" : "over";
}

/** Whom the table waits for, and for what. */
export function nowText(seen: View, names: readonly string[]): string {
  const { viewer } = seen;
  const view = (seen as Blitz.View).public;
  const word = startWord(view);
  if (view.phase === "ready")
    return view.starter === viewer
      ? t("blitz-start-you", { word })
      : t("blitz-start", { name: names[view.starter] ?? "", word });
  if (view.phase === "scored") return t("blitz-next");
  if (view.phase !== "racing") return "";
  const seat = view.config.pace === "turns" ? seen.waiting[0]?.seat : undefined;
  if (seat === undefined) return t("now-blitz");
  return seat === viewer ? t("blitz-turn-you") : t("blitz-turn", { name: names[seat] ?? "" });
}
