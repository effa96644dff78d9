import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hex, sha256, unhex } from "./sha256";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("the published vector %j", (text, digest) => {
  expect(hex(sha256(bytes(text)))).toBe(digest);
});

test("every length around the block borders agrees with node", () => {
  for (let length = 0; length <= 200; length++) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
  }
});

test("hexadecimal goes both ways", () => {
  expect(hex(unhex("00ff10a5"))).toBe("00ff10a5");
});
