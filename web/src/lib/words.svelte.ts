// The language that is spoken now.

import type { FluentBundle } from "@fluent/bundle";
import { store, stored } from "./storage";
import { type Args, bestLanguage, bundle, format, isLanguage, type Language, type TextId } from "./text";

const files = import.meta.glob<string>("../../../src/carteblanche/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

let current = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

export async function speak(language: Language): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const sources = await Promise.all(wanted.map(([, load]) => load()));
  current = { language, bundle: bundle(language, sources) };
  document.documentElement.lang = language;
}

export function chosenLanguage(): Language {
  const chosen = stored("language");
  return chosen && isLanguage(chosen) ? chosen : bestLanguage(navigator.languages);
}

export async function chooseLanguage(language: Language): Promise<void> {
  store("language", language);
  await speak(language);
}

export const language = (): Language => current.language;

/** The text of a known id. */
export function t(id: TextId, args?: Args): string {
  return (current.bundle && format(current.bundle, id, args)) ?? id;
}

/** The text of an id made from what the server said; what has no words of ours is shown as it came. */
export function textOr(id: string, otherwise: string, args?: Args): string {
  return (current.bundle && format(current.bundle, id, args)) ?? otherwise;
}

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(current.language, { type: "conjunction" }).format(items);
}
