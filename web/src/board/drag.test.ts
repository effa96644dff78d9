import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dataAt, Drag } from "./drag.svelte";

let under: string | null;
let calls: unknown[];
let drag: Drag<string>;
const may = vi.fn(() => true);

beforeEach(() => {
  under = null;
  calls = [];
  may.mockReturnValue(true);
  drag = new Drag<string>({
    may,
    at: () => under,
    onover: (piece, over) => calls.push(["over", piece, over]),
    ondrop: (piece, over) => calls.push(["drop", piece, over]),
  });
});

afterEach(() => document.body.replaceChildren());

const at = (x: number, y: number): PointerEvent => ({ clientX: x, clientY: y }) as PointerEvent;

function press(x: number, y: number, button = 0): void {
  const currentTarget = { setPointerCapture: () => {}, clientWidth: 40 };
  drag.press({ clientX: x, clientY: y, button, pointerId: 1, currentTarget } as unknown as PointerEvent, "tile");
}

test("a finger that only trembles drags nothing: the click that follows counts", () => {
  press(10, 10);
  drag.move(at(14, 12));
  expect(drag.now).toBeNull();
  drag.drop(at(14, 12));
  expect(calls).toEqual([]);
  expect(drag.spent()).toBe(false);
});

test("what is dragged follows the finger, says what it is over, and is dropped there", () => {
  press(10, 10);
  drag.move(at(30, 10));
  expect(drag.now).toEqual({ piece: "tile", x: 30, y: 10, size: 40 });
  under = "E5";
  drag.move(at(40, 10));
  drag.move(at(41, 10));
  expect(drag.over).toBe("E5");
  drag.drop(at(41, 10));
  expect(calls).toEqual([
    ["over", "tile", "E5"],
    ["drop", "tile", "E5"],
  ]);
  expect(drag.now).toBeNull();
  expect(drag.over).toBeNull();
  expect([drag.spent(), drag.spent()]).toEqual([true, false]);
});

test("what was cancelled is not dropped", () => {
  press(10, 10);
  drag.move(at(30, 10));
  drag.cancel();
  drag.drop(at(30, 10));
  expect(calls).toEqual([]);
});

test("another button, or one who may not, drags nothing", () => {
  press(10, 10, 2);
  drag.move(at(30, 10));
  expect(drag.now).toBeNull();
  may.mockReturnValue(false);
  press(10, 10);
  drag.move(at(30, 10));
  expect(drag.now).toBeNull();
});

test("a point of the screen says what is there", () => {
  document.body.innerHTML = '<div data-drop="W1"><b>7</b></div>';
  document.elementFromPoint = () => document.querySelector("b");
  expect(dataAt(1, 1, "[data-drop]", "drop")).toBe("W1");
  expect(dataAt(1, 1, "[data-slot]", "slot")).toBeNull();
});
