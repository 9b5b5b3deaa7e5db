import type { ClientInvoice, ClientInvoiceDetail, StampedInvoice } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import { requestedClient } from '../../organisation/clients/requested-client.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedOne } from '../../platform/tables/named-json.ts';
import { findInvoices, type InvoiceServices } from '../invoices/find-invoices.ts';

/** Which client invoice numbers to list. */
interface Filters {
  readonly clientId?: number | undefined;
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

const ofItems = <Value>(aggregate: string) =>
  sql<Value>`(select ${sql.raw(aggregate)} from client_invoice_item as item where item.client_invoice_id = client_invoice.id)`;

/**
 * The client invoice numbers of the clients that somebody may read, unordered.
 * @throws ProblemError 403 for a client that they may not read.
 */
export async function clientInvoices(settings: Settings, user: SignedInUser, filters: Filters = {}) {
  const { clientId, fromDate, toDate } = filters;
  const clientIds =
    clientId === undefined
      ? await readableIds(settings, user)
      : [...(await requestedClient(settings, user, clientId)).familyIds];
  return settings
    .selectFrom('client_invoice')
    .innerJoin('client', 'client.id', 'client_invoice.client_id')
    .leftJoin('user_account', 'user_account.id', 'client_invoice.created_by')
    .select([
      'client_invoice.id',
      'client_invoice.number',
      'client.name as clientName',
      namedOne('client.id', 'client.name').as('client'),
      'client_invoice.from_date as fromDate',
      'client_invoice.to_date as toDate',
      sql<string>`to_char(client_invoice.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('createdAt'),
      'user_account.login as createdBy',
      ofItems<number>('count(*)::integer').as('invoices'),
      ofItems<number>('coalesce(sum(packages), 0)::integer').as('packages'),
      ofItems<number>('coalesce(sum(amount_usd), 0)::double precision').as('amountUsd'),
      sql<ClientInvoice['amounts']>`coalesce((select json_agg(json_build_object('currencyCode', currency_code,
        'amount', amount) order by currency_code) from (select currency_code, sum(amount) as amount
        from client_invoice_item as item where item.client_invoice_id = client_invoice.id
        group by currency_code) as summed), '[]'::json)`.as('amounts'),
    ])
    .where('client_invoice.client_id', 'in', clientIds)
    .$if(fromDate !== undefined, (all) => all.where('client_invoice.to_date', '>=', fromDate ?? ''))
    .$if(toDate !== undefined, (all) => all.where('client_invoice.from_date', '<=', toDate ?? ''));
}

/**
 * One of them with its carrier invoices as they are now, by bill date.
 * @throws ProblemError 404 when the user may read no such number, in the same words whether it exists or not.
 */
export async function clientInvoiceDetail(
  services: InvoiceServices,
  user: SignedInUser,
  id: number,
): Promise<ClientInvoiceDetail> {
  const { settings } = services;
  const found = await (await clientInvoices(settings, user)).where('client_invoice.id', '=', id).executeTakeFirst();
  if (found === undefined) throw notFound('This client invoice does not exist, or you do not have access to it.');
  const { clientName: _, ...invoice } = found;
  const stored = await settings
    .selectFrom('client_invoice_item')
    .select(['invoice_id', 'amount', 'amount_usd'])
    .where('client_invoice_id', '=', id)
    .execute();
  const stamps = new Map(stored.map((item) => [item.invoice_id, item]));
  const window = { sort: 'billDate', descending: false, limit: stored.length, offset: 0 } as const;
  const filters = { invoiceIds: [...stamps.keys()], clientId: invoice.client.id, search: '' };
  const { rows } = await findInvoices(services, user, filters, window);
  const items = rows.map((row): StampedInvoice => {
    const stamp = stamps.get(row.id);
    return { ...row, stampedAmount: Number(stamp?.amount), stampedAmountUsd: Number(stamp?.amount_usd) };
  });
  return { ...invoice, items };
}
