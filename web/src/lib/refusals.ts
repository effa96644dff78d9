import { NoAnswer } from "./api";
import { toast } from "./notices.svelte";
import type { Answer } from "./session.svelte";
import { t, textOr } from "./words.svelte";

/** Tells why something was refused, if it was. */
export function tellRefusal(answer: Answer): void {
  if (answer.ok) return;
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(answer.details))
    if (typeof value === "string" || typeof value === "number") args[key] = value;
  toast(textOr(`refused-${answer.code}`, t("refused-other", { code: answer.code }), args), "refusal");
}

/** Tells what went wrong with a request to the house. */
export function tellTrouble(trouble: unknown): void {
  if (!(trouble instanceof NoAnswer)) throw trouble;
  if (trouble.status === 0) toast(t("app-unreachable"), "refusal");
  else tellRefusal({ ok: false, code: trouble.code, details: trouble.details });
}
