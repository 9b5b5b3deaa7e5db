import type { TableName } from '../columns/tables.ts';
import type { FactUnit } from '../figures/fact.ts';
import type { GridColumn } from '../grid/grid-column.ts';
import { pages } from './pages.ts';

/** Whether it makes sense to add up the column: amounts, weights and counts. */
export function isSummable({ unit }: Pick<GridColumn, 'unit'>): boolean {
  return unit === 'currency' || unit === 'lbs' || unit === 'packages' || unit === 'charges';
}

/** The columns that grids of a table add up, by their fields. */
export function summableColumns(table: TableName): ReadonlyMap<string, GridColumn> {
  const columns = pages.filter((page) => page.table === table).flatMap(({ gridColumns }) => gridColumns);
  return new Map(columns.filter(isSummable).map((column) => [column.field, column]));
}

/** The unit of how many rows of a table there are, or of a column that is added up; undefined for any other column. */
export function unitOfRows(table: TableName, field: string | null): FactUnit | undefined {
  if (field === null) return table === 'charge_level_info' ? 'charges' : 'packages';
  const unit = summableColumns(table).get(field)?.unit;
  return unit === 'USD per unit of currency' ? undefined : unit;
}
