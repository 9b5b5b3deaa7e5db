import type { TrackedPayment } from '@waybill/contract';
import { compileBilledTracking, scopeToAll } from '@waybill/query';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { longQuery } from '../../platform/query-limits.ts';
import type { InvoiceReader, InvoiceServices } from '../invoices/find-invoices.ts';
import { paymentNumbers } from '../invoices/given-numbers.ts';

type BilledTracking = Omit<TrackedPayment, 'clientName' | 'paymentNumber' | 'paidOn'> & { readonly clientId: number };

/** On which invoices tracking numbers are billed, and how those are paid; in the order of the numbers. */
export async function trackedPayments(
  { settings, warehouse }: InvoiceServices,
  reader: InvoiceReader,
  trackingNumbers: readonly string[],
  signal: AbortSignal,
): Promise<{ found: TrackedPayment[]; missing: string[] }> {
  const numbers = [...new Set(trackingNumbers.map((number) => number.toUpperCase()))];
  const clients = await readableClients(settings, reader);
  const scope = scopeToAll(clients, warehouse.dataVersion);
  const options = { ...longQuery, signal };
  const billed = await warehouse.rows<BilledTracking>(compileBilledTracking(numbers, { scope }), options);
  const payments = await paymentNumbers(
    settings,
    billed.map(({ invoiceId }) => ({ id: invoiceId })),
  );
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const places = new Map(numbers.map((number, place) => [number, place]));
  const found = billed
    .toSorted((one, other) => (places.get(one.trackingNumber) ?? 0) - (places.get(other.trackingNumber) ?? 0))
    .map(({ clientId, ...row }) => ({
      ...row,
      clientName: names.get(clientId) ?? '',
      paymentNumber: payments.get(row.invoiceId)?.number ?? null,
      paidOn: payments.get(row.invoiceId)?.paidOn ?? null,
    }));
  const known = new Set(found.map(({ trackingNumber }) => trackingNumber));
  return { found, missing: numbers.filter((number) => !known.has(number)) };
}
