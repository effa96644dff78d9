// A piece under the finger.

/** So many pixels a finger may tremble before it drags. */
const SLACK = 8;

export interface DragHost<T> {
  readonly may: () => boolean;
  /** What is at this point of the screen, if a piece can be dropped there. */
  readonly at: (x: number, y: number) => string | null;
  readonly onmove?: (piece: T, over: string | null, x: number, y: number) => void;
  /** It is over something else than before. */
  readonly onover?: (piece: T, over: string | null) => void;
  readonly ondrop: (piece: T, over: string | null, x: number, y: number) => void;
}

export interface Dragged<T> {
  readonly piece: T;
  readonly x: number;
  readonly y: number;
  /** How wide it is drawn. */
  readonly size: number;
}

/** `press` is for the piece; the other events are the window's, see `Dragged.svelte`. */
export class Drag<T> {
  now = $state.raw<Dragged<T> | null>(null);
  over = $state<string | null>(null);
  private pressed: Dragged<T> | null = null;
  private moved = false;

  constructor(private readonly host: DragHost<T>) {}

  press(event: PointerEvent, piece: T, size?: number): void {
    this.moved = false;
    if (event.button !== 0 || !this.host.may()) return;
    const element = event.currentTarget as HTMLElement;
    element.setPointerCapture(event.pointerId);
    this.pressed = { piece, x: event.clientX, y: event.clientY, size: size ?? element.clientWidth };
  }

  readonly move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const { pressed } = this;
    if (!pressed) return;
    if (!this.now && Math.hypot(x - pressed.x, y - pressed.y) < SLACK) return;
    this.moved = true;
    this.now = { ...pressed, x, y };
    const over = this.host.at(x, y);
    this.host.onmove?.(pressed.piece, over, x, y);
    if (over !== this.over) this.host.onover?.(pressed.piece, over);
    this.over = over;
  };

  readonly drop = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const { now } = this;
    this.cancel();
    if (now) this.host.ondrop(now.piece, this.host.at(x, y), x, y);
  };

  readonly cancel = (): void => {
    this.pressed = null;
    this.now = null;
    this.over = null;
  };

  /** Whether the click that follows was a drag; asked once. */
  spent(): boolean {
    const was = this.moved;
    this.moved = false;
    return was;
  }
}

/** What an element at a point of the screen says of itself in a `data-` attribute, if it or what it is in matches. */
export const dataAt = (x: number, y: number, selector: string, key: string): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>(selector)?.dataset[key] ?? null;
