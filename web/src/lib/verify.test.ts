// @vitest-environment node

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitment } from "./deal";
import { hmac, KeyedLuck, mix } from "./luck";
import { hex, sha256, unhex } from "./sha256";
import { Broken, type Check, verify } from "./verify";

interface Vectors {
  hmac: [string, string, string][];
  sha256: [string, string][];
  commit: [string, string][];
  mix: [string[], string];
  luck: { key: string; name: string; below: number[]; drawn: number[] };
  log: string[];
  questions: number[][];
}
// Made by Python: `python -m carteblanche.testing.vectors`.
const vectors = JSON.parse(readFileSync(new URL("./vectors.gen.json", import.meta.url), "utf8")) as Vectors;
const { log, questions } = vectors;
const whole = (lines: readonly string[]): string => lines.join("\n") + "\n";

test("hashes, keys and draws are those of Python", () => {
  for (const [text, hash] of vectors.sha256) expect(hex(sha256(unhex(text)))).toBe(hash);
  for (const [key, text, hash] of vectors.hmac) expect(hex(hmac(unhex(key), unhex(text)))).toBe(hash);
  for (const [number, promise] of vectors.commit) expect(commitment(number)).toBe(promise);
  expect(hex(mix(vectors.mix[0]))).toBe(vectors.mix[1]);
  const luck = new KeyedLuck(unhex(vectors.luck.key), vectors.luck.name);
  expect(vectors.luck.below.map((n) => luck.below(n))).toEqual(vectors.luck.drawn);
});

test("a log that Python wrote holds", () => {
  const drawn = questions.flat().length;
  expect(drawn).toBeGreaterThan(50);
  expect(verify(whole(log), questions, null)).toEqual({
    entries: log.length - 1,
    numbers: 2,
    draws: drawn,
    witnessed: 0,
    own: false,
  });
});

/** A log whose chain holds, whatever its entries say: a forger can do that. */
function forged(change: (line: string) => string): string[] {
  let before = "";
  return log.map((line) => {
    const changed = change(line);
    const name = changed.startsWith('{"header"') ? "header" : "entry";
    const text = changed.slice(name.length + 4, -75);
    before = hex(sha256(new TextEncoder().encode(before + text)));
    return `{"${name}":${text},"hash":"${before}"}`;
  });
}

function fault(lines: readonly string[], saw: Parameters<typeof verify>[2] = null): Check | null {
  try {
    verify(whole(lines), questions, saw);
    return null;
  } catch (error) {
    if (error instanceof Broken) return error.check;
    throw error;
  }
}

test("what was forged is found", () => {
  expect(fault(forged((line) => line))).toBeNull();
  expect(fault(log.with(7, log[7]!.replace('"at":', '"at":1')))).toBe("chain");
  expect(fault(log.toSpliced(7, 1))).toBe("chain");
  expect(fault(log.with(0, "nonsense"))).toBe("chain");
  expect(fault(log.slice(0, -1))).toBe("secret");
  expect(fault(forged((line) => line.replace('"secret":"5e', '"secret":"5f')))).toBe("secret");
  expect(fault(forged((line) => line.replace('"number":"aa"', '"number":"ab"')))).toBe("numbers");
  expect(fault(forged((line) => line.replace(/"luck":\[(\d+),(\d+)/, '"luck":[$2,$1')))).toBe("draws");
});

test("what this browser saw of the deal is compared", () => {
  const promise = (JSON.parse(log[0]!) as { header: { commitment: string } }).header.commitment;
  expect(verify(whole(log), questions, { commitment: promise, number: "bb" }).own).toBe(true);
  expect(fault(log, { commitment: promise, number: "cc" })).toBe("own");
  expect(fault(log, { commitment: "00".repeat(32), number: "bb" })).toBe("own");
});

test("what came from a word list is counted, not drawn", () => {
  const outside = questions.map((asked) => asked.map(() => 0));
  expect(verify(whole(log), outside, null)).toMatchObject({ draws: 0, witnessed: questions.flat().length });
});
