import type { DashboardSettings } from '@waybill/contract';
import { type CalendarDay, isCalendarDay } from './calendar-day.ts';
import { presetRange, sinceEngageDate } from './date-preset.ts';
import type { DateRange, DateType } from './date-range.ts';
import { defaultLastDays, isLastDays, lastDaysRange } from './last-days.ts';
import { defaultRollingPeriod, isRollingPeriod, type RollingPeriod, rollingRange } from './rolling-period.ts';

/** How the dates are chosen: `dr` an explicit range, `rp` a rolling period, `la` the last N days (S1 section 3). */
export const dateFrequencies = ['dr', 'rp', 'la'] as const;
export type DateFrequency = (typeof dateFrequencies)[number];

/** The dates in effect: which date, how it was chosen, and the days that follow from it. */
export interface DateFilter extends DateRange {
  readonly type: DateType;
  readonly dateFrequency: DateFrequency;
  readonly rollingPeriodOption: RollingPeriod;
  readonly lastNoOfDays: number;
}

/** The dates after a client was chosen: its engage date, or two years back, through today, by invoice date (S1 section 4). */
export function initialDateFilter(engageDate: CalendarDay | null | undefined, today: CalendarDay): DateFilter {
  return { ...defaults, ...sinceEngageDate(engageDate, today) };
}

/** The same choice as of today: a saved 'last 30 days' stays relative, an explicit range does not. */
export function recomputed(filter: DateFilter, today: CalendarDay): DateFilter {
  return { ...filter, ...rangeOf(filter, today) };
}

/** The dates of saved dashboard settings, days recomputed (S1 section 4); what is missing or invalid takes its default. */
export function dateFilterOf(settings: DashboardSettings, today: CalendarDay): DateFilter {
  const { type, dateFrequency, rollingPeriodOption, lastNoOfDays, fromDate, toDate } = settings;
  const chosen: DateFilter = {
    type: type ?? defaults.type,
    dateFrequency: dateFrequency ?? 'rp',
    rollingPeriodOption:
      typeof rollingPeriodOption === 'string' && isRollingPeriod(rollingPeriodOption)
        ? rollingPeriodOption
        : defaults.rollingPeriodOption,
    lastNoOfDays: typeof lastNoOfDays === 'number' && isLastDays(lastNoOfDays) ? lastNoOfDays : defaults.lastNoOfDays,
    ...presetRange('Custom Dates', {
      today,
      custom: { ...existing('from', fromDate ?? undefined), ...existing('to', toDate ?? undefined) },
    }),
  };
  return recomputed(chosen, today);
}

/** Why the range cannot be used, or undefined: both days must exist, in order, and not lie in the future. */
export function rangeProblem({ from, to }: DateRange, today: CalendarDay): string | undefined {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'Please choose both dates.';
  if (from > to) return 'The first date must not be after the last.';
  if (to > today) return 'Dates cannot be in the future.';
  return undefined;
}

const defaults = {
  type: 'bill_date',
  dateFrequency: 'dr',
  rollingPeriodOption: defaultRollingPeriod,
  lastNoOfDays: defaultLastDays,
} as const;

function rangeOf(filter: DateFilter, today: CalendarDay): DateRange {
  if (filter.dateFrequency === 'rp') return rollingRange(filter.rollingPeriodOption, today);
  if (filter.dateFrequency === 'la') return lastDaysRange(filter.lastNoOfDays, today);
  return { from: filter.from, to: filter.to };
}

function existing(end: keyof DateRange, day: string | undefined): Partial<DateRange> {
  return day !== undefined && isCalendarDay(day) ? { [end]: day } : {};
}
