import type { Column } from '../columns/column.ts';
import { expectedColumns, findingColumns } from '../columns/findings.ts';
import { type TableName, tables } from '../columns/tables.ts';
import type { GridColumn, GridFilter } from './grid-column.ts';

const textDebounce = 200;
const identifierDebounce = 250;
const identifiers: ReadonlySet<string> = new Set(['tracking_number', 'service', 'invoice_number', 'account_number']);

/**
 * Makes grid columns from the table's own columns, so that type, unit and label are defined once. Hidden columns are in
 * the rows that the server answers, but not on screen and not in files; the row's id always is.
 */
export function gridColumnsOf(
  table: TableName,
  names: readonly string[],
  headers: Readonly<Record<string, string>> = {},
  hidden: readonly string[] = [],
): readonly GridColumn[] {
  const columns: ReadonlyMap<string, Column> = new Map(
    [...tables[table], ...findingColumns, ...expectedColumns].map((column) => [column.name, column]),
  );
  return names.map((name) => {
    const column = columns.get(name);
    if (column === undefined) throw new Error(`The table ${table} has no column ${name}`);
    return gridColumn(column, headers[name] ?? column.label, name === 'tracking_id' || hidden.includes(name));
  });
}

function gridColumn(column: Column, header: string, hidden: boolean): GridColumn {
  const filter = filterOf(column);
  return {
    field: column.name.toUpperCase(),
    column: column.name,
    header,
    type: column.type,
    hidden,
    filter,
    debounce: identifiers.has(column.name) ? identifierDebounce : textDebounce,
    ...(column.unit === undefined ? {} : { unit: column.unit }),
  };
}

function filterOf(column: Column): GridFilter {
  if (column.type === 'text') return 'text';
  return column.type === 'date' || column.type === 'timestamp' ? 'date' : 'number';
}
