import type { Comparison, NumberFilter } from '../reading/reading.ts';

/** The signs of comparisons in the query language. */
export const signs: Readonly<Record<Comparison, string>> = {
  more: '>',
  less: '<',
  atLeast: '>=',
  atMost: '<=',
  equal: '=',
};

/** Where rows hold the amounts that conditions compare. */
export const comparedColumns = {
  net_amount: 'net_amount',
  actual_weight: 'actual_weight_pounds',
  bill_weight: 'bill_weight_pounds',
  transit_days: "date_diff('day', pickup_date, day_of(delivery_date))",
} as const;

/** Where rows hold what lists are ordered by. */
const { transit_days: days, ...amounts } = comparedColumns;
export const orderedColumns = { ...amounts, pickup_date: 'pickup_date' } as const;

/** A condition on an amount of each row, in the query language. */
export function conditionOn({ column, comparison, value, of }: NumberFilter): string {
  const other = of === undefined ? '' : ` * ${comparedColumns[of]}`;
  if (column === 'transit_days') return `(${days} >= 0 and ${days} ${signs[comparison]} ${plainNumber(value)})`;
  return `${comparedColumns[column]} ${signs[comparison]} ${plainNumber(value)}${other}`;
}

/** A number as the query language writes it: no exponent, and no more decimals than a weight has. */
export function plainNumber(value: number): string {
  return String(Math.round(value * 1_000_000) / 1_000_000);
}
