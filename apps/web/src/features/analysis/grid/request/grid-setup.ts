import { type Analysis, type GridColumn, type GridView, isSummable } from '@waybill/model';
import type { ColumnFilter } from './column-filter.ts';
import { type ColumnSort, groupColumnId } from './column-sort.ts';
import { usableFilter } from './usable-filter.ts';

/** What the rows are grouped by, pivoted by and summed: a preset, or the reader's own grouping. All are fields. */
export interface Arrangement {
  readonly view: GridView;
  readonly groups: readonly string[];
  readonly pivots: readonly string[];
  readonly values: readonly string[];
}

/** Everything that decides which rows the grid shows and in which order. */
export interface GridSetup {
  readonly arrangement: Arrangement;
  readonly sorts: readonly ColumnSort[];
  /** The date by which rows come newest first as long as nothing is sorted. */
  readonly newestBy: string;
  readonly filters: readonly ColumnFilter[];
}

/** One text for what the rows are grouped and pivoted by. Groups stand open, and columns are arranged, within it. */
export function viewKeyOf({ view, groups }: Arrangement): string {
  return [view.name, ...groups].join();
}

/** The view with that name, or the default view; custom groups replace the view's. */
export function arrangementOf(
  { gridViews, gridColumns }: Pick<Analysis, 'gridViews' | 'gridColumns'>,
  name: string | undefined,
  ownGroups: readonly string[] | undefined,
): Arrangement {
  const view = gridViews.find((known) => known.name === name) ?? gridViews[0];
  const fields = new Set(gridColumns.map(({ field }) => field));
  const groups = (ownGroups ?? view.rowGroups).filter((field) => fields.has(field));
  const summed = gridColumns.filter(isSummable).map(({ field }) => field);
  const isPreset = ownGroups === undefined;
  return {
    view,
    groups: [...new Set(groups)],
    pivots: isPreset ? view.pivots : [],
    values: isPreset && view.values.length > 0 ? view.values : summed,
  };
}

/** The available filters, one for each column. */
export function usableFilters(
  filters: readonly ColumnFilter[],
  columns: readonly GridColumn[],
): readonly ColumnFilter[] {
  const byField = new Map(columns.map((column) => [column.field, column]));
  const usable = filters.flatMap((filter) => usableFilter(filter, byField.get(filter.field)) ?? []);
  return [...new Map(usable.map((filter) => [filter.field, filter])).values()];
}

/** The sorts of columns that the grid may have. A pivot's own columns are known to the server alone. */
export function knownSorts(
  sorts: readonly ColumnSort[],
  { groups, pivots, values }: Arrangement,
  columns: readonly GridColumn[],
): readonly ColumnSort[] {
  const fields = new Set(columns.map(({ field }) => field));
  return sorts.filter(({ id }) => {
    if (id === groupColumnId) return groups.length > 0;
    if (pivots.length > 0) return values.some((field) => id.endsWith(`_${field}`));
    return fields.has(id);
  });
}
