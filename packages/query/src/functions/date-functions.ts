import { sql } from 'kysely';
import { date, decimal, text } from '../resolve/value-type.ts';
import type { ScalarFunction } from './scalar-function.ts';

const integer = { ...decimal(10, 0), of: 'bigint' } as const;

export const year: ScalarFunction = {
  name: 'year',
  parameters: ['day'],
  returns: () => integer,
  sql: ([day]) => sql`year(${day})`,
};

export const quarter: ScalarFunction = {
  name: 'quarter',
  parameters: ['day'],
  returns: () => integer,
  sql: ([day]) => sql`quarter(${day})`,
};

export const month: ScalarFunction = {
  name: 'month',
  parameters: ['day'],
  returns: () => integer,
  sql: ([day]) => sql`month(${day})`,
};

/** Number of the ISO week. */
export const week: ScalarFunction = {
  name: 'week',
  parameters: ['day'],
  returns: () => integer,
  sql: ([day]) => sql`week(${day})`,
};

export const day: ScalarFunction = {
  name: 'day',
  parameters: ['day'],
  returns: () => integer,
  sql: ([value]) => sql`day(${value})`,
};

/** The first day of the week, month, quarter or year. */
export const dateTrunc: ScalarFunction = {
  name: 'date_trunc',
  parameters: ['part', 'day'],
  returns: () => date,
  sql: ([, value], [part]) => sql`cast(date_trunc(${sql.lit(part)}, ${value}) as date)`,
};

/**
 * Boundaries of the part that lie between two days. DuckDB counts whole weeks instead, so that from a Friday to the
 * Monday after it none would begin: weeks are counted from Monday to Monday here.
 */
export const dateDiff: ScalarFunction = {
  name: 'date_diff',
  parameters: ['part', 'day', 'day'],
  returns: () => integer,
  sql: ([, from, to], [part]) =>
    part === 'week'
      ? sql`(date_diff('day', date_trunc('week', ${from}), date_trunc('week', ${to})) // 7)`
      : sql`date_diff(${sql.lit(part)}, ${from}, ${to})`,
};

const longestQuarterLabel = 12;

/** `Q1-2024` (S1 section 9). */
export const quarterLabel: ScalarFunction = {
  name: 'quarter_label',
  parameters: ['day'],
  returns: () => text,
  longest: () => longestQuarterLabel,
  sql: ([value]) => sql`('Q' || quarter(${value}) || '-' || year(${value}))`,
};

/** The calendar day of a moment; the language inserts it where a moment meets a day. */
export const dayOf: ScalarFunction = {
  name: 'day_of',
  parameters: ['day'],
  returns: () => date,
  sql: ([value]) => sql`cast(${value} as date)`,
};
