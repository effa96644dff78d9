// Words. Everything shown comes from the Fluent files that the server and the command line read too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { TextId } from "./text.gen";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", pl: "Polski", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Readonly<Record<string, FluentVariable>>;

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The first of the preferred languages that we speak. */
export function bestLanguage(preferred: readonly string[]): Language {
  for (const choice of preferred) {
    const code = choice.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

export const resource = (source: string): FluentResource => new FluentResource(source);

export function bundle(language: Language, resources: readonly FluentResource[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const one of resources) made.addResource(one);
  return made;
}

/** The text of an id, or `null` if there is none. */
export function format(made: FluentBundle, id: string, args?: Args): string | null {
  const pattern = made.getMessage(id)?.value;
  if (!pattern) return null;
  const faults: Error[] = [];
  const text = made.formatPattern(pattern, args ? { ...args } : null, faults);
  if (faults.length) console.error(id, ...faults);
  return text;
}

export type { TextId };
