import type { OpenLayout } from '../layout.ts';
import type { CellOptions } from '../reading/lines-options.ts';

/** A file's layout, and how its text is split. */
export interface Recognised {
  readonly layout: OpenLayout;
  readonly delimiter: string;
  /** How the cells of a workbook are read, if the layout says so. */
  readonly cells?: CellOptions;
  /** Sheets of a workbook that have rows, but no table that is read. */
  readonly otherSheets: readonly string[];
}
