// What a first visit fetches, asserted: script and style together, compressed, with the words of the house in the
// heaviest language and the glimpses of the games.

import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const MOST = 115_000;
const WORDS = /\/locales\/([a-z]+)\/interface\.ftl/;
const GLIMPSE = /\/Glimpse\.svelte/;

export function weight(): Plugin {
  return {
    name: "weight",
    apply: "build",
    // After Vite has given every chunk its style sheets.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = new Set<string>();
        const follow = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk" || files.has(name)) return;
          files.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
          chunk.imports.forEach(follow);
        };
        const size = (name: string): number => {
          const file = bundle[name];
          return file ? gzipSync(file.type === "chunk" ? file.code : file.source).length : 0;
        };
        const words = new Map<string, number>();
        for (const [name, chunk] of Object.entries(bundle)) {
          if (chunk.type !== "chunk") continue;
          const module = chunk.facadeModuleId ?? "";
          if (chunk.isEntry || GLIMPSE.test(module)) follow(name);
          const language = WORDS.exec(module)?.[1];
          if (language) words.set(language, size(name));
        }
        if (words.size === 0) this.error("The words of a first visit could not be weighed: no chunk holds any.");
        const bytes = [...files].reduce((sum, name) => sum + size(name), Math.max(...words.values()));
        if (bytes > MOST)
          this.error(`A first visit would fetch ${bytes} bytes of script and style; at most ${MOST} are allowed.`);
      },
    },
  };
}
