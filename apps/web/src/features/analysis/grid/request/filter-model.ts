import type { GridColumn } from '@waybill/model';
import type { ColumnFilter } from './column-filter.ts';

/** The filters as getRows takes them, by field (S2 section 7). All of them must be usable. */
export function filterModelOf(
  filters: readonly ColumnFilter[],
  columns: readonly GridColumn[],
): Record<string, Record<string, unknown>> {
  const kinds = new Map(columns.map(({ field, filter }) => [field, filter]));
  return Object.fromEntries(filters.map((filter) => [filter.field, partOf(filter, kinds.get(filter.field) ?? 'text')]));
}

function partOf({ operator, values }: ColumnFilter, filterType: GridColumn['filter']): Record<string, unknown> {
  if (operator === 'oneOf') return { filterType: 'set', values };
  const [first, second] = values;
  const part = { filterType, type: operator };
  if (first === undefined) return part;
  if (filterType === 'date') return { ...part, dateFrom: first, dateTo: second ?? null };
  if (filterType === 'text') return { ...part, filter: first };
  return { ...part, filter: Number(first), ...(second === undefined ? {} : { filterTo: Number(second) }) };
}
