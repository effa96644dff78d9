/** A piece on its way from where it was to where it goes. */
export interface Flying {
  readonly id: number;
  readonly piece: string | null;
  readonly source: string;
  readonly target: string;
  readonly from: DOMRect;
  readonly to: DOMRect;
}
