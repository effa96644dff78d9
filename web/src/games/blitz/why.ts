import type { Refused } from "../../lib/wire.gen";

/** A refusal that is still to be read. */
export interface Why {
  readonly code: string;
  readonly details: Refused["details"];
}
