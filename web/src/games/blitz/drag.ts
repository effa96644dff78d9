// A card under the finger.

import type { Held, Play } from "./play.svelte";

const SLACK = 8;

export class Drag {
  /** The card that is carried, and where its middle is. */
  carried = $state.raw<(Held & { x: number; y: number; width: number }) | null>(null);
  over = $state<string | null>(null);
  private start: { held: Held; x: number; y: number; width: number } | null = null;
  private moved = false;

  constructor(private readonly play: Play) {}

  readonly press = (event: PointerEvent, held: Held): void => {
    this.moved = false;
    if (event.button !== 0 || !this.play.may) return;
    const element = event.currentTarget as HTMLElement;
    element.setPointerCapture(event.pointerId);
    this.start = { held, x: event.clientX, y: event.clientY, width: element.clientWidth };
  };

  readonly move = (event: PointerEvent): void => {
    const { start } = this;
    if (!start) return;
    const { clientX: x, clientY: y } = event;
    if (!this.moved && Math.hypot(x - start.x, y - start.y) < SLACK) return;
    this.moved = true;
    this.play.held = start.held;
    this.carried = { ...start.held, x, y, width: start.width };
    const over = this.at(x, y);
    if (over !== this.over) this.play.hover(start.held, over);
    this.over = over;
  };

  readonly release = (event: PointerEvent): void => {
    const { start, carried } = this;
    this.cancel();
    if (start && carried) this.play.drop(start.held, this.at(event.clientX, event.clientY));
  };

  readonly cancel = (): void => {
    this.start = null;
    this.carried = null;
    this.over = null;
  };

  /** Whether the click that follows ends a drag. */
  get wasDrag(): boolean {
    const was = this.moved;
    this.moved = false;
    return was;
  }

  private at(x: number, y: number): string | null {
    return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
  }
}
