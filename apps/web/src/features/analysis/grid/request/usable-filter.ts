import { type GridColumn, isCalendarDay, usableFilterText } from '@waybill/model';
import { type ColumnFilter, operatorsOf, valuesNeeded } from './column-filter.ts';

/**
 * The filter if it can be applied, otherwise undefined: for a text without letter, digit, dollar sign or slash (S2
 * section 5), an invalid number or date, or a range with only one end.
 */
export function usableFilter(filter: ColumnFilter, column: GridColumn | undefined): ColumnFilter | undefined {
  if (column === undefined || column.filter === 'none') return undefined;
  if (!operatorsOf[column.filter].includes(filter.operator)) return undefined;
  if (filter.operator === 'oneOf') return filter.values.length === 0 ? undefined : filter;
  const values = filter.values.slice(0, valuesNeeded(filter.operator)).map((value) => value.trim());
  if (values.length < (valuesNeeded(filter.operator) ?? 0)) return undefined;
  if (!values.every((value) => isUsable(value, column))) return undefined;
  return { ...filter, values: filter.operator === 'inRange' ? ascending(values, column) : values };
}

function isUsable(value: string, { filter }: GridColumn): boolean {
  if (filter === 'number') return /^-?(\d{1,15}(\.\d*)?|\.\d+)$/.test(value);
  return filter === 'date' ? isCalendarDay(value) : usableFilterText(value) !== null;
}

function ascending(values: readonly string[], { filter }: GridColumn): readonly string[] {
  return filter === 'number' ? values.toSorted((one, other) => Number(one) - Number(other)) : values.toSorted();
}
