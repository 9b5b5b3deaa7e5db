import { type DayPart, dateParts } from '../language/date-parts.ts';
import { date, decimal, text } from '../types/value-type.ts';
import { argument, type ScalarFunction, type WrittenCall } from './scalar-function.ts';

const integer = { ...decimal(10, 0), of: 'bigint' } as const;

export const year: ScalarFunction = {
  name: 'year',
  parameters: ['day'],
  returns: () => integer,
  sql: (dialect, call) => dialect.year(argument(call, 0)),
};

export const quarter: ScalarFunction = {
  name: 'quarter',
  parameters: ['day'],
  returns: () => integer,
  sql: (dialect, call) => dialect.quarter(argument(call, 0)),
};

export const month: ScalarFunction = {
  name: 'month',
  parameters: ['day'],
  returns: () => integer,
  sql: (dialect, call) => dialect.month(argument(call, 0)),
};

/**
 * The number of the week from Sunday to Saturday: that of the ISO week which begins on its Monday. All days of a week
 * have the same number, even at the turn of the year.
 */
export const week: ScalarFunction = {
  name: 'week',
  parameters: ['day'],
  returns: () => integer,
  sql: (dialect, call) => dialect.week(argument(call, 0)),
};

export const day: ScalarFunction = {
  name: 'day',
  parameters: ['day'],
  returns: () => integer,
  sql: (dialect, call) => dialect.dayOfMonth(argument(call, 0)),
};

/** The first day of the week, month, quarter or year. */
export const dateTrunc: ScalarFunction = {
  name: 'date_trunc',
  parameters: ['part', 'day'],
  returns: () => date,
  sql: (dialect, call) => dialect.startOf(partOf(call), argument(call, 1)),
};

/** How often a week, month, quarter or year begins between two days. */
export const dateDiff: ScalarFunction = {
  name: 'date_diff',
  parameters: ['part', 'day', 'day'],
  returns: () => integer,
  sql: (dialect, call) => dialect.boundaries(partOf(call), argument(call, 1), argument(call, 2)),
};

const longestQuarterLabel = 12;

/** `Q1-2024` (S1 section 9). */
export const quarterLabel: ScalarFunction = {
  name: 'quarter_label',
  parameters: ['day'],
  returns: () => text,
  longest: () => longestQuarterLabel,
  sql: (dialect, call) => dialect.quarterLabel(argument(call, 0)),
};

/** The calendar day of a time; the language inserts it where a time is compared with a day. */
export const dayOfMoment: ScalarFunction = {
  name: 'day_of',
  parameters: ['day'],
  returns: () => date,
  sql: (dialect, call) => dialect.dayOf(argument(call, 0)),
};

function partOf({ written: [part] }: WrittenCall): DayPart {
  const known = dateParts.find((name) => name === part);
  if (known === undefined) throw new Error(`${part} is no part of a date`);
  return known;
}
