import type { Handbook } from "../../game";
import Picture from "./Picture.svelte";

const texts = import.meta.glob<string>("./*.md", { query: "?raw", import: "default" });
const STEPS = ["hand", "column", "capture", "groups", "pile"].map((name) => ({ name }));

const handbook: Handbook = {
  Picture,
  text: (language) => texts[`./${language}.md`]!(),
  steps: () => STEPS,
};

export default handbook;
