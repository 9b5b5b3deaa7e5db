import { type ColumnType, type CsvValue, type GridColumn, isOwnedField } from '@waybill/model';
import type { SavedColumn } from '../../../../lib/files/save-table.ts';
import { type Family, ownedNameLabel } from '../../../../lib/languages/owned-name-label.ts';
import type { ShownColumn } from '../columns/shown-column.ts';
import type { ViewRow } from './view-rows.ts';

/** A column of the downloaded view. */
type ViewColumn = SavedColumn<ViewRow>;

/** The columns in the order of the screen; in place of the column that shows the groups one for each level of them. */
export function viewColumns(
  shown: readonly ShownColumn[],
  groups: readonly string[],
  columns: readonly GridColumn[],
  headerOf: (column: GridColumn) => string,
  family: Family,
): readonly ViewColumn[] {
  return shown.flatMap((column): readonly ViewColumn[] => {
    if (column.kind === 'responses') return [];
    if (column.kind === 'group') return groups.map(groupColumn);
    if (column.kind === 'count') return [countColumn(column.id, column.header)];
    const header = column.kind === 'pivot' ? `${column.band}: ${column.header}` : column.header;
    return [fieldColumn(column.id, header, column.column.type)];
  });

  function groupColumn(field: string, level: number): ViewColumn {
    const column = columns.find((each) => each.field === field);
    const type = column?.type ?? 'text';
    const header = column === undefined ? field : headerOf(column);
    const keyOf = ({ groups: keys }: ViewRow) => {
      const key = keys[level];
      return typeof key === 'string' && isOwnedField(field) ? ownedNameLabel(key, family) : key;
    };
    return { header, type, cellOf: (row) => cellValue(keyOf(row), type) };
  }
}

/** How many rows a group has; the rows themselves have no such number, as on screen. */
function countColumn(field: string, header: string): ViewColumn {
  const cellOf = ({ isGroup, row }: ViewRow) => (isGroup ? cellValue(row[field], 'integer') : null);
  return { header, type: 'integer', cellOf };
}

function fieldColumn(field: string, header: string, type: ColumnType): ViewColumn {
  return { header, type, cellOf: ({ row }) => cellValue(row[field], type) };
}

const texts: ReadonlySet<ColumnType> = new Set(['text', 'date', 'timestamp']);

/** The value in full: days as `YYYY-MM-DD`, moments as `YYYY-MM-DD HH:MM:SS` (UTC), all else as numbers. */
function cellValue(value: string | number | boolean | null | undefined, type: ColumnType): CsvValue {
  if (value === null || value === undefined || value === '') return null;
  return texts.has(type) ? String(value) : Number(value);
}
