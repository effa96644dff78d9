import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import { imports, names } from "./scripts/boundaries.ts";
import svelteConfig from "./svelte.config.js";

// Types are checked by svelte-check and tsc, looks by prettier: what is left to find without types is found fast.
export default defineConfig(
  { ignores: ["node_modules/", "public/", "src/**/*.gen.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-lines": ["error", 400],
      "no-console": ["error", { allow: ["error"] }],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      // Doing nothing is an answer too.
      "@typescript-eslint/no-empty-function": "off",
      // Every index may miss (noUncheckedIndexedAccess); where it cannot, `!` says so.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Sets and maps are replaced, not changed: they are typed as readonly.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is a space that prettier must not lose.
      "svelte/no-useless-mustaches": "off",
      // svelte-check says so too, and reads comments that give a reason.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["src/**"],
    plugins: { boundaries: { rules: { imports, names } } },
    rules: { "boundaries/imports": "error" },
  },
  {
    files: ["src/**"],
    ignores: ["src/**/*.test.ts"],
    rules: { "boundaries/names": "error" },
  },
);
