import type { CarrierInvoice, InvoiceFilters } from '@waybill/contract';
import {
  compileInvoices,
  type InvoiceConditions,
  type InvoiceWindow,
  type Scope,
  scopeTo,
  scopeToAll,
} from '@waybill/query';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { ClientReader } from '../../platform/http/signed-in-user.ts';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { clientInvoiceNumbers, paymentNumbers } from './given-numbers.ts';

export type InvoiceServices = Pick<Services, 'settings' | 'warehouse'>;

/** The caller, with what decides which clients they may read. */
export type InvoiceReader = ClientReader;

/** An invoice as the warehouse knows it. */
type StoredInvoice = Omit<CarrierInvoice, 'clientName' | 'clientInvoiceNumber' | 'paymentNumber' | 'paidOn'>;

/**
 * The invoices of a window, and how many there are.
 * @throws ScopeError 403 for a client that the reader may not read.
 */
export async function findInvoices(
  services: InvoiceServices,
  reader: InvoiceReader,
  filters: InvoiceFilters & Pick<InvoiceConditions, 'invoiceIds'>,
  window: InvoiceWindow,
  signal?: AbortSignal,
): Promise<{ rows: CarrierInvoice[]; total: number }> {
  const { settings, warehouse } = services;
  const clients = await readableClients(settings, reader);
  const scope = invoiceScope(filters, clients, warehouse.dataVersion);
  const { rows, count } = compileInvoices(conditionsOf(filters), window, { scope });
  const options = { timeoutMs: queryTimeoutMs, ...(signal === undefined ? {} : { signal }) };
  const [found, [counted]] = await Promise.all([
    warehouse.rows<StoredInvoice>(rows, options),
    warehouse.rows<{ total: number }>(count, options),
  ]);
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const [stamps, payments] = await Promise.all([
    clientInvoiceNumbers(settings, found),
    paymentNumbers(settings, found),
  ]);
  return {
    rows: found.map((invoice) => ({
      ...invoice,
      clientName: names.get(invoice.clientId) ?? '',
      clientInvoiceNumber: stamps.get(invoice.id) ?? null,
      paymentNumber: payments.get(invoice.id)?.number ?? null,
      paidOn: payments.get(invoice.id)?.paidOn ?? null,
    })),
    total: counted?.total ?? 0,
  };
}

function invoiceScope(
  { clientId, childClientIdsCSV }: InvoiceFilters,
  clients: Awaited<ReturnType<typeof readableClients>>,
  published: number,
): Scope {
  const names = clientId === undefined && (childClientIdsCSV ?? '') === '';
  return names ? scopeToAll(clients, published) : scopeTo({ clientId, childClientIdsCSV }, clients, published);
}

function conditionsOf(filters: InvoiceFilters & Pick<InvoiceConditions, 'invoiceIds'>): InvoiceConditions {
  const { invoiceIds, carrierId, accountNumber, invoiceNumber, trackingNumbers, fromDate, toDate } = filters;
  return {
    invoiceIds,
    carrierId,
    accountNumber: accountNumber?.trim() || undefined,
    invoiceNumber: invoiceNumber?.trim() || undefined,
    trackingNumbers: listOf(trackingNumbers),
    fromDate,
    toDate,
    currencyCode: filters.currencyCode || undefined,
    words: filters.search.split(/\s+/).filter((word) => word !== ''),
  };
}

/** Tracking numbers are compared as they are stored: in capital letters and without spaces. */
function listOf(csv: string | undefined): readonly string[] | undefined {
  const numbers = (csv ?? '')
    .split(/[\s,;]+/)
    .map((number) => number.toUpperCase())
    .filter((number) => number !== '');
  return numbers.length === 0 ? undefined : [...new Set(numbers)];
}
