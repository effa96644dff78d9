import { afterEach, expect, test, vi } from "vitest";
import { keepAwake } from "./awake";

afterEach(() => void Reflect.deleteProperty(navigator, "wakeLock"));

const settled = async (): Promise<void> => void (await Promise.resolve().then(() => Promise.resolve()));

test("the screen stays on until it need not", async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  const stop = keepAwake();
  await settled();
  expect(request).toHaveBeenCalledWith("screen");
  stop();
  expect(release).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledOnce();
});

test("a browser that cannot is left alone", () => {
  expect(() => keepAwake()()).not.toThrow();
});
