import { expect, test } from "vitest";
import { typeset } from "./typeset";

test.each([
  ["3 fois : « aboyer ».", "3 fois\u00a0: «\u00a0aboyer\u00a0»."],
  ["Une carte ? Deux !", "Une carte\u00a0? Deux\u00a0!"],
  ["Wenn jemand lacht: „Hi“.", "Wenn jemand lacht: „Hi“."],
])("%s", (text, printed) => {
  expect(typeset(text)).toBe(printed);
});
