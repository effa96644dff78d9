import type { GameParts } from "../games/game";
import type { Happening } from "../lib/wire.gen";
import { t, textOr } from "../lib/words.svelte";

/** One entry of a finished game as a sentence. The game words its own moves, as it does at the table. */
export function happeningText(one: Happening, names: readonly string[], game: string, parts: GameParts): string {
  const name = one.seat === null ? "" : (names[one.seat] ?? "");
  switch (one.event) {
    case "played":
      return (
        parts.stepText?.(one, names) ||
        `${name}${t("app-colon")} ${(one.action && parts.actText(one.action, names)) || one.text}`
      );
    case "rang":
      return parts.stepText?.(one, names) || textOr(`${game}-rang-${one.text}`, t("replay-event-rang"), { name });
    case "proposed":
      return textOr(`proposal-${one.text}`, one.text, { name });
    case "answered":
      return t(one.text === "yes" ? "proposal-agreed" : "replay-event-refused", { name });
    default:
      return textOr(`replay-event-${one.event}`, one.event, { name });
  }
}
