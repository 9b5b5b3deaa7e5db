import * as model from '@waybill/model';
import { type Family, ownedNameLabel } from './owned-name-label.ts';
import { currentLanguage, texts } from './texts.ts';

/*
 * The model's formatters in the language of the page: what is shown takes numbers and dates from here, never from the
 * model itself. A change of language draws the whole page again, so that nothing keeps an older writing.
 */

const locale = () => currentLanguage().locale;
const inLanguage = (reading: model.Reading): model.Reading => ({
  ...reading,
  language: locale(),
  unitNames: { lbs: texts.t('lbs'), kgs: texts.t('kgs') },
});

export const moneyText = (value: number, symbol?: string) => model.moneyText(value, symbol, locale());
export const countText = (value: number) => model.countText(value, locale());
export const weightText = (value: number) => model.weightText(value, locale());
export const displayDate = (day: model.CalendarDay) => model.displayDate(day, locale());
export const shortDate = (day: model.CalendarDay) => model.shortDate(day, locale());
/** The days of a range: `10/25/2026 – 11/21/2026`. */
export const rangeText = ({ from, to }: model.DateRange) => `${displayDate(from)} – ${displayDate(to)}`;

export const displayDateTime = (timestamp: string) => model.displayDateTime(timestamp, locale());
export const monthLabel = (day: model.CalendarDay) => model.monthLabel(day, locale());
export const quarterLabel = ({ year, quarter }: model.Quarter) => texts.t('Q{{quarter}}-{{year}}', { quarter, year });

export function percentText(value: number | null, places?: number): string {
  return value === null ? texts.t('No data') : model.percentText(value, places, locale());
}

export function cellText(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? texts.t('No data') : String(value);
}

export const factText = (value: number, unit: model.FactUnit, reading: model.Reading = {}) =>
  model.factText(value, unit, inLanguage(reading));

export const shortFactText = (value: number, unit: model.FactUnit, reading: model.Reading = {}) =>
  model.shortFactText(value, unit, inLanguage(reading));

export const axisText = (value: number, unit: model.FactUnit, reading: model.Reading = {}) =>
  model.axisText(value, unit, inLanguage(reading));

/** Several things in a sentence: `2024, 2025, and 2026`. */
export const listText = (items: readonly string[]) =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);

/** A column's header; where weights are shown in kilograms it says so. */
export const columnHeader = (column: model.GridColumn, unit: model.WeightUnit) =>
  model.headerText({ ...column, header: texts.t(column.header) }, unit);

/** A filter as chips show it, names of accounts and groups with their client: `Carrier: UPS, FedEx`. */
export function appliedFilterText(filter: model.AppliedFilter, family: Family | undefined): string {
  const label = model.findFilterDimension(filter.name)?.label ?? filter.name;
  return `${texts.t(label)}: ${appliedFilterValues(filter, family).join(', ')}`;
}

/** The values of a filter as they are read. */
export function appliedFilterValues(
  { values, clientSpecific }: model.AppliedFilter,
  family: Family | undefined,
): readonly string[] {
  return clientSpecific ? values.map((value) => ownedNameLabel(value, family)) : values;
}

/** A month's name on an axis, without its year: `Nov`. */
export const monthName = (day: model.CalendarDay) => shortly(day, { month: 'short' });

/** A day with the name of its month, which nobody takes for another one. */
export const longDate = (day: model.CalendarDay) => shortly(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** A day on an axis, without its year: `11/08`. */
export const dayLabel = (day: model.CalendarDay) => shortly(day, { month: '2-digit', day: '2-digit' });

function shortly(day: model.CalendarDay, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), { ...parts, timeZone: 'UTC' }).format(Date.parse(day));
}
/** The name of a day of the week, 1 is Monday. */
export const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

/** How days are written and read in an input, in the letters of the calendars: `MM/DD/YYYY`. */
export function dayPattern(): string {
  const parts = new Intl.DateTimeFormat(locale(), { year: 'numeric', month: '2-digit', day: '2-digit' });
  const letters: Readonly<Record<string, string>> = { year: 'YYYY', month: 'MM', day: 'DD' };
  return parts
    .formatToParts(0)
    .map(({ type, value }) => letters[type] ?? value)
    .join('');
}

const second = 1_000;
const units = [
  { unit: 'minute', length: 60 * second },
  { unit: 'hour', length: 3_600 * second },
  { unit: 'day', length: 86_400 * second },
] as const;

/** When something happened: `5 minutes ago` within a week, else the day and time in UTC. */
export function momentText(iso: string, now: Date): string {
  const past = Math.max(0, now.getTime() - Date.parse(iso));
  const fitting = units.findLast(({ length }) => past >= length);
  if (fitting === undefined) return texts.t('just now');
  const count = Math.floor(past / fitting.length);
  if (fitting.unit === 'day' && count > 7) return displayDateTime(iso.replace('T', ' '));
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-count, fitting.unit);
}
