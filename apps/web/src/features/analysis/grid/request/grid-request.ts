import type { GridColumn, GridRequest } from '@waybill/model';
import { filterModelOf } from './filter-model.ts';
import type { GridSetup } from './grid-setup.ts';

/** The key of an opened group, as the server named it. */
export type GroupKey = string | number | boolean | null;
export type GroupPath = readonly GroupKey[];

/** The number of rows in a block. */
export const blockSize = 100;

/** Counted for each group: every row has a tracking id. */
export const countField = 'TRACKING_ID';

/** A block of rows or groups inside the opened groups of the path. */
export function blockRequest(
  setup: GridSetup,
  columns: readonly GridColumn[],
  path: GroupPath,
  block: number,
): GridRequest {
  const { groups, pivots } = setup.arrangement;
  return {
    startRow: block * blockSize,
    endRow: (block + 1) * blockSize,
    rowGroupCols: groups.map(named),
    groupKeys: [...path],
    ...summed(setup),
    pivotMode: pivots.length > 0,
    filterModel: filterModelOf(setup.filters, columns),
    sortModel: sortModelOf(setup, path.length === groups.length),
  };
}

/** The order of the rows or groups: what the reader chose; rows that nobody ordered come newest first. */
export function sortModelOf({ sorts, newestBy }: GridSetup, isRows: boolean): NonNullable<GridRequest['sortModel']> {
  if (sorts.length === 0) return isRows ? [{ colId: newestBy, sort: 'desc' }] : [];
  return sorts.map(({ id, direction }) => ({ colId: id, sort: direction }));
}

/** The sums over all rows: one row. */
export function totalsRequest(setup: GridSetup, columns: readonly GridColumn[]): GridRequest {
  return {
    startRow: 0,
    endRow: 1,
    ...summed(setup),
    pivotMode: true,
    filterModel: filterModelOf(setup.filters, columns),
  };
}

/** The values of a column with the number of rows of each, under the filters of the other columns. */
export function valuesRequest(
  setup: GridSetup,
  columns: readonly GridColumn[],
  field: string,
  searched: string,
  most: number,
): GridRequest {
  const others = setup.filters.filter((filter) => filter.field !== field);
  const search = searched === '' ? [] : [{ field, operator: 'contains' as const, values: [searched] }];
  return {
    startRow: 0,
    endRow: most,
    rowGroupCols: [named(field)],
    valueCols: [counted],
    filterModel: filterModelOf([...others, ...search], columns),
    sortModel: [{ colId: countField, sort: 'desc' }],
  };
}

const counted = { id: countField, field: countField, aggFunc: 'count' };

function summed({ arrangement: { pivots, values } }: GridSetup): Pick<GridRequest, 'valueCols' | 'pivotCols'> {
  const sums = values.map((field) => ({ id: field, field, aggFunc: 'sum' }));
  return { valueCols: pivots.length > 0 ? sums : [...sums, counted], pivotCols: pivots.map(named) };
}

function named(field: string) {
  return { id: field, field };
}
