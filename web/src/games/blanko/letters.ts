// What is printed on the things in the box: the letters' values by language, the squares of the board, the fields of the cards.
// A test compares it with what the server has.

export const LANGUAGES = ["de", "en", "fr", "pl", "ru"] as const;
export type Tongue = (typeof LANGUAGES)[number];

/** By language: which letters are worth what. */
export const WORTH: Readonly<Record<Tongue, string>> = {
  de: "1:EAIUO 2:NSTDHGM 3:RLBFW 4:CKZP 5:VÄÜ 6:JÖ 8:XY 10:Q",
  en: "1:EAIOU 2:NSTRDL 3:HGMBP 4:CFWY 5:VK 8:JX 10:QZ",
  fr: "1:EAIOU 2:NSTRL 3:DMCPB 4:GFHV 6:Q 8:JXYZ 10:KW",
  pl: "1:AIEO 2:NZRSWYCT 3:KDLPMU 4:JŁBGH 5:ĘÓĄŚ 6:ŻĆF 8:Ń 10:Ź",
  ru: "1:ОЕАИ 2:НТРСЛКВ 3:ПМДУ 4:ЫЯЬГЗБ 5:ЧЙХ 6:ЖШЮ 8:ЦЩЭ 10:ФЪ",
};
/** By language: the letters printed on the cards L1…L7. */
export const PRINTED: Readonly<Record<Tongue, string>> = {
  de: "OETASRN",
  en: "OETASRN",
  fr: "OETASRN",
  pl: "OEKASRN",
  ru: "ОЕТАСРН",
};

const byTongue = <V>(make: (language: Tongue) => V): Readonly<Record<Tongue, V>> => ({
  de: make("de"),
  en: make("en"),
  fr: make("fr"),
  pl: make("pl"),
  ru: make("ru"),
});

const VALUES = byTongue(
  (language): ReadonlyMap<string, number> =>
    new Map(
      WORTH[language].split(" ").flatMap((group) => {
        const [value, letters] = group.split(":") as [string, string];
        return [...letters].map((letter) => [letter, Number(value)] as const);
      }),
    ),
);

export const JOKER = "?";
export const EMPTY = ".";

/** A joker and its small letter are worth nothing. */
export const valueOf = (language: Tongue, letter: string): number => VALUES[language].get(letter) ?? 0;

const ALPHABETS = byTongue((language): readonly string[] =>
  [...VALUES[language].keys()].sort((a, b) => a.localeCompare(b, language)),
);

export const alphabet = (language: Tongue): readonly string[] => ALPHABETS[language];
export const isLetter = (language: Tongue, letter: string): boolean => VALUES[language].has(letter);
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
export function fieldsOf(card: string, language: Tongue): readonly Field[] {
  const colours = COLOURS[card];
  if (colours) return [...colours].map((colour) => ({ red: colour === "R", printed: "" }));
  const spot = SPOTS[card];
  if (spot === undefined) return [];
  const letter = PRINTED[language][Object.keys(SPOTS).indexOf(card)] ?? "";
  return Array.from({ length: 9 }, (_, at) => ({ red: false, printed: at === spot ? letter : "" }));
}
