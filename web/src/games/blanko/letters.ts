// What is printed on the things in the box: the letters' values by language, the squares of the board, the fields of the cards.
// A test compares it with what the server has.

import type { Blanko } from "../../lib/wire.gen";

type LetterSet = Blanko.LetterSet;

/** The letters of a language, as they are on the tiles and cards. */
export interface Alphabet {
  readonly code: string;
  readonly values: ReadonlyMap<string, number>;
  /** In the order of the language. */
  readonly letters: readonly string[];
  /** The letters printed on the cards L1…L7. */
  readonly printed: string;
}

/** By language of the rules: which letters are worth what, and which are printed on the cards L1…L7. */
export const LETTERS: Readonly<Record<string, Pick<LetterSet, "values" | "printed">>> = {
  de: { values: "1:EAIUO 2:NSTDHGM 3:RLBFW 4:CKZP 5:VÄÜ 6:JÖ 8:XY 10:Q", printed: "OETASRN" },
  en: { values: "1:EAIOU 2:NSTRDL 3:HGMBP 4:CFWY 5:VK 8:JX 10:QZ", printed: "OETASRN" },
  fr: { values: "1:EAIOU 2:NSTRL 3:DMCPB 4:GFHV 6:Q 8:JXYZ 10:KW", printed: "OETASRN" },
  pl: { values: "1:AIEO 2:NZRSWYCT 3:KDLPMU 4:JŁBGH 5:ĘÓĄŚ 6:ŻĆF 8:Ń 10:Ź", printed: "OEKASRN" },
  ru: { values: "1:ОЕАИ 2:НТРСЛКВ 3:ПМДУ 4:ЫЯЬГЗБ 5:ЧЙХ 6:ЖШЮ 8:ЦЩЭ 10:ФЪ", printed: "ОЕТАСРН" },
};

const alphabets = new Map<string, Alphabet>();

/** The letters that a table is played with: those of the rules, or its own. */
export function alphabetOf(config: { readonly language: string; readonly own_letters?: LetterSet | null }): Alphabet {
  const letters = config.own_letters ?? LETTERS[config.language] ?? { values: "", printed: "" };
  const key = `${config.language} ${letters.values} ${letters.printed}`;
  const known = alphabets.get(key);
  if (known) return known;
  const values = new Map(
    letters.values.split(" ").flatMap((group) => {
      const [value, signs = ""] = group.split(":");
      return [...signs].map((letter) => [letter, Number(value)] as const);
    }),
  );
  const sorted = [...values.keys()].sort((a, b) => a.localeCompare(b, config.language));
  const made = { code: config.language, values, letters: sorted, printed: letters.printed };
  alphabets.set(key, made);
  return made;
}

/** The language of the rulebook. */
export const GERMAN = alphabetOf({ language: "de" });

export const JOKER = "?";
export const EMPTY = ".";

/** A joker and its small letter are worth nothing. */
export const valueOf = (alphabet: Alphabet, letter: string): number => alphabet.values.get(letter) ?? 0;
export const isLetter = (alphabet: Alphabet, letter: string): boolean => alphabet.values.has(letter);
export const isJokers = (letter: string): boolean => letter !== letter.toUpperCase();
/** The tile that shows this letter on a board. */
export const tileFor = (letter: string): string => (isJokers(letter) ? JOKER : letter);

export const SQUARES = "H8 I9 C3 C14 N3 N14 C8 H3 I14 N9 D9 I4 H13 M8 E6 F5 K12 L11 E11 K5 F12 L6".split(" ");

const COLOURS: Readonly<Record<string, string>> = {
  R1: "BBBBRBBBB",
  R2: "RBBBBBBBR",
  R3: "BBRBBBRBB",
  R4: "BRBBBBBRB",
  R5: "BBBRBRBBB",
  R6: "RBBBBBBBB",
  R7: "BBBBBBBBR",
};
const SPOTS: Readonly<Record<string, number>> = { L1: 0, L2: 4, L3: 8, L4: 1, L5: 3, L6: 5, L7: 7 };
export const CARDS = { COLOURS, SPOTS };

export interface Field {
  readonly red: boolean;
  /** The letter printed on it, or nothing. */
  readonly printed: string;
}

/** The nine fields of a card with a mini crossword; none on a card with a text. */
export function fieldsOf(card: string, alphabet: Alphabet): readonly Field[] {
  const colours = COLOURS[card];
  if (colours) return [...colours].map((colour) => ({ red: colour === "R", printed: "" }));
  const spot = SPOTS[card];
  if (spot === undefined) return [];
  const letter = alphabet.printed[Object.keys(SPOTS).indexOf(card)] ?? "";
  return Array.from({ length: 9 }, (_, at) => ({ red: false, printed: at === spot ? letter : "" }));
}
