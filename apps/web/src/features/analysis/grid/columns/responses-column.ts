import type { ShownColumn } from './shown-column.ts';

/** The column of carriers' answers; no field of the rows has this name. */
export const responsesColumnId = 'CARRIER_RESPONSE';

/** One line with the outcome and both buttons. */
export const responsesColumnWidth = 470;

/** Whether the column has values of the rows, which can be sorted and written into a file. */
export function hasValues(column: ShownColumn | undefined): boolean {
  return column !== undefined && column.kind !== 'responses';
}
