import { sql } from 'kysely';
import type { ValueType } from '../../types/value-type.ts';
import { type Aggregated, type Dialect, digitsOf } from '../dialect.ts';
import type { Sql } from '../sql.ts';

/**
 * A quotient of exactly half a cent, such as 2.01 / 2, may be slightly less as a double: two steps up correct that, and
 * lift no other quotient below ten trillion over a half.
 */
const nudge = sql.raw('1.0000000000000004e0');
/** Digits that DuckDB keeps in 64 bits. */
const fastDigits = 18;
/** The number of digits for which a sum over ten billion rows still fits roughly into 64 bits. */
const mostDigitsOfInteger = 10;

/**
 * A number that is combined with one that has more decimals. DuckDB gives both a type of 38 digits, and makes room for
 * the digits before the point by dropping decimals: cents would be lost.
 */
function withScaleOf(value: Sql, own: ValueType, other: ValueType): Sql {
  if (own.kind !== 'exact' || other.kind !== 'exact') return value;
  const isRounded = own.precision > fastDigits && own.scale < other.scale;
  return isRounded ? sql`cast(${value} as decimal(38, ${sql.lit(other.scale)}))` : value;
}

/** Numbers and sums. DuckDB computes in the type of its operands. */
export const numbers = {
  alike: withScaleOf,
  comparable: withScaleOf,
  finite: (number) => sql`case when isfinite(${number}) then ${number} end`,
  quotient: (dividend, divisor) => sql`${dividend} / nullif(${divisor}, 0)`,
  leftOperand(value, left, right, result) {
    if (result.kind !== 'exact') return sql`cast(${value} as double)`;
    const scale = digitsOf(left).scale;
    if (result.precision > fastDigits) return sql`cast(${value} as decimal(38, ${sql.lit(scale)}))`;
    return scale === 0 && digitsOf(right).scale === 0 ? sql`cast(${value} as bigint)` : value;
  },
  rightOperand: (value) => value,
  rounded: ({ value, type }, digits) =>
    sql`round(${type.kind === 'double' ? sql`(${value}) * ${nudge}` : value}, ${sql.lit(digits)})`,
  absolute: ({ value }) => sql`abs(${value})`,
  whole: ({ value }, direction) => sql`${sql.raw(direction)}(${value})`,

  countRows: () => sql`count(*)`,
  count: (value, distinct) => sql`count(${distinct ? sql`distinct ${value}` : value})`,
  sum(aggregated) {
    const { type, to } = aggregated;
    const sum = sql`sum(${added(aggregated, to.kind === 'double' && type.kind === 'exact')})`;
    if (to.kind !== 'exact' || to.scale > 0 || type.kind !== 'exact') return sum;
    // DuckDB adds whole numbers up in 128 bits, which it does not return as an exact number by itself.
    return type.precision <= mostDigitsOfInteger ? sql`cast(${sum} as bigint)` : sql`cast(${sum} as decimal(38, 0))`;
  },
  average: (aggregated) => sql`avg(${added(aggregated, false)})`,
  median: (aggregated) => sql`median(${added(aggregated, true)})`,
  firstBy: (value, by) => sql`arg_min(${value}, ${by})`,
  lastBy: (value, by) => sql`arg_max(${value}, ${by})`,
  anyOf: (value) => sql`any_value(${value})`,
  joinedTexts: (text) => sql`array_to_string(list_sort(list(${text})), ' ')`,
  sortedSet: (value) => sql`list_sort(list(distinct ${value}))`,
  topBy(values, by, count) {
    const fields = values.map((value, index) => sql`${sql.raw(`c${index}`)} := ${value}`);
    return sql`max_by(struct_pack(${sql.join(fields)}), ${by}, ${sql.lit(count)})`;
  },
  isAny: (condition) => sql`bool_or(${condition})`,
  previous: (value, first, window) => sql`lag(${value}, 1, ${first}) over (${window})`,
  filtered: (aggregate, condition) => sql`${aggregate} filter (${condition})`,
} satisfies Partial<Dialect>;

function added({ value, distinct }: Aggregated, asDoubles: boolean): Sql {
  const given = asDoubles ? sql`cast(${value} as double)` : value;
  return distinct ? sql`distinct ${given}` : given;
}
