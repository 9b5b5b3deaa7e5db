import { useQuery } from '@tanstack/react-query';
import type { DataRow } from '@waybill/contract';
import { type CalendarDay, firstInvoicesQuery, type Page, type PageState } from '@waybill/model';
import { dataOptions } from './data-queries.ts';

interface Asking {
  readonly page: Pick<Page, 'name'>;
  readonly state: Pick<PageState, 'clientId' | 'childClientIds' | 'dateType'>;
}

/** Asks on which days the invoices of the chosen clients begin. */
export function firstInvoicesOptions({ page, state }: Asking) {
  return dataOptions(page.name, 'amounts', firstInvoicesQuery(state));
}

/** The date of the earliest invoice in the answer; undefined without any. */
export function firstInvoiceIn(rows: readonly DataRow[]): CalendarDay | undefined {
  return earliest(rows.map(({ FIRST }) => FIRST));
}

/** The date of the first invoice; undefined without any, and while it is unknown. */
export function useFirstInvoice(asking: Asking): CalendarDay | undefined {
  const { data } = useQuery(firstInvoicesOptions(asking));
  return data && firstInvoiceIn(data);
}

/** The first day that has rows by a date type; undefined without any, and while it is unknown. */
export function useFirstDay(asking: Asking): CalendarDay | undefined {
  const { data } = useQuery(firstInvoicesOptions(asking));
  return data && firstDayIn(data, asking.state);
}

/** The same in an answer. */
export function firstDayIn(
  rows: readonly DataRow[],
  { dateType }: Pick<PageState, 'dateType'>,
): CalendarDay | undefined {
  return dateType === 'bill_date' ? firstInvoiceIn(rows) : earliest(rows.map(({ SHIPPED }) => SHIPPED));
}

function earliest(days: readonly (DataRow[string] | undefined)[]): CalendarDay | undefined {
  return days
    .filter((day) => day !== null && day !== undefined)
    .map((day) => String(day).slice(0, 10))
    .toSorted()[0];
}
