// What a first visit fetches, asserted: script and style together, compressed.

import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const MOST = 150_000;

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
        for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === "chunk" && chunk.isEntry) follow(name);
        let bytes = 0;
        for (const name of files) {
          const file = bundle[name];
          if (file) bytes += gzipSync(file.type === "chunk" ? file.code : file.source).length;
        }
        if (bytes > MOST)
          this.error(`A first visit would fetch ${bytes} bytes of script and style; at most ${MOST} are allowed.`);
      },
    },
  };
}
