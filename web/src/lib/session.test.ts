import { afterEach, expect, test, vi } from "vitest";
import { Session, watching } from "./session.svelte";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a person", undefined, "/socket/a%2Fb"],
  ["a screen that everybody sees", watching, "/socket/a%2Fb?watch"],
])("%s is connected to the room", (_, how, path) => {
  const addresses: string[] = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(address: string) {
        addresses.push(address);
      }
      close(): void {}
    },
  );
  const session = new Session("a/b", how);
  session.start();
  session.stop();
  expect(addresses).toEqual([`ws://${location.host}${path}`]);
});
