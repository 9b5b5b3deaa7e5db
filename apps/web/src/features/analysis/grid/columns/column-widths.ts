import type { DataRow } from '@waybill/contract';
import type { Reading } from '@waybill/model';
import { autoWidth } from './auto-width.ts';
import { columnText } from './cell-text.ts';
import { responsesColumnWidth } from './responses-column.ts';
import type { ShownColumn } from './shown-column.ts';

const groupWidth = 240;

/** The first width of each column, after the texts of some rows (S2 section 9: columns size themselves by their data). */
export function columnWidths(
  columns: readonly ShownColumn[],
  rows: readonly DataRow[],
  reading: Reading,
): ReadonlyMap<string, number> {
  return new Map(
    columns.map((column) => {
      if (column.kind === 'responses') return [column.id, responsesColumnWidth];
      const width = autoWidth(
        column.header,
        rows.map((row) => columnText(column, row, reading)),
      );
      return [column.id, column.kind === 'group' ? Math.max(width, groupWidth) : width];
    }),
  );
}
