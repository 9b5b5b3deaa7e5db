import { addMonths, isCalendarDay } from '../dates/calendar-day.ts';
import type { NamedReport } from './named-report.ts';
import { findNamedReport } from './named-reports.ts';

/** S3 section 9. */
export const mostNamedReportMonths = 13;

/** The message for an order beyond the limits (S3 section 5). */
export const namedReportLimits = 'Reports are downloadable for at most 13 months and for only one carrier.';

/** A report as it is ordered (S3 section 3). */
export interface NamedReportOrder {
  readonly reportName: string;
  /** The name of one carrier. */
  readonly carrier: string;
  /** `YYYY-MM-DD`; both days belong to it. */
  readonly startDate: string;
  readonly endDate: string;
}

/** Whether days are at most thirteen months. */
export function areFewEnoughMonths(startDate: string, endDate: string): boolean {
  return endDate < addMonths(startDate, mostNamedReportMonths);
}

/** The invalid field of a request, and why; undefined for a valid one. */
export function namedReportProblem(
  { reportName, carrier, startDate, endDate }: NamedReportOrder,
  carriers: readonly string[],
): { readonly field: keyof NamedReportOrder; readonly message: string } | undefined {
  const report = findNamedReport(reportName);
  if (report === undefined) return { field: 'reportName', message: 'There is no such report.' };
  if (!carriers.includes(carrier)) return { field: 'carrier', message: namedReportLimits };
  if (report.carrier !== undefined && report.carrier !== carrier) {
    return { field: 'carrier', message: onlyFor(report, report.carrier) };
  }
  if (!isCalendarDay(startDate)) return { field: 'startDate', message: 'This is not a day: write YYYY-MM-DD.' };
  if (!isCalendarDay(endDate)) return { field: 'endDate', message: 'This is not a day: write YYYY-MM-DD.' };
  if (endDate < startDate) return { field: 'endDate', message: 'The last day is before the first.' };
  return areFewEnoughMonths(startDate, endDate) ? undefined : { field: 'endDate', message: namedReportLimits };
}

const onlyFor = ({ name }: NamedReport, carrier: string): string => `The report ${name} is only made for ${carrier}.`;
