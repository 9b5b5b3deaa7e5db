/** Which lines of a file are read, and until when. */
export interface LinesOptions {
  readonly signal?: AbortSignal | undefined;
  /** The sheet of a workbook; without it the visible one with the most in it. */
  readonly sheet?: string | undefined;
}
