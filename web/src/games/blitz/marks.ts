// Whether own cards that go to the centre are marked: as somebody wants it; else in every pace but the race, and in a first race too.

import { isNewTo } from "../../lib/help";
import { store, stored } from "../../lib/storage";

const KEY = "blitz-marks";

export const areMarked = (pace: string): boolean =>
  (stored(KEY) ?? (pace !== "race" || isNewTo("blitz") ? "yes" : "no")) === "yes";

export const keepMarks = (marked: boolean): void => store(KEY, marked ? "yes" : "no");
