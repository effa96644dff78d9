// What is said about the race: in the bar, out loud, and to who cannot see it.

import type { Sound } from "../../lib/sound";
import type { Message, View as AnyView } from "../../lib/wire.gen";
import { t } from "../../lib/words.svelte";
import { actions, bare, justScored, type Public, seatAt, type View, visible } from "./board";
import { cardName, goesText, placeName, startWord } from "./names";
import type { Play } from "./play.svelte";

/** Who must do what, in one line for the bar. Where turns are taken the table itself tells whose it is. */
export function headline(
  { public: view, viewer }: Pick<View, "public" | "viewer">,
  names: readonly string[],
): string | null {
  const round = t("blitz-round", { round: view.round });
  switch (view.phase) {
    case "over":
      return t("result-title");
    case "ready":
      return whoStarts(view, names, viewer);
    case "countdown":
      return `${round}. ${t("blitz-get-ready")}`;
    case "scored": {
      const blitzed = view.last?.blitzed;
      if (blitzed == null) return t("blitz-dead-round", { round: view.round });
      return blitzed === viewer ? t("blitz-won-round-you") : t("blitz-won-round", { name: names[blitzed] ?? "" });
    }
    case "racing": {
      if (view.turn !== null) return null;
      if (view.stall?.stage === "notice") return t("blitz-now-stalled");
      if (view.stall?.stage === "right" && view.stall.seat === viewer) return t("blitz-now-rhythm");
      if (view.stall) return stalled({ public: view, viewer }, names).replace(/[\s:]+$/, "");
      const left = viewer === null ? undefined : view.areas[viewer]?.blitz;
      return left === undefined ? round : t("blitz-now-left", { count: left });
    }
  }
}

/** So many milliseconds the end of a round is called out. */
export const LAST_WORD = 1_800;

interface Announcement {
  /** What it sounds like. */
  readonly sound?: Sound;
  /** Called out over the table. */
  readonly called?: { readonly text: string; readonly seat: number | null; readonly millis: number };
  /** For screen readers alone. */
  readonly said?: string;
}

/** What has happened between two views. Others' cards are told only where there is time to listen. */
export function describeChange(before: View, now: View, names: readonly string[]): Announcement {
  const [was, is] = [before.public, now.public];
  const name = (seat: number | null): string => names[seat ?? -1] ?? "";
  if (was.phase !== is.phase) {
    if (is.phase === "racing") return { sound: "start", called: { text: startWord(is), seat: null, millis: 900 } };
    if (is.phase === "ready") return { said: starting(is, names, now.viewer) };
    const scored = justScored(is);
    if (scored && was.phase === "racing") {
      const { blitzed } = scored;
      if (blitzed === null) return { sound: "end", called: { text: t("blitz-dead"), seat: null, millis: LAST_WORD } };
      const text = blitzed === now.viewer ? t("blitz-blitz-you") : t("blitz-blitz", { name: name(blitzed) });
      return { sound: "end", called: { text, seat: blitzed, millis: LAST_WORD } };
    }
    return {};
  }
  if (is.stall && (was.stall?.stage !== is.stall.stage || was.stall.seat !== is.stall.seat))
    return { sound: "stall", said: stalled(now, names) };
  return saidOf(before, now, names);
}

function whoStarts(view: Public, names: readonly string[], viewer: number | null): string {
  const word = startWord(view);
  return view.starter === viewer
    ? t("blitz-start-you", { word })
    : t("blitz-start", { name: names[view.starter] ?? "", word });
}

const starting = (view: Public, names: readonly string[], viewer: number | null): string =>
  `${t("blitz-round", { round: view.round })}. ${whoStarts(view, names, viewer)}`;

/** What brings on a newcomer in the race: the centre first, then what shortens the blitz deck, then the reserve. */
export function advice({ going, shortening, words }: Pick<Play, "going" | "shortening" | "words">): string {
  if (going.size) return t("blitz-race-goes");
  if (shortening) {
    return t("blitz-race-lay", { card: cardName(shortening.card), under: cardName(shortening.under) });
  }
  return t(words.has("flip") || words.has("turn") ? "blitz-race-none" : "blitz-race-wait");
}

/** How a stall goes, and who may do what about it. */
export function stalled({ public: view, viewer }: Pick<View, "public" | "viewer">, names: readonly string[]): string {
  const { stall } = view;
  if (!stall) return "";
  if (stall.stage === "notice") {
    const next = stall.order[0] ?? -1;
    return next === viewer ? t("blitz-stall-notice-you") : t("blitz-stall-notice", { name: names[next] ?? "" });
  }
  const mine = stall.seat !== null && stall.seat === viewer;
  const name = names[stall.seat ?? -1] ?? "";
  if (stall.stage === "right") return mine ? t("blitz-stall-right-you") : t("blitz-stall-right", { name });
  const first = stall.offsets[stall.seat ?? -1] ?? 0;
  return mine ? t("blitz-stall-pass-you", { first }) : t("blitz-stall-pass", { name, first });
}

function saidOf(before: View, now: View, names: readonly string[]): Announcement {
  const seat = now.news.length ? seatAt(now.news[0]!.source) : null;
  if (before.news === now.news || (seat !== now.viewer && now.public.turn === null)) return {};
  return whatMoved(now, names);
}

/** What happened last, in a sentence. */
export const newsText = (view: AnyView, names: readonly string[]): string =>
  whatMoved(view as View, names, null).said ?? "";

/** What the last act moved, as `viewer` is told it. */
function whatMoved(now: View, names: readonly string[], viewer: number | null = now.viewer): Announcement {
  const moved = now.news[0];
  const seat = moved ? seatAt(moved.source) : null;
  if (!moved || seat === null) return {};
  const mine = seat === viewer;
  const area = now.public.areas[seat];
  const shown = area && visible(area);
  if (moved.source.startsWith("hand")) {
    if (!shown) return {};
    const card = cardName(shown);
    return { said: mine ? t("blitz-said-shown", { card }) : t("blitz-said-flip", { name: names[seat] ?? "", card }) };
  }
  if (!moved.piece || moved.target.startsWith("hand")) return {};
  const args = {
    name: names[seat] ?? "",
    card: cardName(bare(moved.piece)),
    place: placeName(moved.target.startsWith("C") ? moved.target : `W${moved.target.split(".")[1] ?? ""}`),
  };
  return { said: t(mine ? "blitz-said-laid-you" : "blitz-said-laid", args) };
}

/** The cards that go somewhere, for who asks. */
export function whatGoes(view: View, options: readonly Message[] | null): string {
  const listed = actions(options).flatMap((action) =>
    action.kind === "centre" || action.kind === "lay" ? [goesText(action)] : [],
  );
  const area = view.viewer === null ? undefined : view.public.areas[view.viewer];
  const deck = area ? t("blitz-said-left", { count: area.blitz }) : "";
  return [deck, ...(listed.length ? listed : [t("blitz-said-none")])].join(" ");
}
