import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { print } from "./print.ts";
import { weight } from "./weight.ts";

// `./run npm run dev` serves the client with hot reload and passes what the server answers on to it.
const server = "http://127.0.0.1:8765";

// What every page needs, and what the games say of themselves.
const FIRST = /node_modules\/(svelte|@fluent)\/|\/src\/(lib|ui|style)\/|\/src\/games\/(registry|[a-z]+\/game)\.ts/;

export default defineConfig({
  plugins: [svelte(), print(), weight()],
  build: {
    outDir: "../src/carteblanche/server/static",
    emptyOutDir: true,
    target: "es2022",
    // A font or picture written into the style sheet would be refused by our content security policy.
    assetsInlineLimit: 0,
    // It comes as one file: each file more is a round trip more on a slow line.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "house", test: FIRST }],
        },
      },
    },
  },
  server: {
    // The texts lie in the package, where Python reads them too; the rules are the product's documents.
    fs: { allow: [".", "../src/carteblanche/locales", "../docs/rules"] },
    proxy: {
      "/api": { target: server },
      "/socket": { target: server, ws: true },
    },
  },
});
