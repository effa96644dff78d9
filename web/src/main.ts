import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { readyAlerts } from "./lib/alert.svelte";
import { claimHouse } from "./lib/host.svelte";
import { watchKeyboard } from "./lib/keyboard";
import { readySound } from "./lib/sound";
import { startTheme } from "./lib/theme.svelte";
import { chosenLanguage, speak } from "./lib/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

startTheme();
readySound();
readyAlerts();
watchKeyboard();
await Promise.all([speak(chosenLanguage()), claimHouse()]);
target.replaceChildren();
mount(App, { target });
