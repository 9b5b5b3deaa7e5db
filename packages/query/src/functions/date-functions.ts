import { daysToIsoWeek } from '@waybill/model';
import { sql } from 'kysely';
import { date, decimal, text } from '../resolve/value-type.ts';
import type { ScalarFunction, Sql } from './scalar-function.ts';

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

/**
 * The number of the week from Sunday to Saturday: that of the ISO week which begins on its Monday. All days of a week
 * have the same number, also at the turn of the year.
 */
export const week: ScalarFunction = {
  name: 'week',
  parameters: ['day'],
  returns: () => integer,
  sql: ([day]) => sql`week(${inIsoWeek(day)})`,
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
  sql: ([, value], [part]) =>
    part === 'week' ? startOfWeek(value) : sql`cast(date_trunc(${sql.lit(part)}, ${value}) as date)`,
};

/**
 * Boundaries of the part that lie between two days. DuckDB counts whole weeks instead, so that from a Friday to the
 * Sunday after it none would begin: here it is counted how often a week begins.
 */
export const dateDiff: ScalarFunction = {
  name: 'date_diff',
  parameters: ['part', 'day', 'day'],
  returns: () => integer,
  sql: ([, from, to], [part]) =>
    part === 'week'
      ? sql`(date_diff('day', ${startOfWeek(from)}, ${startOfWeek(to)}) // 7)`
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
export const dayOfMoment: ScalarFunction = {
  name: 'day_of',
  parameters: ['day'],
  returns: () => date,
  sql: ([value]) => sql`cast(${value} as date)`,
};

/** A day moved to the same place of the ISO week, which is the one that DuckDB knows. */
function inIsoWeek(day: Sql | undefined): Sql {
  return sql`(${day} + interval ${sql.lit(daysToIsoWeek)} day)`;
}

function startOfWeek(day: Sql | undefined): Sql {
  return sql`(cast(date_trunc('week', ${inIsoWeek(day)}) as date) - ${sql.lit(daysToIsoWeek)})`;
}
