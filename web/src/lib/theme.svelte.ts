import { store, stored } from "./storage";

export type Theme = "auto" | "light" | "dark";

let chosen = $state<Theme>("auto");

function show(theme: Theme): void {
  chosen = theme;
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export const theme = (): Theme => chosen;

export function startTheme(): void {
  const before = stored("theme");
  show(before === "light" || before === "dark" ? before : "auto");
}

export function chooseTheme(theme: Theme): void {
  store("theme", theme === "auto" ? null : theme);
  show(theme);
}
