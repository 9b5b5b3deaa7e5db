import { oneOf, textLiteral } from '../conditions/text-literal.ts';
import { zipWhereClause } from '../conditions/zip-where-clause.ts';
import type { DateRange, DateType } from '../dates/date-range.ts';
import { dateWhereClause } from '../dates/date-where-clause.ts';
import type { Dimension } from '../dimensions/dimension.ts';
import { billedBy, deliveryWeekday, weekday, weightBreak } from '../dimensions/package.ts';
import type { Fact } from '../figures/fact.ts';
import { excludedSpend, totalSpend } from '../figures/total-spend.ts';
import { findFilterDimension } from '../filters/filter-dimension.ts';
import { zipAreaExpression } from '../queries/distribution-query.ts';
import { areaColumn, type MapSide } from '../queries/map-area.ts';
import { zoneWhereClause } from '../zones/rated-zone.ts';

/** How a number of a row is compared in the query language. */
export const partComparisons = ['>', '<', '>=', '<=', '=', '<>'] as const;
export type PartComparison = (typeof partComparisons)[number];

/**
 * A part of a page's rows. Marks of charts stand for a value of a column, days, or a US ZIP area. Links to rows also
 * name several values or all but them, amounts, columns that are not empty, and the carriers that Total Spend counts.
 */
export type RowsPart =
  | { readonly kind: 'value'; readonly column: string; readonly value: string }
  | { readonly kind: 'days'; readonly days: DateRange }
  | { readonly kind: 'zipArea'; readonly side: MapSide; readonly digits: string }
  | {
      readonly kind: 'values';
      readonly column: string;
      readonly values: readonly string[];
      readonly excluded: boolean;
    }
  | {
      readonly kind: 'number';
      readonly column: string;
      readonly comparison: PartComparison;
      readonly value: number;
    }
  | { readonly kind: 'filled'; readonly column: string }
  /** Rows that are in all parts of at least one of the lists. */
  | { readonly kind: 'either'; readonly of: readonly (readonly RowsPart[])[] }
  | { readonly kind: 'carriersOf'; readonly spend: keyof typeof carriersOf };

/** The conditions that say whose rows Total Spend counts, and whose it leaves out. */
const carriersOf = { totalSpend: carrierClauses(totalSpend), excludedSpend: carrierClauses(excludedSpend) } as const;

/** The condition of a part, in the query language; an empty value stands for rows without one. */
export function partWhereClause(part: RowsPart, dateType: DateType): string {
  switch (part.kind) {
    case 'days':
      return dateWhereClause(dateType, part.days);
    case 'zipArea':
      return zipAreaClause(part.side, part.digits);
    case 'values':
      return valuesClause(part.column, part.values, part.excluded);
    case 'number':
      return `${part.column} ${part.comparison} ${part.value}`;
    case 'filled':
      return `${part.column} <> ''`;
    case 'carriersOf':
      return carriersOf[part.spend];
    case 'either':
      return `(${part.of.map((parts) => `(${parts.map((each) => partWhereClause(each, dateType)).join(' and ')})`).join(' or ')})`;
    case 'value':
      return valueClause(part.column, part.value);
  }
}

function zipAreaClause(side: MapSide, digits: string): string {
  const area = zipAreaExpression(side);
  const inUs = `${areaColumn(side, 'country')} = 'US'`;
  return digits === ''
    ? `${inUs} and (${area} is null or ${area} = '')`
    : `${inUs} and ${area} = ${textLiteral(digits)}`;
}

function valueClause(column: string, value: string): string {
  if (value === '') return `(${column} is null or ${column} = '')`;
  const dimension = findFilterDimension(column);
  return dimension?.clientSpecific ? dimension.condition([value]) : `${column} = ${textLiteral(value)}`;
}

/** Rows without a value are among all but some. */
function valuesClause(column: string, values: readonly string[], excluded: boolean): string {
  const [expression, clause] = oneOfValues(column, values);
  return excluded ? `(${expression} is null or not (${clause}))` : clause;
}

function oneOfValues(column: string, values: readonly string[]): readonly [expression: string, clause: string] {
  if (column === 'client_id') return [column, `client_id in (${values.join(',')})`];
  if (/_postal_code$/u.test(column)) return [column, zipWhereClause(column, values)];
  if (column === 'rated_zone') return [column, zoneWhereClause(values)];
  const expression = findComputedColumn(column)?.expression ?? column;
  return [expression, oneOf(expression, values)];
}

/** The dimension of that name if it is made of columns and none itself: the weight break, the weekday of the shipment. */
export function findComputedColumn(name: string): Dimension | undefined {
  return [weightBreak, weekday, deliveryWeekday, billedBy].find((each) => each.name === name);
}

function carrierClauses({ whereClauses }: Fact): string {
  return whereClauses.filter((clause) => clause.startsWith('carrier_name')).join(' and ');
}
