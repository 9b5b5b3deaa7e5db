import type { DecimalMark } from './marked-number.ts';

/** How the cells of a workbook are read. */
export interface CellOptions {
  /** The sheet; without it the visible one with the most in it. */
  readonly sheet?: string | undefined;
  /** The decimal mark with which numbers in cells are written; without it, a point. Texts in cells stay as they are. */
  readonly decimalMark?: DecimalMark | undefined;
}

/** Which lines of a file are read, and until when. */
export interface LinesOptions extends CellOptions {
  readonly signal?: AbortSignal | undefined;
}
