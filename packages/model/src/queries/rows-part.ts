import type { DateRange, DateType } from '../dates/date-range.ts';
import { dateWhereClause } from '../dates/date-where-clause.ts';
import { findFilterDimension } from '../filters/filter-dimension.ts';
import { textLiteral } from '../filters/text-literal.ts';
import { zipAreaExpression } from './distribution-query.ts';
import { areaColumn, type MapSide } from './map-area.ts';

/** A part of a page's rows, such as the one behind a mark of a chart: a value of a column, days, or a US ZIP area. */
export type RowsPart =
  | { readonly kind: 'value'; readonly column: string; readonly value: string }
  | { readonly kind: 'days'; readonly days: DateRange }
  | { readonly kind: 'zipArea'; readonly side: MapSide; readonly digits: string };

/** The condition of a part, in the query language; an empty value stands for rows without one. */
export function partWhereClause(part: RowsPart, dateType: DateType): string {
  if (part.kind === 'days') return dateWhereClause(dateType, part.days);
  if (part.kind === 'zipArea') {
    const area = zipAreaExpression(part.side);
    const inUs = `${areaColumn(part.side, 'country')} = 'US'`;
    return part.digits === ''
      ? `${inUs} and (${area} is null or ${area} = '')`
      : `${inUs} and ${area} = ${textLiteral(part.digits)}`;
  }
  const { column, value } = part;
  if (value === '') return `(${column} is null or ${column} = '')`;
  const dimension = findFilterDimension(column);
  return dimension?.clientSpecific && dimension.whereClause !== undefined
    ? dimension.whereClause([value])
    : `${column} = ${textLiteral(value)}`;
}
