import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askToNotify, callToTurn, mayNotify } from "./alert.svelte";

const shown = vi.fn();
const ask = vi.fn();

/** A browser with this permission, if it has notifications at all, and a page that is looked at or not. */
function browser(permission: string | null, visible: boolean, secure = true): void {
  vi.stubGlobal("isSecureContext", secure);
  if (permission !== null) vi.stubGlobal("Notification", { permission, requestPermission: ask });
  const worker = { getRegistration: async () => ({ showNotification: shown }) };
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  Object.defineProperty(document, "visibilityState", { value: visible ? "visible" : "hidden", configurable: true });
}
const settled = async (): Promise<void> => void (await Promise.resolve().then(() => Promise.resolve()));

beforeEach(() => shown.mockClear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(document, "visibilityState");
});

test("whoever looks elsewhere and allowed it is called, and the call knows its table", async () => {
  browser("granted", false);
  callToTurn("Your turn", "Blitz");
  await settled();
  expect(shown).toHaveBeenCalledExactlyOnceWith(
    "Your turn",
    expect.objectContaining({ body: "Blitz", tag: location.pathname }),
  );
});

test.each([
  ["looks at the page", "granted", true, true],
  ["was not asked", "default", false, true],
  ["said no", "denied", false, true],
  ["has a browser without notifications", null, false, true],
  ["came over plain http", "granted", false, false],
])("nobody is called who %s", async (_, permission, visible, secure) => {
  browser(permission, visible, secure);
  callToTurn("Your turn", "Blitz");
  await settled();
  expect(shown).not.toHaveBeenCalled();
});

test("where there are none nobody is asked for them", async () => {
  browser("default", true, false);
  expect(mayNotify()).toBe("missing");
  await askToNotify();
  expect(ask).not.toHaveBeenCalled();
});
