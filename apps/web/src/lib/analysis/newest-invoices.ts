import type { Client, DataAsOf } from '@waybill/contract';
import { addDays, type CalendarDay, type DateRange } from '@waybill/model';

/** Why a page may be empty: nothing was loaded yet, or the newest invoice is older than the days shown. */
export type InvoiceGap = { readonly kind: 'none' } | { readonly kind: 'older'; readonly newest: CalendarDay };

/**
 * The gap between the invoices of these clients (absent: of all that the user may see) and the first day that a page
 * shows; undefined if there is none.
 */
export function invoiceGap(
  { clients }: Pick<DataAsOf, 'clients'>,
  clientIds: readonly number[] | undefined,
  from: CalendarDay | undefined,
): InvoiceGap | undefined {
  const newest = newestInvoiceOf(clients, clientIds);
  if (newest === undefined) return { kind: 'none' };
  return from !== undefined && newest < from ? { kind: 'older', newest } : undefined;
}

/** The bill date of the newest invoice of these clients (absent: of all that the user may see); undefined without any. */
export function newestInvoiceOf(
  loads: DataAsOf['clients'],
  clientIds: readonly number[] | undefined,
): CalendarDay | undefined {
  return loads
    .filter(({ clientId }) => clientIds === undefined || clientIds.includes(clientId))
    .map(({ newestBillDate }) => newestBillDate)
    .toSorted()
    .at(-1);
}

/** The clients whose invoices an address shows: the chosen sub-clients, or a client with all of its own. */
export function shownClientIds(
  { id, childClients }: Pick<Client, 'id' | 'childClients'>,
  chosen: readonly number[],
): readonly number[] {
  return chosen.length === 0 ? [id, ...childClients.map((child) => child.id)] : chosen;
}

/** The days that lead up to the newest invoice: four weeks, unless a page shows more. */
export const daysBefore = (newest: CalendarDay, days = 28): DateRange => ({
  from: addDays(newest, 1 - days),
  to: newest,
});
