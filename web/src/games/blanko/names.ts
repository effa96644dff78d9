// What things are called in the language that is spoken.

import { listed, t, textOr } from "../../lib/words.svelte";
import type { TextId } from "../../lib/text";
import type { Blanko, Happening, Message, Reason, Refused, View as AnyView } from "../../lib/wire.gen";
import type { Action, Report, View, Word } from "./board";
import { EMPTY, isJokers, JOKER, type Alphabet, valueOf } from "./letters";

/** A tile in words: its letter and value. */
export function tileName(letter: string, alphabet: Alphabet): string {
  if (letter === JOKER) return t("blanko-joker");
  if (isJokers(letter)) return t("blanko-joker-as", { letter: letter.toUpperCase() });
  return t("blanko-tile", { letter, value: valueOf(alphabet, letter) });
}

/** "ORT 6 + SO 3". */
export const sumOf = (words: readonly Word[]): string =>
  words.map((one) => `${one.word}\u00a0${one.points}`).join(" + ");

/** "ORT and SO". */
export const wordsOf = (words: readonly Word[]): string => listed(words.map((one) => one.word));

/** What is written on a card. */
export function cardText(card: string): string {
  if (card.startsWith("R")) return t("blanko-card-colours");
  if (card.startsWith("L")) return t("blanko-card-letter");
  return textOr(`blanko-card-${card.toLowerCase()}`, card);
}

/** Whether this is the end of a card's story. */
export const cardSettled = (report: Report): boolean =>
  report.what === "mini" || (report.card?.startsWith("T") ?? false);

/** What a card brought, as a sentence, or nothing. */
export function cardWon(report: Report): string {
  if (!report.card) return "";
  if (report.card === "T8") return t("blanko-card-again");
  if (report.card === "T6") return "";
  return report.times > 1
    ? t("blanko-card-won-times", { bonus: report.bonus, times: report.times })
    : t("blanko-card-won", { bonus: report.bonus });
}

/** What a mini crossword would bring, and how that comes about. */
export const miniWorth = (bonus: number, times: number): string =>
  t("blanko-mini-worth", { bonus, times, counted: bonus / times });

const SAID: Readonly<Record<Report["what"], readonly [TextId, TextId]>> = {
  dealt: ["blanko-report-dealt", "blanko-report-dealt-you"],
  placed: ["blanko-report-placed", "blanko-report-placed-you"],
  swapped: ["blanko-report-swapped", "blanko-report-swapped-you"],
  laid: ["blanko-report-laid", "blanko-report-laid-you"],
  rejected: ["blanko-report-rejected", "blanko-report-rejected-you"],
  exchanged: ["blanko-report-exchanged", "blanko-report-exchanged-you"],
  passed: ["blanko-report-passed", "blanko-report-passed-you"],
  arranged: ["blanko-report-arranged", "blanko-report-arranged-you"],
  mini: ["blanko-report-mini", "blanko-report-mini-you"],
  redrawn: ["blanko-report-redrawn", "blanko-report-redrawn-you"],
  accepted: ["blanko-report-accepted", "blanko-report-accepted-you"],
  voted: ["blanko-report-voted", "blanko-report-voted-you"],
};

/** What the last step was, as a sentence. */
export function reportText(report: Report, nameOf: (seat: number) => string, viewer: number | null): string {
  const [their, yours] = SAID[report.what];
  const judged = t(report.seat === viewer ? yours : their, {
    name: nameOf(report.seat),
    words: wordsOf(report.words),
    wrong: listed([...report.wrong]),
    points: report.points,
    bonus: report.bonus,
    count: report.redrawn,
  });
  const said = [challengeText(report.challenger, nameOf, viewer), judged].filter(Boolean).join(" ");
  if (!report.card || report.what === "mini" || report.what === "arranged" || report.what === "redrawn") return said;
  const card = cardText(report.card);
  const settled = cardSettled(report) ? cardWon(report) : "";
  return [said, t("blanko-report-card", { card }), settled].filter(Boolean).join(" ");
}

