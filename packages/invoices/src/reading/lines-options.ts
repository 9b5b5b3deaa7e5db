import type { DecimalMark } from './marked-number.ts';

/** A sheet of a workbook, from its header or its first row on. */
export interface SheetRows {
  readonly name: string;
  /** Rows before this one are read as empty. */
  readonly firstRow: number;
}

/** How the cells of a workbook are read. */
export interface CellOptions {
  /** These sheets one after another, as if they were one; instead of `sheet`. */
  readonly sheets?: readonly SheetRows[] | undefined;
  /** The sheet; without it the visible one with the most in it. */
  readonly sheet?: string | undefined;
  /** A line with nothing but a mark stands before each further sheet, which is read from its first row on: what is above its table counts. */
  readonly marksSheets?: boolean | undefined;
  /** The decimal mark with which numbers in cells are written; without it, a point. Texts in cells stay as they are. */
  readonly decimalMark?: DecimalMark | undefined;
}

/** Which lines of a file are read, and until when. */
export interface LinesOptions extends CellOptions {
  readonly signal?: AbortSignal | undefined;
}

/** The only field of the line before a further sheet: no text holds this control character. */
export const sheetMark = '\u001d';

/** Whether a record begins a further sheet. */
export const isSheetMark = ([first, second]: readonly string[]): boolean => first === sheetMark && second === undefined;
