import type { Handbook } from "../../game";
import Picture from "./Picture.svelte";

const texts = import.meta.glob<string>("./*.md", { query: "?raw", import: "default" });
const STEPS = ["start", "race", "centre", "reserve", "score"].map((name) => ({ name }));

const handbook: Handbook = {
  Picture,
  text: (language) => texts[`./${language}.md`]!(),
  steps: () => STEPS,
};

export default handbook;
