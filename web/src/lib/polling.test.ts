import { afterEach, expect, test, vi } from "vitest";
import { poll } from "./polling";
import { NoAnswer } from "./api";

const PAUSE = 10_000;
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("it looks while the page is seen, also after the house was out of reach, until it is stopped", async () => {
  vi.useFakeTimers();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const look = vi.fn(() => Promise.reject(new NoAnswer(0, "unreachable")));
  const stop = poll(look);
  expect(look).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(look).toHaveBeenCalledTimes(2);
  seen.mockReturnValue("hidden");
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(look).toHaveBeenCalledTimes(2);
  seen.mockReturnValue("visible");
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(look).toHaveBeenCalledTimes(3);
});
