// What printing a deck needs: the fonts, whole, and the drawings on the cards. Python finds them beside the built page.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const fonts = [
  ["shantell-sans", 700],
  ["alegreya-sans", 400],
];
const scripts = ["latin", "latin-ext", "cyrillic"];

export function print(): Plugin {
  return {
    name: "print",
    apply: "build",
    generateBundle() {
      const emit = (fileName: string, path: string): void =>
        void this.emitFile({
          type: "asset",
          fileName: `print/${fileName}`,
          source: readFileSync(new URL(path, import.meta.url)),
        });
      for (const [name, weight] of fonts) {
        for (const script of scripts) {
          const file = `${name}-${script}-${weight}-normal.woff`;
          emit(file, `node_modules/@fontsource/${name}/files/${file}`);
        }
        emit(`${name}.txt`, `node_modules/@fontsource/${name}/LICENSE`);
      }
      emit("drawings.json", "src/games/blank/drawings.json");
    },
  };
}
