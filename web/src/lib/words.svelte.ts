// The language that is spoken now, and as many of its words as pages have asked for.

import type { FluentBundle, FluentResource } from "@fluent/bundle";
import { store, stored } from "./storage";
import { type Args, bestLanguage, bundle, format, isLanguage, type Language, resource, type TextId } from "./text";

const files = import.meta.glob<string>("../../../src/carteblanche/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

let current = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

/** What every page says; games bring what is their own. */
const learnt = new Set(["interface"]);
const read = new Map<string, Promise<FluentResource>>();
let spoken: Language = "en";
let latest: Promise<void> = Promise.resolve();

function fetchWords(path: string): Promise<FluentResource> {
  const known = read.get(path);
  if (known) return known;
  const load = files[path];
  if (!load) throw new Error(`There are no words in ${path}`);
  const fetched = load().then(resource);
  read.set(path, fetched);
  fetched.catch(() => read.delete(path)); // it is tried again when it is needed again
  return fetched;
}

/** Fetching begins at once; bundles follow each other in the order in which they were asked for, so the last has all words. */
function renew(): Promise<void> {
  const language = spoken;
  const resources = Promise.all(
    [...learnt].map((name) => fetchWords(`../../../src/carteblanche/locales/${language}/${name}.ftl`)),
  );
  const change = async (): Promise<void> => {
    current = { language, bundle: bundle(language, await resources) };
    document.documentElement.lang = language;
  };
  latest = latest.then(change, change);
  return latest;
}

export function speak(language: Language): Promise<void> {
  spoken = language;
  return renew();
}

/** The words of these files are there when it is done, in this language and in every one that is chosen later. */
export function learnWords(names: readonly string[]): Promise<void> {
  if (names.every((name) => learnt.has(name))) return latest.catch(renew);
  for (const name of names) learnt.add(name);
  return renew();
}

/** Fetches something together with the words that it needs. */
export const withWords =
  (...names: readonly string[]) =>
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> =>
    (await Promise.all([load(), learnWords(names)]))[0];

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
