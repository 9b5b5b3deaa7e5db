import type { DataRow } from '@waybill/contract';
import type { GridColumn, Reading } from '@waybill/model';
import { findingText, namesFindings } from '../../../../lib/languages/finding-text.ts';
import { countText, displayDate, displayDateTime, moneyText, weightText } from '../../../../lib/languages/formats.ts';
import type { ShownColumn } from './shown-column.ts';

type Value = DataRow[string] | undefined;
type ValueKind = Pick<GridColumn, 'type'> & Partial<Pick<GridColumn, 'column'>>;

/** The text of a value in its cell; empty for a blank. */
export function valueText(value: Value, { type, column = '' }: ValueKind, { symbol }: Reading): string {
  if (value === null || value === undefined || value === '') return '';
  if (type === 'money') return moneyText(Number(value), symbol);
  if (type === 'weight' || type === 'length' || type === 'rate') return weightText(Number(value));
  if (type === 'integer' || type === 'bigint') return countText(Number(value));
  if (type === 'date') return displayDate(String(value));
  if (type === 'timestamp') return displayDateTime(String(value));
  return namesFindings(column) ? findingText(String(value)) : String(value);
}

/** The text of a column in a row of groups or in a single row; groups and carriers' answers are drawn by their own cells. */
export function columnText(column: ShownColumn, row: DataRow, reading: Reading): string {
  if (column.kind === 'group' || column.kind === 'responses') return '';
  const value = row[column.id];
  return column.kind === 'count' ? countText(Number(value ?? 0)) : valueText(value, column.column, reading);
}

/** Whether a column is right-aligned. */
export function isNumeric(column: ShownColumn): boolean {
  if (column.kind === 'group' || column.kind === 'responses') return false;
  return column.kind === 'count' || column.column.filter === 'number';
}
