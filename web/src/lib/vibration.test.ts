import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canVibrate, switchVibration, vibrate, vibrationOn } from "./vibration";

const shaken = vi.fn();
const device = (vibrates: unknown, touches: number): void => {
  Object.defineProperty(navigator, "vibrate", { value: vibrates, configurable: true });
  Object.defineProperty(navigator, "maxTouchPoints", { value: touches, configurable: true });
};

beforeEach(() => {
  shaken.mockClear();
  switchVibration(true);
});
afterEach(() => device(undefined, 0));

test("a phone shakes until somebody does not want it", () => {
  device(shaken, 5);
  expect(vibrationOn()).toBe(true);
  vibrate();
  expect(shaken).toHaveBeenCalledOnce();
  switchVibration(false);
  vibrate();
  expect(shaken).toHaveBeenCalledOnce();
});

test.each([
  ["cannot", undefined, 5],
  ["is not held in a hand", shaken, 0],
])("what %s is left alone", (_, vibrates, touches) => {
  device(vibrates, touches);
  expect([canVibrate(), vibrationOn()]).toEqual([false, false]);
  vibrate();
  expect(shaken).not.toHaveBeenCalled();
});

test("a page that nobody has touched does not try", () => {
  device(shaken, 5);
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false }, configurable: true });
  vibrate();
  Object.defineProperty(navigator, "userActivation", { value: undefined, configurable: true });
  expect(shaken).not.toHaveBeenCalled();
});
