/** How a column's values are stored and shown. Days are `YYYY-MM-DD`, moments `YYYY-MM-DD HH:MM:SS` (UTC). */
export type CellFormat = 'text' | 'number' | 'integer' | 'money' | 'date' | 'timestamp' | 'label';

/** Empty cells are null. A text in a column of days becomes a day when it is one, else it stays a text. */
export type CellValue = string | number | boolean | null;

/** How a column of a sheet looks. */
export interface SheetColumn {
  /** The text of the first row; without any header the sheet has no header row. */
  readonly header?: string;
  readonly format: CellFormat;
  /** In characters. */
  readonly width: number;
}

/** A sheet of a workbook. Rows are taken one by one while the file is written, so that they may come from anywhere. */
export interface Sheet {
  /** 1 to 31 characters, none of `[]:*?/\`. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: Iterable<readonly CellValue[]> | AsyncIterable<readonly CellValue[]>;
  /**
   * The most bytes that the sheet's XML can have, from `sheetBytes`. It only matters for huge sheets: from 4 GiB on a
   * sheet needs ZIP64, which several programs cannot read. Default: less than that.
   */
  readonly mostBytes?: number;
}
