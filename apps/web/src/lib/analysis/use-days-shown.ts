import { useQuery } from '@tanstack/react-query';
import { addDays, type CalendarDay, dayOf } from '@waybill/model';
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
  const { data } = useQuery(dataAsOfOptions);
  if (from !== undefined || to !== undefined) return { from, to };
  const newest = data === undefined ? undefined : newestInvoiceOf(data.clients, clientIds);
  const isUsual = newest === undefined || newest >= addDays(dayOf(new Date()), -days);
  return isUsual ? {} : { ...daysBefore(newest, days), opensAt: newest };
}
