import { useQuery } from '@tanstack/react-query';
import {
  type CalendarDay,
  type DateRange,
  type Page,
  type PageState,
  previousRange,
  type ShownDays,
} from '@waybill/model';
import { useMemo } from 'react';
import { firstInvoiceIn, firstInvoicesOptions } from './first-invoices.ts';

/** The days that figures are compared with; none if there are no invoices for all of them. */
export interface Comparable {
  /** False until it is known on which day the invoices begin. */
  readonly isKnown: boolean;
  readonly range: DateRange | undefined;
}

/**
 * The days before, to compare with; undefined if the client's first invoice is later than their first day, so that
 * nothing is compared with days of which invoices are missing.
 */
export function comparableRange(dates: ShownDays, firstInvoice: CalendarDay | undefined): DateRange | undefined {
  const before = previousRange(dates);
  return isCovered(before, firstInvoice) ? before : undefined;
}

/** Whether invoices had begun by the first of these days. */
export function isCovered({ from }: DateRange, firstInvoice: CalendarDay | undefined): boolean {
  return firstInvoice !== undefined && firstInvoice <= from;
}

/** The days that a page is compared with. */
export function useComparableRange(page: Pick<Page, 'name'>, state: PageState): Comparable {
  const { data, isError } = useQuery(firstInvoicesOptions({ page, state }));
  const { dates } = state;
  const range = useMemo(() => data && comparableRange(dates, firstInvoiceIn(data)), [data, dates]);
  return { isKnown: data !== undefined || isError, range };
}
