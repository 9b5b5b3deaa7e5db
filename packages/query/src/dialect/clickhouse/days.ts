import { daysToIsoWeek } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Sql } from '../sql.ts';
import { cast, integer } from './types.ts';

/** Days. ClickHouse counts the beginnings of weeks, but knows only weeks from Monday to Sunday. */
export const days = {
  year: (day) => integer(sql`toYear(${day})`),
  quarter: (day) => integer(sql`toQuarter(${day})`),
  month: (day) => integer(sql`toMonth(${day})`),
  week: (day) => integer(sql`toISOWeek(${inIsoWeek(day)})`),
  dayOfMonth: (day) => integer(sql`toDayOfMonth(${day})`),
  startOf: (part, day) =>
    part === 'week' ? startOfWeek(day) : cast(sql`dateTrunc(${sql.lit(part)}, ${asDay(day)})`, 'Date32'),
  boundaries: (part, from, to) =>
    part === 'week'
      ? integer(sql`intDiv(dateDiff('day', ${startOfWeek(from)}, ${startOfWeek(to)}), 7)`)
      : integer(sql`dateDiff(${sql.lit(part)}, ${asDay(from)}, ${asDay(to)})`),
  quarterLabel: (day) => sql`concat('Q', toString(toQuarter(${day})), '-', toString(toYear(${day})))`,
  dayOf: (moment) => asDay(moment),
  monthsAfter: (day, count) => sql`addMonths(${day}, ${sql.lit(count)})`,
  daysAfter: (day, count) => sql`addDays(${day}, ${typeof count === 'number' ? sql.lit(count) : count})`,
  minutesAfter: (moment, minutes) => sql`addMinutes(${moment}, ${minutes})`,
  weekday: (day) => sql`toDayOfWeek(${day})`,
  startOfDay: (day) => sql`toDateTime64(${day}, 6, 'UTC')`,
  isMidnight: (moment) => sql`(${moment} = toStartOfDay(${moment}))`,
  momentText: (moment) => sql`formatDateTime(${moment}, '%Y-%m-%d %H:%i:%S')`,
} satisfies Partial<Dialect>;

const asDay = (day: Sql): Sql => cast(day, 'Date32');

/** A day, moved to the same position in the ISO week. */
function inIsoWeek(day: Sql): Sql {
  return sql`addDays(${asDay(day)}, ${sql.lit(daysToIsoWeek)})`;
}

function startOfWeek(day: Sql): Sql {
  return cast(
    sql`addDays(${cast(sql`dateTrunc('week', ${inIsoWeek(day)})`, 'Date32')}, -${sql.lit(daysToIsoWeek)})`,
    'Date32',
  );
}
