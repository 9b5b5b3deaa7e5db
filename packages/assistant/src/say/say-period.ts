import {
  addDays,
  addMonths,
  type CalendarDay,
  type DateRange,
  type PeriodGrain,
  partsOf,
  startOfPeriod,
  type WordLanguage,
} from '@waybill/model';
import { hasOpenStart } from '../reading/open-start.ts';
import type { SaidPeriod } from './sentences.ts';
import { sentencesIn } from './sentences-in.ts';

const wholePeriods = ['year', 'quarter', 'month', 'week'] as const;
const monthsOf = { year: 12, quarter: 3, month: 1 } as const;

/** Days in words: a whole month, quarter, year or week by its name, others as `1 to 15 October 2026`. */
export function sayRange(range: DateRange, language: WordLanguage = 'en'): string {
  return saidPeriod(range, language).text;
}

/** The words of days, with the kind of period that they are. */
export function saidPeriod({ from, to }: DateRange, language: WordLanguage): SaidPeriod {
  if (hasOpenStart({ from, to })) return { kind: 'until', text: sentencesIn(language).until(sayDay(to, language)) };
  const grain = wholePeriods.find((each) => startOfPeriod(from, each) === from && lastDayOf(from, each) === to);
  if (grain !== undefined) return { kind: grain, text: sayPeriod(from, grain, language) };
  if (from === to) return { kind: 'day', text: sayDay(from, language) };
  return { kind: 'days', text: sayDays(from, to, language) };
}

/** The period of a grain that begins on a day, by its name. */
export function sayPeriod(start: CalendarDay, grain: PeriodGrain, language: WordLanguage): string {
  const { year, month } = partsOf(start);
  const { locale, ...said } = sentencesIn(language);
  if (grain === 'year') return said.year(year);
  if (grain === 'quarter') return said.quarter(Math.ceil(month / 3), year);
  if (grain === 'month') return formatOf(locale, false).format(dateOf(start));
  return grain === 'week' ? said.week(sayDay(start, language)) : sayDay(start, language);
}

function lastDayOf(start: CalendarDay, grain: (typeof wholePeriods)[number]): CalendarDay {
  return grain === 'week' ? addDays(start, 6) : addDays(addMonths(start, monthsOf[grain]), -1);
}

function sayDay(day: CalendarDay, language: WordLanguage): string {
  return asWritten(formatOf(localeOfDays(language), true).format(dateOf(day)), language);
}

function sayDays(from: CalendarDay, to: CalendarDay, language: WordLanguage): string {
  if (language !== 'en')
    return asWritten(formatOf(localeOfDays(language), true).formatRange(dateOf(from), dateOf(to)), language);
  const [first, last] = [partsOf(from), partsOf(to)];
  const start =
    first.year !== last.year
      ? sayDay(from, language)
      : first.month === last.month
        ? String(first.dayOfMonth)
        : formatOf('en-GB', true)
            .format(dateOf(from))
            .replace(/ \d{4}$/, '');
  return `${start} to ${sayDay(to, language)}`;
}

/** Days without a leading zero, and the first of a month as French says it. */
function asWritten(days: string, language: WordLanguage): string {
  const plain = days.replace(/(?<!\d)0(?=\d(?!\d))/gu, '');
  return language === 'fr' ? plain.replace(/(?<!\d)1(?= \p{L})/gu, '1er') : plain;
}

/** English says the day before the month, which nobody takes for another day. */
const localeOfDays = (language: WordLanguage) => (language === 'en' ? 'en-GB' : sentencesIn(language).locale);

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, hasDay: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${hasDay}`;
  const day = hasDay ? ({ day: 'numeric' } as const) : {};
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC', ...day });
  formats.set(key, format);
  return format;
}

const dateOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
