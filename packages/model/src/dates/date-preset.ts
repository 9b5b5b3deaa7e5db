import { addDays, addMonths, type CalendarDay } from './calendar-day.ts';
import type { DateRange } from './date-range.ts';
import { type RollingPeriod, rollingRange } from './rolling-period.ts';

/** The quick choices of the date-range picker (S1 section 9). */
export const datePickerPresets = ['Two Years Back to Date', 'Previous Year', 'YTD', 'Engage Date to Date'] as const;

/** The option list of date filters, in order (S1 section 9). */
export const dateFilterOptions = [
  'Week Before Last',
  'Previous Week',
  'Current Week',
  'Previous Month',
  'Current Month',
  'Previous Quarter',
  'Current Quarter',
  'Previous Year',
  'Annual',
  'YTD',
  'Last Six Months',
  'Custom Dates',
] as const;

export type DatePreset = (typeof datePickerPresets)[number] | (typeof dateFilterOptions)[number];

/** What a preset may need besides today. */
export interface PresetDates {
  readonly today: CalendarDay;
  /** The day on which the client joined, if known. */
  readonly engageDate?: CalendarDay | null | undefined;
  /** The days chosen under Custom Dates. */
  readonly custom?: Partial<DateRange> | undefined;
}

/**
 * The preset's days. Custom Dates without both days fall back to the week before last; an unknown engage date falls
 * back to two years (S1 sections 4 and 9).
 */
export function presetRange(preset: DatePreset, dates: PresetDates): DateRange {
  const { today, engageDate, custom } = dates;
  switch (preset) {
    case 'Two Years Back to Date':
      return twoYearsBack(today);
    case 'Engage Date to Date':
      return sinceEngageDate(engageDate, today);
    case 'Week Before Last':
      return weekBeforeLast(today);
    case 'Last Six Months':
      return { from: addDays(addMonths(today, -6), 1), to: today };
    case 'Custom Dates':
      return custom?.from && custom.to ? { from: custom.from, to: custom.to } : weekBeforeLast(today);
    default:
      return rollingRange(preset satisfies RollingPeriod, today);
  }
}

/** The default span: two years back through today. */
export function twoYearsBack(today: CalendarDay): DateRange {
  return { from: addMonths(today, -24), to: today };
}

/** From the client's engage date through today, or two years if there is none, or if it lies ahead. */
export function sinceEngageDate(engageDate: CalendarDay | null | undefined, today: CalendarDay): DateRange {
  return engageDate && engageDate <= today ? { from: engageDate, to: today } : twoYearsBack(today);
}

/** The seven days before the previous week. */
export function weekBeforeLast(today: CalendarDay): DateRange {
  const { from, to } = rollingRange('Previous Week', today);
  return { from: addDays(from, -7), to: addDays(to, -7) };
}
