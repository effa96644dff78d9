// What is said about the race: in the bar, out loud, and to who cannot see it.

import type { Sound } from "../../lib/sound";
import type { Message } from "../../lib/wire.gen";
import { t } from "../../lib/words.svelte";
import { actions, bare, justScored, type Public, seatAt, type View, visible } from "./board";
import { cardName, goesText, placeName, startWord } from "./names";

/** The state of the match in few words, for the bar. */
export function headline(view: Public): string | null {
  if (view.phase === "over") return t("result-title");
  // Where turns are taken the table itself tells whose it is.
  return view.turn === null ? t("blitz-round", { round: view.round }) : null;
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

function starting(view: Public, names: readonly string[], viewer: number | null): string {
  const word = startWord(view);
  const who =
    view.starter === viewer
      ? t("blitz-start-you", { word })
      : t("blitz-start", { name: names[view.starter] ?? "", word });
  return `${t("blitz-round", { round: view.round })}. ${who}`;
}

function stalled({ public: view, viewer }: View, names: readonly string[]): string {
  const { stall } = view;
  if (!stall) return "";
  if (stall.stage === "notice") return t("blitz-stall-notice", { name: names[stall.order[0] ?? -1] ?? "" });
  if (stall.seat === viewer && stall.stage === "right") return t("blitz-stall-right-you");
  const name = names[stall.seat ?? -1] ?? "";
  if (stall.stage === "right") return t("blitz-stall-right", { name });
  return t("blitz-stall-pass", { name, first: stall.offsets[stall.seat ?? -1] ?? 0 });
}

function saidOf(before: View, now: View, names: readonly string[]): Announcement {
  if (before.news === now.news || !now.news.length) return {};
  const moved = now.news[0]!;
  const seat = seatAt(moved.source);
  if (seat === null) return {};
  const mine = seat === now.viewer;
  if (!mine && now.public.turn === null) return {};
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
