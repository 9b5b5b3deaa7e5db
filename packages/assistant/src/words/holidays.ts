import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

interface HolidayRow {
  readonly holiday: string;
  /** `12-25`, `4 thursday 11`, `last monday 5`, `easter`, `thanksgiving +1`, or one day of a table: `2026-02-17`. */
  readonly day: string;
}

let kept: ReadonlyMap<string, readonly string[]> | undefined;

/** How the days of a holiday are found: one rule, or a day for each year. */
export function daysOfHoliday(name: string): readonly string[] | undefined {
  kept ??= readHolidays();
  return kept.get(name);
}

function readHolidays(): ReadonlyMap<string, readonly string[]> {
  const rows = parse<HolidayRow>(readFileSync(new URL('../../words/holidays.csv', import.meta.url)), { columns: true });
  const byName = Map.groupBy(rows, ({ holiday }) => holiday);
  return new Map([...byName].map(([name, own]) => [name, own.map(({ day }) => day)]));
}
