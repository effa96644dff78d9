// What the board shows: the update, a moment later, when everything's old place has been measured, and what flies from there.

import { type Flight, Flights } from "../../board/flights.svelte";
import type { TableView, Update } from "../../lib/wire.gen";
import { latest as latestOf, type MoveRow, moment, addMove, type View } from "./board";
import type { Mini } from "./mini.svelte";
import type { Play } from "./play.svelte";
import { drawnTiles } from "./rack";

export interface Around {
  /** The element that holds all places. */
  readonly root: () => HTMLElement;
  /** Something has happened; moves may have been taken back. */
  readonly announceNews: (before: View, now: View, taken: boolean) => void;
}

/** A letter in the air; one that comes to the own rack is the tile with this number. */
interface Letter extends Flight {
  tile: number | null;
}

export class Scene {
  view: View;
  table: TableView;
  options: Update["options"];
  lines: readonly MoveRow[];
  /** Where the plays lie that the viewer has not answered yet: all since the own last move. */
  latest: ReadonlySet<number>;
  /** Who played last. */
  private lastSeat: number | null = null;
  readonly flights = new Flights<Letter>();
  readonly arrivingTiles: ReadonlySet<number> = $derived(new Set(this.flights.flying.flatMap((one) => one.tile ?? [])));

  constructor(
    update: Update,
    private readonly play: Play,
    private readonly mini: Mini,
    private readonly around: Around,
  ) {
    const view = update.table.game as View;
    this.view = $state.raw(view);
    this.table = $state.raw(update.table);
    this.options = $state.raw(update.options);
    this.lines = $state.raw(addMove([], view));
    this.latest = $state.raw(latestOf(view));
    this.lastSeat = view.report.seat;
  }

  show(update: Update): void {
    const { play, mini } = this;
    const now = update.table.game as View;
    const before = this.view;
    const same = moment(before) === moment(now);
    const own = now.viewer === null ? "" : `rack ${now.viewer}`;
    const moved: Letter[] = same ? [] : now.news.map((one) => ({ ...one, tile: null }));
    void this.flights.change(
      moved,
      (one) => {
        if (one.source === own && (this.stays(before, one.target) || play.swap)) return null;
        if (mini.mine && (one.target.startsWith("field") || one.source.startsWith("field"))) return null;
        const racked = one.source === own ? play.rack.find((tile) => tile.letter === one.piece) : undefined;
        return this.place(one.source, racked?.id ?? null);
      },
      () => {
        this.view = now;
        const played = latestOf(now);
        if (!same && (played.size || now.report.what === "dealt")) {
          const { seat } = now.report;
          const goesOn = now.viewer !== null && seat !== now.viewer && this.lastSeat !== now.viewer;
          this.latest = goesOn && now.report.what !== "dealt" ? new Set([...this.latest, ...played]) : played;
          this.lastSeat = seat;
        }
        this.table = update.table;
        this.options = update.options;
        const fresh = play.show(now, update.n);
        mini.show(now);
        if (same) return;
        drawnTiles(moved, now.viewer, fresh).forEach((tile, at) => (moved[at]!.tile = tile));
        const back = this.lines.length;
        this.lines = addMove(this.lines, now);
        this.around.announceNews(before, now, this.lines.length < back);
      },
      (one) => this.place(one.target, one.tile),
    );
  }

  /** What happened before the page was loaded anew. */
  remember(past: readonly View[]): void {
    const before = past.reduce(addMove, []);
    const known = new Set(before.map((line) => line.key));
    this.lines = [...before, ...this.lines.filter((line) => !known.has(line.key))];
  }

  private place(spot: string, tile: number | null): DOMRect | null {
    const root = this.around.root();
    const own = tile === null ? null : root.querySelector(`[data-piece="${tile}"]`);
    const found = own ?? root.querySelector(`[data-spot="${spot}"]`);
    const box = found?.getBoundingClientRect();
    if (!box?.width) return null;
    const size = Math.min(box.width, box.height);
    return new DOMRect(box.left, box.top, size, size);
  }

  /** Tiles that I have put down lie there already: they do not fly. */
  private stays(before: View, target: string): boolean {
    const spotOf = (cell: number): string | undefined =>
      this.around.root().querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.dataset["spot"];
    return before.viewer !== null && this.play.laid.some((one) => target === spotOf(one.cell));
  }
}
