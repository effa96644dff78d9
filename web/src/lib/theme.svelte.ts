import { keep, kept } from "./keep";

export type Theme = "auto" | "light" | "dark";

let chosen = $state<Theme>("auto");

function show(theme: Theme): void {
  chosen = theme;
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export const theme = (): Theme => chosen;

export function startTheme(): void {
  const before = kept("theme");
  show(before === "light" || before === "dark" ? before : "auto");
}

export function chooseTheme(theme: Theme): void {
  keep("theme", theme === "auto" ? null : theme);
  show(theme);
}
