import { daysToIsoWeek } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Sql } from '../sql.ts';

/** Days. DuckDB knows only the ISO week, from Monday to Sunday. */
export const days = {
  year: (day) => sql`year(${day})`,
  quarter: (day) => sql`quarter(${day})`,
  month: (day) => sql`month(${day})`,
  week: (day) => sql`week(${inIsoWeek(day)})`,
  dayOfMonth: (day) => sql`day(${day})`,
  startOf: (part, day) =>
    part === 'week' ? startOfWeek(day) : sql`cast(date_trunc(${sql.lit(part)}, ${day}) as date)`,
  // DuckDB counts whole weeks, so it would count none from a Friday to the following Sunday.
  boundaries: (part, from, to) =>
    part === 'week'
      ? sql`(date_diff('day', ${startOfWeek(from)}, ${startOfWeek(to)}) // 7)`
      : sql`date_diff(${sql.lit(part)}, ${from}, ${to})`,
  quarterLabel: (day) => sql`('Q' || quarter(${day}) || '-' || year(${day}))`,
  dayOf: (moment) => sql`cast(${moment} as date)`,
  daysAfter: (day, count) => sql`${day} + ${count}`,
  monthsAfter: (day, count) => sql`cast(${day} + to_months(${sql.lit(count)}) as date)`,
  minutesAfter: (moment, minutes) => sql`(${moment} + to_minutes(${minutes}))`,
  weekday: (day) => sql`isodow(${day})`,
  startOfDay: (day) => sql`cast(${day} as timestamp)`,
  isMidnight: (moment) => sql`cast(${moment} as time) = '00:00:00'::time`,
  momentText: (moment) => sql`strftime(${moment}, '%Y-%m-%d %H:%M:%S')`,
} satisfies Partial<Dialect>;

/** A day, moved to the same position in the ISO week. */
function inIsoWeek(day: Sql): Sql {
  return sql`(${day} + interval ${sql.lit(daysToIsoWeek)} day)`;
}

function startOfWeek(day: Sql): Sql {
  return sql`(cast(date_trunc('week', ${inIsoWeek(day)}) as date) - ${sql.lit(daysToIsoWeek)})`;
}
