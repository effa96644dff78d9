// What things are called in the language that is spoken.

import type { TextId } from "../../lib/text.gen";
import { listed, t, textOr } from "../../lib/words.svelte";
import type { Happening, Message, Reason, Refused, View as AnyView } from "../../lib/wire.gen";
import { type Action, actions, isBlockers, isSymbol, lastMove, type Move, moveIn, standing, tileOf } from "./board";

export const colourName = (colour: string): string => t("blockers-colour", { colour });
export const areaName = (area: string): string => t("blockers-area", { area });

export function faceName(face: string): string {
  if (isSymbol(face)) return areaName(face);
  return face === "wild" ? t("blockers-wild") : face;
}

export function tileName(name: string): string {
  const { colour, face } = tileOf(name);
  return t("blockers-tile", { colour: colourName(colour), face: faceName(face) });
}

/** Where a chosen tile goes: what the marks mean, and what is special about the wild one. */
export function chooseText(tile: string, kinds: readonly Action["kind"][]): TextId {
  if (!kinds.includes("capture")) return "blockers-choose-cell";
  return tileOf(tile).face === "wild" ? "blockers-choose-wild" : "blockers-choose-capture";
}

/** A move as a sentence. */
export function moveText(move: Move, name: string, you: boolean): string {
  const tile = tileName(move.tile);
  const { cell } = move;
  if (move.captured === null) return t(you ? "blockers-moved-you" : "blockers-moved", { name, tile, cell });
  const captured = tileName(move.captured);
  return t(you ? "blockers-captured-you" : "blockers-captured", { name, tile, cell, captured });
}

/** A step of a finished game as a sentence. */
export function stepText({ news, seat }: Happening, names: readonly string[]): string {
  const move = seat === null ? null : moveIn(news, () => seat);
  return move ? moveText(move, names[move.seat] ?? "", false) : "";
}

/** An act in few words. */
export function actText(act: Message): string {
  const [{ tile, cell }] = actions([act]) as [Action];
  return t("blockers-preview", { tile: tileName(tile), cell });
}

/** Why a bot would do it, in a sentence or two. */
export function reasonText({ code, values }: Reason): string {
  const { colour, how } = values;
  const args = typeof colour === "string" ? { ...values, colour: colourName(colour) } : values;
  const found = typeof how === "string" ? textOr(`blockers-why-${how}`, "", values) : "";
  return [textOr(`blockers-why-${code}`, "", args), found].filter(Boolean).join(" ");
}

/** Why not, as a sentence. */
export function refusalText(code: string, details: Refused["details"]): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(details)) {
    if (Array.isArray(value)) args[key] = listed(value as string[]);
    else if (typeof value === "string" || typeof value === "number") args[key] = value;
  }
  const { tile, colour, needs } = details;
  if (typeof tile === "string" && tile.includes(" ")) args["tile"] = tileName(tile);
  if (typeof colour === "string") args["colour"] = colourName(colour);
  if (typeof needs === "string") args["needs"] = faceName(needs);
  return textOr(`refused-${code}`, t("refused-other", { code }), args);
}

/** Whom the table waits for, and for what. */
export function nowText(view: AnyView, names: readonly string[]): string {
  const seat = view.waiting[0]?.seat;
  if (seat === undefined) return "";
  return seat === view.viewer ? t("now-blockers") : t("now-blockers-of", { name: names[seat] ?? "" });
}

/** So many tiles stay on a rack at the end. */
const LAST = 4;

export function progressText(view: AnyView): string {
  if (!isBlockers(view)) return "";
  const { rack, stock, colours } = standing(view, view.viewer ?? 0);
  return t("help-progress-blockers", { left: Math.max(0, rack + stock - LAST * colours.length) });
}

export function newsText(view: AnyView, names: readonly string[]): string {
  const move = isBlockers(view) ? lastMove(view) : null;
  return move ? moveText(move, names[move.seat] ?? "", move.seat === view.viewer) : "";
}
