// The committed stream, drawn again. src/carteblanche/core/luck.py defines it; both are tested against the same numbers.

import { sha256, unhex } from "./sha256";

const BLOCK = 64;
const SPAN = 2 ** 32;
const text = new TextEncoder();

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** HMAC-SHA-256 (RFC 2104). */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** One key from everybody's numbers, the server's first, then by seat. */
export function mix(numbers: readonly string[]): Uint8Array {
  const parts = numbers.flatMap((number) => {
    const bytes = unhex(number);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return [length, bytes];
  });
  return sha256(joined(text.encode("carteblanche key"), ...parts));
}

export class KeyedLuck {
  private readonly name: Uint8Array;
  private block = 0;
  private words: number[] = [];

  constructor(
    private readonly key: Uint8Array,
    name: string,
  ) {
    this.name = text.encode(name);
  }

  /** A number in 0…n-1. No rule asks for more than one word of the stream. */
  below(n: number): number {
    if (n > SPAN) throw new RangeError(`below(${String(n)})`);
    if (n <= 1) return 0;
    for (;;) {
      const word = this.word();
      if (word < SPAN - (SPAN % n)) return word % n;
    }
  }

  private word(): number {
    if (!this.words.length) {
      const number = new DataView(new ArrayBuffer(8));
      number.setUint32(4, this.block++);
      const view = new DataView(hmac(this.key, joined(this.name, new Uint8Array(number.buffer))).buffer);
      for (let at = 28; at >= 0; at -= 4) this.words.push(view.getUint32(at));
    }
    return this.words.pop()!;
  }
}
