import { addDays, type CalendarDay, partsOf, weekdayOf, weekdays } from '@waybill/model';
import type { Concept, Intent, Item } from '../vocabulary/concept.ts';
import { daysOfHoliday } from '../words/holidays.ts';

/**
 * The same question with the days of its holidays: ‘Thanksgiving 2024’, ‘Christmas last year’, ‘last Christmas’. Without a
 * year it is the last one that has begun.
 */
export function withHolidays(items: readonly Item[], today: CalendarDay): readonly Item[] {
  const said: Item[] = [];
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place];
    const holiday = item?.meanings.find((concept) => concept.kind === 'holiday');
    if (item === undefined) continue;
    if (holiday === undefined) {
      said.push(item);
      continue;
    }
    const week = saysWeek(items[place + 1]) ? 1 : 0;
    const after = yearSaid(items.slice(place + 1 + week), today);
    const before = after === undefined ? yearBefore(said, today) : undefined;
    const isLast = after === undefined && before === undefined && mayBe(said.at(-1), 'last');
    said.splice(said.length - (before?.length ?? (isLast ? 1 : 0)));
    const day = dayOfHoliday(holiday.name, after?.year ?? before?.year, today);
    said.push(day === undefined ? item : { ...item, meanings: [{ kind: 'day', day }] });
    said.push(...items.slice(place + 1, place + 1 + week));
    place += week + (after?.length ?? 0);
  }
  return said;
}

/** The day of a holiday in a year, or the last one until today. */
function dayOfHoliday(name: string, year: number | undefined, today: CalendarDay): CalendarDay | undefined {
  if (year !== undefined) return dayIn(name, year);
  const thisYear = partsOf(today).year;
  return [thisYear, thisYear - 1].map((each) => dayIn(name, each)).find((day) => day !== undefined && day <= today);
}

/** @throws for a rule that none of the forms has */
function dayIn(name: string, year: number): CalendarDay | undefined {
  const days = daysOfHoliday(name);
  if (days === undefined) throw new Error(`There is no holiday ‘${name}’.`);
  const [rule = ''] = days;
  if (/^\d{4}-/u.test(rule)) return days.find((day) => day.startsWith(`${year}-`));
  if (/^\d{2}-\d{2}$/u.test(rule)) return `${year}-${rule}`;
  if (rule === 'easter') return easterOf(year);
  const [first = '', second = '', month = ''] = rule.split(' ');
  if (month !== '') return weekdayIn(year, Number(month), second, first === 'last' ? 5 : Number(first));
  const other = dayIn(first, year);
  return other === undefined ? undefined : addDays(other, Number(second));
}

/** The so many-th weekday of a month; the last one where there are fewer. */
function weekdayIn(year: number, month: number, name: string, count: number): CalendarDay {
  const start = `${year}-${String(month).padStart(2, '0')}-01`;
  const wanted = weekdays.findIndex((each) => each.toLowerCase() === name);
  const first = addDays(start, (wanted - weekdayOf(start) + 7) % 7);
  const day = addDays(first, 7 * (count - 1));
  return partsOf(day).month === month ? day : addDays(day, -7);
}

/** Easter Sunday of the Gregorian calendar, by the rule of Gauss and Lilius. */
function easterOf(year: number): CalendarDay {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const isLate = moon === 29 || (moon === 28 && golden > 10);
  const fullMoon = addDays(`${year}-03-21`, isLate ? moon - 1 : moon);
  return addDays(fullMoon, 7 - weekdayOf(fullMoon));
}

/** ‘Thanksgiving week 2025’ */
const saysWeek = (item: Item | undefined): boolean =>
  item?.meanings.some((each) => each.kind === 'unit' && each.grain === 'week') === true;

interface YearSaid {
  readonly year: number;
  readonly length: number;
}

/** The year that stands first among words: ‘2025’, ‘of last year’, ‘del año pasado’. */
function yearSaid(items: readonly Item[], today: CalendarDay): YearSaid | undefined {
  const link = mayBe(items[0], 'of', 'in') ? 1 : 0;
  const year = numberOfYear(items[link]);
  if (year !== undefined) return { year, length: link + 1 };
  const back = yearsBack(items.slice(link, link + 2));
  return back === undefined ? undefined : { year: partsOf(today).year - back, length: link + 2 };
}

/** The year that stands last: ‘last year’s’, ‘去年’. */
function yearBefore(items: readonly Item[], today: CalendarDay): YearSaid | undefined {
  const year = numberOfYear(items.at(-1));
  if (year !== undefined) return { year, length: 1 };
  const back = yearsBack(items.slice(-2));
  return back === undefined ? undefined : { year: partsOf(today).year - back, length: 2 };
}

/** ‘Last year’ and ‘this year’, in whatever order. */
function yearsBack(two: readonly Item[]): number | undefined {
  const namesYear = two.some(({ meanings }) => meanings.some((each) => each.kind === 'unit' && each.grain === 'year'));
  if (!namesYear) return undefined;
  if (two.some((item) => mayBe(item, 'last'))) return 1;
  return two.some((item) => mayBe(item, 'this')) ? 0 : undefined;
}

function numberOfYear(item: Item | undefined): number | undefined {
  const number = item?.meanings.find((each) => each.kind === 'number');
  return number !== undefined && !number.money && number.value > 1990 && number.value < 2100 ? number.value : undefined;
}

const mayBe = (item: Item | undefined, ...intents: readonly Intent[]): boolean =>
  item?.meanings.some((concept: Concept) => concept.kind === 'intent' && intents.includes(concept.intent)) === true;
