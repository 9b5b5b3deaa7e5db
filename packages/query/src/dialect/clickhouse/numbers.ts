import { sql } from 'kysely';
import { type Aggregated, type Dialect, digitsOf } from '../dialect.ts';
import type { Sql } from '../sql.ts';
import { cast, castTo, double, fastDigits, integer, mostDigits, wide } from './types.ts';

/** As for DuckDB; in addition, it raises an exact half, which ClickHouse would round to the even neighbour. */
const nudge = sql.raw('1.0000000000000004e0');
/** The number of digits for which a sum over ten billion rows still fits roughly into 64 bits. */
export const mostDigitsOfInteger = 10;

/**
 * Numbers and sums. ClickHouse truncates where DuckDB rounds (casts and quotients of decimals), keeps the scale of what
 * it rounds, and overflows 64-bit sums silently.
 */
export const numbers = {
  finite: (number) => sql`if(isFinite(${number}), ${number}, null)`,
  quotient: (dividend, divisor) => sql`${double(dividend)} / nullif(${double(divisor)}, 0)`,
  leftOperand(value, left, right, result) {
    if (result.kind !== 'exact') return double(value);
    const { scale } = digitsOf(left);
    if (result.precision > fastDigits) return wide(value, scale);
    if (scale === 0 && digitsOf(right).scale === 0) return integer(value);
    return cast(value, `Decimal(${fastDigits}, ${scale})`);
  },
  rightOperand: (value, right, result) => (result.kind === 'exact' ? castTo(value, right) : double(value)),
  rounded({ value, type }, digits) {
    if (type.kind !== 'exact') return sql`round(${double(value)} * ${nudge}, ${sql.lit(digits)})`;
    if (type.scale === 0) return sql`${value}`;
    return cast(sql`round(${value}, ${sql.lit(digits)})`, `Decimal(${mostDigits}, ${Math.min(digits, type.scale)})`);
  },
  absolute: ({ value, type }) => castTo(sql`abs(${value})`, type),
  whole({ value, type }, direction) {
    const result = sql`${sql.raw(direction === 'floor' ? 'floor' : 'ceiling')}(${value})`;
    return type.kind === 'exact' ? castTo(result, { ...type, scale: 0 }) : result;
  },

  countRows: () => sql`toInt64(count())`,
  count: (value, distinct) => sql`toInt64(count(${distinct ? sql`distinct ${value}` : value}))`,
  sum({ to, ...aggregated }) {
    const { value, type, distinct } = aggregated;
    if (to.kind !== 'exact' || type.kind !== 'exact')
      return sql`sum(${added({ ...aggregated, value: double(value) })})`;
    if (type.scale > 0) return sql`sum(${added({ value: wide(value, type.scale), distinct })})`;
    if (type.precision <= mostDigitsOfInteger) return integer(sql`sum(${added({ value: integer(value), distinct })})`);
    return sql`sum(${added({ value: wide(value, 0), distinct })})`;
  },
  average(aggregated) {
    const { value, type, distinct } = aggregated;
    if (type.kind !== 'exact') return sql`avg(${added({ value: double(value), distinct })})`;
    const exact = added({ value: wide(value, type.scale), distinct });
    return sql`${double(sql`sum(${exact})`)} / count(${exact})`;
  },
  median: ({ value, distinct }) => sql`quantileExactInclusive(0.5)(${added({ value: double(value), distinct })})`,
  firstBy: (value, by) => sql`argMin(${value}, ${by})`,
  lastBy: (value, by) => sql`argMax(${value}, ${by})`,
  anyOf: (value) => sql`any(${value})`,
  joinedTexts: (text) => sql`arrayStringConcat(arraySort(groupArray(assumeNotNull(${text}))), ' ')`,
  sortedSet: (value) => sql`arraySort(groupUniqArray(${value}))`,
  topBy: (values, by, count) =>
    sql`arrayMap(each -> tupleElement(each, 2), groupArraySorted(${sql.lit(count)})(tuple(-${by}, tuple(${sql.join(values)}))))`,
  isAny: (condition) => sql`max(${condition})`,
  previous: (value, first, window) => sql`lagInFrame(${value}, 1, ${first}) over (${window})`,
  filtered: (aggregate, condition) => sql`${aggregate} filter (where ${condition})`,
} satisfies Partial<Dialect>;

const added = ({ value, distinct }: Pick<Aggregated, 'value' | 'distinct'>): Sql =>
  distinct ? sql`distinct ${value}` : value;
