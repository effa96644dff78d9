// Trial games of a card that is being written: begun, followed, given up.

import { NoAnswer } from "../../../lib/api";
import type { TrialRequest } from "../../../lib/http.gen";
import type { TrialReport } from "../../../lib/wire.gen";
import { endTrial, trial, tryOut } from "../decks/requests";

const EVERY = 500;

export class TryingOut {
  report = $state.raw<TrialReport | null>(null);
  /** Why there is nothing to show. */
  refused = $state("");
  /** The request that the report is about, as text: another card needs another trial. */
  about = $state("");
  running = $state(false);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  async begin(request: TrialRequest): Promise<void> {
    const mine = this.clear();
    this.about = JSON.stringify(request);
    this.running = true;
    await this.take(mine, tryOut(request));
  }

  /** Nobody looks any more. */
  end(): void {
    const id = this.running ? this.report?.id : undefined;
    this.clear();
    // It ends by itself too; that nobody could be told is no matter.
    if (id !== undefined) endTrial(id).catch(() => {});
  }

  private clear(): number {
    clearTimeout(this.timer);
    this.running = false;
    this.report = null;
    this.refused = "";
    this.about = "";
    return ++this.asked;
  }

  private async take(mine: number, asked: Promise<TrialReport>): Promise<void> {
    try {
      const report = await asked;
      if (mine !== this.asked) return;
      this.report = report;
      this.running = report.state === "playing";
      if (report.state === "failed") this.refused = "trial-failed";
      if (this.running) this.timer = setTimeout(() => void this.take(mine, trial(report.id)), EVERY);
    } catch (trouble) {
      if (!(trouble instanceof NoAnswer)) throw trouble;
      if (mine !== this.asked) return;
      this.running = false;
      this.refused = trouble.status === 0 ? "unreachable" : trouble.code;
    }
  }
}
