import { isCalendarDay } from '@waybill/model';
import { UnreadableRow } from '../layout.ts';
import { copyOf } from './copy-of.ts';
import type { DateOrder } from './reading-answers.ts';

const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const named = /^(?:(\d{1,2})[ -]([a-z]{3,9})|([a-z]{3,9})\.? (\d{1,2}),?)[ -](\d{2}|\d{4})$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Days since the end of 1899, as spreadsheets store dates; those of 1990 to 2099 have five digits. */
const serial = /^(\d{5})(?:[.,]\d+)?$/;
const dayBeforeSerials = Date.UTC(1899, 11, 30);
const millisecondsOfDay = 86_400_000;
const compactTime = /^(\d{2})(\d{2})$/;
const time = /(?:^|[T ])(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?(?:m\b)?/i;
/** Older dates are not loaded, and later ones are errors. */
const earliestDay = '1990-01-01';
const latestDay = '2099-12-31';

/** The three numbers of a date in which nothing else shows which is the day; the year has four digits. */
export function numbersOfDate(
  text: string,
): { readonly first: number; readonly second: number; readonly year: string } | undefined {
  const [, first, second, year = ''] = slashed.exec(withoutTime(text)) ?? [];
  if (first === undefined || second === undefined) return undefined;
  return { first: Number(first), second: Number(second), year: year.length === 2 ? `20${year}` : year };
}

/**
 * A calendar day as `YYYY-MM-DD`; undefined for an empty field. Reads 2025-07-05, 2025/7/5, 20250705, 7/5/25,
 * 05.07.2025, 5-Jul-2025, July 5, 2025 and 45843, the number of a day in spreadsheets.
 * @throws UnreadableRow for anything else, for days that do not exist, and for those before 1990 or after 2099.
 */
export function readDay(text: string, column: string, order: DateOrder): string | undefined {
  const known = readDays[order].get(text);
  if (known !== undefined) return known;
  const day = readNewDay(text, column, order);
  if (day !== undefined) remember(readDays[order], text, day);
  return day;
}

/** Few days are in millions of fields. */
const readDays: Readonly<Record<DateOrder, Map<string, string>>> = { 'month first': new Map(), 'day first': new Map() };
const mostReadDays = 5_000;

function remember(days: Map<string, string>, text: string, day: string): void {
  if (days.size >= mostReadDays) days.clear();
  days.set(copyOf(text), copyOf(day));
}

function readNewDay(text: string, column: string, order: DateOrder): string | undefined {
  const trimmed = withoutTime(text);
  if (trimmed === '') return undefined;
  const day = isoOf(trimmed, order);
  if (day === undefined || !isCalendarDay(day)) throw new UnreadableRow(column, `‘${text}’ is no date.`);
  if (day < earliestDay || day > latestDay) {
    throw new UnreadableRow(column, `‘${text}’ is no date between ${earliestDay} and ${latestDay}.`);
  }
  return day;
}

const withoutTime = (text: string): string => text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/s, '');

/** The time of day in a text, such as `2025-07-03 14:05`, `2:05 PM` or `1405`, as `HH:MM:SS`; midnight for one without. */
export function timeIn(text: string): string {
  const [, hour = '', minute = '', second = '00', half] =
    time.exec(text.trim()) ?? compactTime.exec(text.trim().padStart(4, '0')) ?? [];
  const isAfternoon = half?.toLowerCase() === 'p';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  const isTime = hour !== '' && hours < 24 && Number(minute) < 60 && Number(second) < 60;
  return isTime ? [String(hours).padStart(2, '0'), minute, second].join(':') : '00:00:00';
}

function isoOf(text: string, order: DateOrder): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, fullYear, monthOfYear = '', dayOfMonth = ''] = yearFirst.exec(text) ?? [];
  if (fullYear !== undefined) return `${fullYear}-${monthOfYear.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const [, days] = serial.exec(text) ?? [];
  if (days !== undefined)
    return new Date(dayBeforeSerials + Number(days) * millisecondsOfDay).toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (named.test(text)) return isoOfNamed(text);
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact !== null) return `${compact[1]}-${compact[2]}-${compact[3]}`;
  const [, first, second, year] = slashed.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return undefined;
  const [month, day] = order === 'month first' ? [first, second] : [second, first];
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isoOfNamed(text: string): string | undefined {
  const [, dayBefore, monthAfter, monthBefore, dayAfter, year = ''] = named.exec(text) ?? [];
  const place = months.indexOf((monthAfter ?? monthBefore ?? '').slice(0, 3).toLowerCase());
  if (place < 0) return undefined;
  const day = (dayBefore ?? dayAfter ?? '').padStart(2, '0');
  return `${year.length === 2 ? `20${year}` : year}-${String(place + 1).padStart(2, '0')}-${day}`;
}
