import type { NumberedInvoice, PaymentNumber, PaymentNumberDetail } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import { requestedClient } from '../../organisation/clients/requested-client.ts';
import { notFound } from '../../platform/problems.ts';
import { namedOne } from '../../platform/tables/named-json.ts';
import { findInvoices, type InvoiceReader, type InvoiceServices } from '../invoices/find-invoices.ts';

/** Which payment numbers to list. */
interface Filters {
  readonly clientId?: number | undefined;
  readonly carrierId?: number | undefined;
  readonly status?: 'all' | PaymentNumber['status'];
}

const status = sql<PaymentNumber['status']>`case when payment_number.voided_at is not null then 'void'
  when payment_number.paid_on is not null then 'paid' else 'open' end`;

const ofInvoices = <Value>(aggregate: string) =>
  sql<Value>`(select ${sql.raw(aggregate)} from payment_number_invoice as item
    where item.payment_number_id = payment_number.id)`;

/**
 * The payment numbers of the clients that somebody may read, unordered.
 * @throws ProblemError 403 for a client that they may not read.
 */
export async function paymentNumbersOf(settings: Settings, reader: InvoiceReader, filters: Filters = {}) {
  const { clientId, carrierId, status: wanted = 'all' } = filters;
  const clientIds =
    clientId === undefined
      ? await readableIds(settings, reader)
      : [...(await requestedClient(settings, reader, clientId)).familyIds];
  return settings
    .selectFrom('payment_number')
    .innerJoin('client', 'client.id', 'payment_number.client_id')
    .innerJoin('carrier', 'carrier.id', 'payment_number.carrier_id')
    .leftJoin('user_account', 'user_account.id', 'payment_number.created_by')
    .select([
      'payment_number.id',
      'payment_number.number',
      'client.name as clientName',
      'carrier.name as carrierName',
      namedOne('client.id', 'client.name').as('client'),
      namedOne('carrier.id', 'carrier.name').as('carrier'),
      'payment_number.currency_code as currencyCode',
      status.as('status'),
      ofInvoices<number>('count(*)::integer').as('invoices'),
      ofInvoices<number>('coalesce(sum(amount), 0)::double precision').as('amount'),
      'payment_number.paid_on as paidOn',
      'payment_number.reference',
      'payment_number.note',
      sql<string>`to_char(payment_number.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('createdAt'),
      'user_account.login as createdBy',
      'payment_number.void_reason as voidReason',
    ])
    .where('payment_number.client_id', 'in', clientIds)
    .$if(carrierId !== undefined, (all) => all.where('payment_number.carrier_id', '=', carrierId ?? 0))
    .$if(wanted !== 'all', (all) => all.where(status, '=', wanted === 'all' ? 'open' : wanted));
}

/** Whose payment numbers to search, and where. */
export const searchedInPayments = ['number', 'clientName', 'carrierName', 'reference', 'note'] as const;

/**
 * One of them.
 * @throws ProblemError 404 when the reader may read no such number, in the same words whether it exists or not.
 */
export async function paymentNumberOf(settings: Settings, reader: InvoiceReader, id: number): Promise<PaymentNumber> {
  const found = await (await paymentNumbersOf(settings, reader)).where('payment_number.id', '=', id).executeTakeFirst();
  if (found === undefined) throw notFound('This payment number does not exist, or you do not have access to it.');
  const { clientName: _client, carrierName: _carrier, ...payment } = found;
  return payment;
}

/** One of them with its carrier invoices as they are now, by bill date. Throws as `paymentNumberOf` does. */
export async function paymentNumberDetail(
  services: InvoiceServices,
  reader: InvoiceReader,
  id: number,
): Promise<PaymentNumberDetail> {
  const { settings } = services;
  const payment = await paymentNumberOf(settings, reader, id);
  const stored = await settings
    .selectFrom('payment_number_invoice')
    .select(['invoice_id', 'amount'])
    .where('payment_number_id', '=', id)
    .execute();
  const amounts = new Map(stored.map((item) => [item.invoice_id, Number(item.amount)]));
  const window = { sort: 'billDate', descending: false, limit: stored.length, offset: 0 } as const;
  const filters = { invoiceIds: [...amounts.keys()], clientId: payment.client.id, search: '' };
  const { rows } = await findInvoices(services, reader, filters, window);
  const items = rows.map((row): NumberedInvoice => ({ ...row, numberedAmount: amounts.get(row.id) ?? 0 }));
  return { ...payment, items };
}
