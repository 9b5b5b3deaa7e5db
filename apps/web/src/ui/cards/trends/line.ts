/** A series as the line chart takes it; y is null in a gap. */
export interface Line {
  readonly id: string;
  readonly data: readonly { readonly x: string; readonly y: number | null }[];
}
