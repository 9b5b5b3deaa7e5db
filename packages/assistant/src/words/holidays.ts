import { holidayRows } from './word-files.ts';

let kept: ReadonlyMap<string, readonly string[]> | undefined;

/** How the days of a holiday are found: one rule, or a day for each year. */
export function daysOfHoliday(name: string): readonly string[] | undefined {
  kept ??= readHolidays();
  return kept.get(name);
}

function readHolidays(): ReadonlyMap<string, readonly string[]> {
  const byName = Map.groupBy(holidayRows(), ({ holiday }) => holiday);
  return new Map([...byName].map(([name, own]) => [name, own.map(({ day }) => day)]));
}
