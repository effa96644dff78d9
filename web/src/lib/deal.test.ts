import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { commitment, dealAnswer, witnessed } from "./deal";
import type { Update } from "./wire.gen";

beforeEach(() => localStorage.clear());

const update = (phase: string, awaited: number[], seat: number | null = 1): Update =>
  ({
    kind: "update",
    n: 0,
    seat,
    table: { phase, awaited, game: phase === "playing" ? {} : null, commitments: ["the server's word"] },
  }) as unknown as Update;

test("a commitment is the hash of our words and the number's bytes", () => {
  const number = "00112233445566778899aabbccddeeff";
  const whole = Buffer.concat([Buffer.from("carteblanche commitment"), Buffer.from(number, "hex")]);
  expect(commitment(number)).toBe(createHash("sha256").update(whole).digest("hex"));
});

test("the number shown is the number promised, also after a second promise", () => {
  const promised = dealAnswer("room", update("committing", [0, 1]));
  const again = dealAnswer("room", update("committing", [1]));
  const shown = dealAnswer("room", update("numbering", [1]));
  if (promised?.kind !== "commit" || again?.kind !== "commit" || shown?.kind !== "number") throw new Error("no answer");
  expect(shown.number).toMatch(/^[0-9a-f]{32}$/);
  expect(promised.commitment).toBe(commitment(shown.number));
  expect(again.commitment).toBe(promised.commitment);
});

test("who is not awaited, or only watches, says nothing", () => {
  expect(dealAnswer("another", update("committing", [0]))).toBeNull();
  expect(dealAnswer("another", update("committing", [0, 1], null))).toBeNull();
  expect(dealAnswer("another", update("numbering", [1]))).toBeNull();
});

test("after the deal the number is forgotten", () => {
  dealAnswer("room", update("committing", [1]));
  dealAnswer("room", update("playing", []));
  expect(dealAnswer("room", update("numbering", [1]))).toBeNull();
});

test("what was promised before the deal is remembered for checking it afterwards", () => {
  dealAnswer("checked", update("committing", [1]));
  expect(witnessed("checked")).toBeNull();
  const shown = dealAnswer("checked", update("numbering", [1]));
  dealAnswer("checked", update("playing", []));
  expect(witnessed("checked")).toEqual({
    commitment: "the server's word",
    number: shown?.kind === "number" && shown.number,
  });
  expect(witnessed("another")).toBeNull();
});
