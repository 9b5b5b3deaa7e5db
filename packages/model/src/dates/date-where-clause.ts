import type { DateRange, DateType } from './date-range.ts';

/** The condition of the date filter, e.g. `bill_date between '2025-01-01' and '2025-12-31'`. */
export function dateWhereClause(type: DateType, { from, to }: DateRange): string {
  return `${type} between '${from}' and '${to}'`;
}
