import type { ColumnType, Unit } from '../columns/column.ts';

/** What a column's filter compares; `none` offers no filter. */
export type GridFilter = 'text' | 'number' | 'date' | 'none';

/** A column of the detail grid (S2 section 3). */
export interface GridColumn {
  /** The key of the row, e.g. `NET_AMOUNT`: the catalogue's column in upper case. */
  readonly field: string;
  /** The column of the page's table. */
  readonly column: string;
  readonly header: string;
  readonly type: ColumnType;
  readonly unit?: Unit;
  readonly hidden: boolean;
  readonly filter: GridFilter;
  /** Milliseconds between the last key and the request. */
  readonly debounce: number;
}
