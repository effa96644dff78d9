import type { Handbook } from "../../game";
import type { Language } from "../../../lib/text";
import Picture from "./Picture.svelte";

const texts = import.meta.glob<string>("./*.md", { query: "?raw", import: "default" });

/** By language: a word that crosses another, a letter that is swapped, three words at once, a mini crossword, a rack. */
const STEPS: Readonly<Record<Language, readonly string[]>> = {
  en: [".:C../RAIN/.:T..", "B:ULL", "ISLE/:T:O..", "TEAO..NOT", ":E:N:?"],
  de: [".:T../LAUB/.:G..", "H:UND", "DAME/:U:M..", "TAGU..NIE", ":E:N:?"],
  fr: [".:S../PORT/.:L..", "B:ILLE", "MUSE/:A:N..", "SELO..NON", ":E:N:?"],
  pl: [".:R./LAS/.:K.", "L:OS", "KOT/.:N:A", "TAKO..NIE", ":E:N:?"],
  ru: [".:К./ЛОВ/.:Т.", "К:ИТ", "ШУМ/.:С:И", "КОТИ..ТОН", ":Е:Н:?"],
};

const handbook: Handbook = {
  Picture,
  text: (language) => texts[`./${language}.md`]!(),
  steps: (language) => STEPS[language].map((words, at) => ({ name: at === 3 ? "mini" : "board", words })),
};

export default handbook;
