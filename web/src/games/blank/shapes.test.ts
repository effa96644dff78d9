import { expect, test } from "vitest";
import { drawn } from "./shapes";

test("a picture is lines and dots", () => {
  expect(
    drawn([
      [
        [0, 0],
        [10, 20],
      ],
      [[5, 5]],
      [],
    ]),
  ).toBe("M0 0L10 20M5 5h1");
});
