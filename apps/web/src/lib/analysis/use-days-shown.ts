import { useQuery } from '@tanstack/react-query';
import { addDays, type CalendarDay, type DateRange, dayOf, daysBetween } from '@waybill/model';
import { dataAsOfOptions } from './data-as-of.ts';
import { daysBefore, newestInvoiceOf } from './newest-invoices.ts';

/** The days that a page asks for; without any, the server’s usual ones. */
export interface DaysShown {
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
  /** Bill date of the newest invoice, if the page opened on the days up to it because none of its usual days has one. */
  readonly opensAt?: CalendarDay | undefined;
}

/** The days that an address names, else so many up to today or, without an invoice on any of these, up to the newest. */
export function useDaysShown(
  { from, to }: Pick<DaysShown, 'from' | 'to'>,
  clientIds: readonly number[] | undefined,
  days: number,
): DaysShown {
  const newest = useNewestBillDate(clientIds);
  if (from !== undefined || to !== undefined) return { from, to };
  const isUsual = newest === undefined || newest >= addDays(dayOf(new Date()), -days);
  return isUsual ? {} : { ...daysBefore(newest, days), opensAt: newest };
}

/** The days that an address names, else the usual ones or, if all of them are after the newest invoice, as many up to it. */
export function useDaysOrUsual(
  { from, to }: Pick<DaysShown, 'from' | 'to'>,
  clientIds: readonly number[] | undefined,
  usual: DateRange,
): DateRange & Pick<DaysShown, 'opensAt'> {
  const newest = useNewestBillDate(clientIds);
  if (from !== undefined || to !== undefined) return { from: from ?? usual.from, to: to ?? usual.to };
  if (newest === undefined || newest >= usual.from) return usual;
  return { ...daysBefore(newest, daysBetween(usual.from, usual.to) + 1), opensAt: newest };
}

/** The bill date of the newest invoice of these clients, or of all; undefined without any, and while it is unknown. */
export function useNewestBillDate(clientIds: readonly number[] | undefined): CalendarDay | undefined {
  const { data } = useQuery(dataAsOfOptions);
  return data && newestInvoiceOf(data.clients, clientIds);
}
