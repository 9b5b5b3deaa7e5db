import type { DateRange, DateType } from '../dates/date-range.ts';
import { dateWhereClause } from '../dates/date-where-clause.ts';
import { textLiteral } from '../filters/text-literal.ts';

/** A part of a page's rows, such as the one behind a mark of a chart: a value of a column, or days. */
export type RowsPart =
  | { readonly kind: 'value'; readonly column: string; readonly value: string }
  | { readonly kind: 'days'; readonly days: DateRange };

/** The condition of a part, in the query language; an empty value stands for rows without one. */
export function partWhereClause(part: RowsPart, dateType: DateType): string {
  if (part.kind === 'days') return dateWhereClause(dateType, part.days);
  const { column, value } = part;
  return value === '' ? `(${column} is null or ${column} = '')` : `${column} = ${textLiteral(value)}`;
}