/** Who had the words looked up, if somebody had. */
function challengeText(seat: number | null, nameOf: (seat: number) => string, viewer: number | null): string {
  if (seat === null) return "";
  return seat === viewer ? t("blanko-report-challenged-you") : t("blanko-report-challenged", { name: nameOf(seat) });
}

/** The draw for the start, by round: "Ada E, Ben Q". */
export function starterText(view: View, names: readonly string[]): readonly string[] {
  return view.starter.map((round) =>
    round
      .map((letter, seat) => (letter ? `${names[seat] ?? ""} ${letter === JOKER ? t("blanko-joker") : letter}` : ""))
      .filter(Boolean)
      .join(", "),
  );
}

/** A step of a finished game as a sentence. */
export const stepText = ({ notes: [report] }: Happening, names: readonly string[]): string =>
  report ? reportText(report as Report, (seat) => names[seat] ?? "", null) : "";

/** An act in few words. */
export function actText(act: Message): string {
  const action = act as Action;
  switch (action.kind) {
    case "place":
      return `${action.word.toUpperCase()}${t("app-colon")} ${t(`blanko-study-${action.direction}`, { cell: action.cell })}`;
    case "swap":
      return t("blanko-study-swap", { letter: action.letter.toUpperCase(), cell: action.cell });
    case "arrange":
      return action.grid.toUpperCase().replaceAll(EMPTY, "·").match(/.{3}/g)!.join(" / ");
    case "redraw":
      return action.letters ? t("blanko-redraw-go", { count: action.letters.length }) : t("blanko-redraw-none");
    case "admit":
      return t(`blanko-vote-${action.answer}`);
    case "challenge":
      return t("blanko-challenge-go");
    default:
      return t(`blanko-${action.kind}`);
  }
}

/** Why not, as a sentence. */
export function refusalText(code: string, details: Refused["details"]): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(details)) {
    if (Array.isArray(value)) args[key] = listed(value as string[]);
    else if (typeof value === "string" || typeof value === "number") args[key] = value;
  }
  const { letter } = details;
  if (letter === JOKER) args["letter"] = t("blanko-joker");
  const own = textOr(`blanko-refused-${code}`, "", args);
  return own || textOr(`refused-${code}`, t("refused-other", { code }), args);
}

/** Whom the table waits for, and for what: also while it asks somebody else than whose turn it is. */
export function nowText(seen: AnyView, names: readonly string[]): string {
  const view = seen as View;
  if (!view.waiting.length) return "";
  const yours = view.waiting.some((one) => one.seat === view.viewer);
  const what = view.phase === "turn" ? "now-blanko" : (`now-blanko-${view.phase}` as const);
  return t(yours ? what : `${what}-of`, { name: names[view.turn] ?? "" });
}

export const progressText = (seen: AnyView): string => t("help-progress-blanko", { bag: (seen as View).bag });

export const newsText = (seen: AnyView, names: readonly string[]): string =>
  reportText((seen as View).report, (seat) => names[seat] ?? "", seen.viewer);

/** Why a bot would do it, in a sentence or two. */
export function reasonText({ code, values }: Reason): string {
  const { points } = values;
  const worth = typeof points === "number" && points ? t("hint-worth", { points }) : "";
  const why = code === "keeps" && !values["letters"] ? "empties" : code;
  return [worth, textOr(`blanko-why-${why}`, "", values)].filter(Boolean).join(" ");
}

/** Why it is a good move, if the bot did not say. */
export function adviceText(act: Message, _seen: AnyView, preview: Message | null): string {
  const action = act as Action;
  const { points, squares } = (preview ?? { points: 0, squares: 0 }) as Blanko.Preview;
  const worth = points ? [t("hint-worth", { points })] : [];
  if (action.kind === "place") return [...worth, ...(squares ? [t("hint-square")] : [])].join(" ");
  if (action.kind === "swap") return [t("hint-swap"), ...worth].join(" ");
  if (action.kind === "exchange") return t("hint-exchange");
  return action.kind === "pass" ? t("hint-pass") : "";
}
