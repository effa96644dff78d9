// What a key means.

export type Key = "help" | "cancel" | "what" | "say" | "flip" | "stuck" | "pass" | "blitz" | "reserve" | `W${number}`;

/** `onControl`: the focus is on something that Enter and Space press. */
export function keyed(event: Pick<KeyboardEvent, "key" | "code">, onControl: boolean): Key | null {
  // Shift changes what a digit key types, but not which key it is.
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(event.code);
  if (digit) return `W${Number(digit[1])}`;
  switch (event.key.toLowerCase()) {
    case "?":
      return "help";
    case "escape":
      return "cancel";
    case "enter":
      return onControl ? null : "say";
    case " ":
      return onControl ? null : "flip";
    case "f":
      return "flip";
    case "s":
      return "stuck";
    case "p":
      return "pass";
    case "b":
      return "blitz";
    case "r":
      return "reserve";
    case "w":
      return "what";
    default:
      return null;
  }
}
