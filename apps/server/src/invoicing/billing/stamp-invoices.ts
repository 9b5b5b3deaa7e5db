import { type CarrierInvoice, mostPreviewedInvoices, type StampingPreview } from '@waybill/contract';
import type { SettingsSchema } from '@waybill/db';
import { dayOf, sumOfAmounts } from '@waybill/model';
import { sql, type Transaction } from 'kysely';
import { type ReadableClient, readableClients } from '../../identity/access/readable-clients.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { holdInvoices } from '../../intake/received-files/hold-invoices.ts';
import { requestedClient } from '../../organisation/clients/requested-client.ts';
import type { Services } from '../../platform/services.ts';
import { findInvoices, type InvoiceReader } from '../invoices/find-invoices.ts';
import { clientInvoiceNumbers } from '../invoices/given-numbers.ts';
import { nextNumber } from './next-number.ts';

type StampServices = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** Which carrier invoices a billing run is for. */
export interface BillingRun {
  readonly clientId: number;
  readonly fromDate: string;
  readonly toDate: string;
}

/** A number assigned by a run, and its count of carrier invoices. */
interface Stamped {
  readonly number: string;
  readonly invoices: number;
}

const everyInvoice = { sort: 'billDate', descending: false, limit: 1_000_000, offset: 0 } as const;

/**
 * Gives a client invoice number, one per client, to every carrier invoice of the run's client and its children that has
 * none. All or nothing; a simultaneous run waits, then finds them stamped.
 * @throws ProblemError 403 for a client that the user may not read, 409 while a load is being undone.
 */
export async function stampInvoices(
  services: StampServices,
  user: InvoiceReader,
  run: BillingRun,
): Promise<readonly Stamped[]> {
  const { settings } = services;
  const { familyIds } = await requestedClient(settings, user, run.clientId);
  const clients = (await readableClients(settings, user)).filter(({ id }) => familyIds.includes(id));
  return settings.transaction().execute(async (transaction) => {
    await holdInvoices(transaction, user.tenantId);
    const open = await unstampedInvoices({ ...services, settings: transaction }, user, run);
    const numbers: Stamped[] = [];
    for (const client of clients) {
      const invoices = open.filter(({ clientId }) => clientId === client.id);
      if (invoices.length > 0) numbers.push(await stampClient(services, transaction, user, { run, client, invoices }));
    }
    return numbers;
  });
}

/**
 * What a run would stamp now, without stamping it.
 * @throws ProblemError 403 for a client that the user may not read.
 */
export async function previewOfStamping(
  services: StampServices,
  user: InvoiceReader,
  run: BillingRun,
): Promise<StampingPreview> {
  await requestedClient(services.settings, user, run.clientId);
  const open = await unstampedInvoices(services, user, run);
  const currencies = [...new Set(open.map(({ currencyCode }) => currencyCode))].toSorted();
  return {
    invoices: open.length,
    clients: new Set(open.map(({ clientId }) => clientId)).size,
    amounts: currencies.map((currencyCode) => ({
      currencyCode,
      amount: sumOfAmounts(open.filter((each) => each.currencyCode === currencyCode).map(({ amount }) => amount)),
    })),
    first: open.slice(0, mostPreviewedInvoices),
  };
}

async function unstampedInvoices(
  services: StampServices,
  user: InvoiceReader,
  run: BillingRun,
): Promise<readonly CarrierInvoice[]> {
  const { rows } = await findInvoices(services, user, { ...run, search: '' }, everyInvoice);
  const stamped = await clientInvoiceNumbers(services.settings, rows);
  return rows.filter(({ id }) => !stamped.has(id));
}

interface ClientStamp {
  readonly run: BillingRun;
  readonly client: ReadableClient;
  readonly invoices: readonly CarrierInvoice[];
}

/** The number consists of the client's code, the day of the run, and a count of the client's numbers. */
async function stampClient(
  { clock }: StampServices,
  transaction: Transaction<SettingsSchema>,
  user: InvoiceReader,
  { run, client, invoices }: ClientStamp,
): Promise<Stamped> {
  const now = clock();
  const { tenantId, userId } = user;
  const count = await nextNumber(transaction, tenantId, `client_invoice ${client.id}`);
  const number = `${client.code}-${dayOf(now).replaceAll('-', '')}-${count}`;
  const { id } = await transaction
    .insertInto('client_invoice')
    .values({
      tenant_id: tenantId,
      client_id: client.id,
      number,
      from_date: run.fromDate,
      to_date: run.toDate,
      created_at: now,
      created_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = invoices.map((invoice) => ({
    invoice_id: invoice.id,
    packages: invoice.packages,
    currency_code: invoice.currencyCode,
    amount: invoice.amount.toFixed(2),
    amount_usd: invoice.amountUsd.toFixed(2),
  }));
  await sql`insert into client_invoice_item (client_invoice_id, invoice_id, packages, currency_code, amount, amount_usd)
    select ${id}::integer, invoice_id, packages, currency_code, amount, amount_usd
    from json_to_recordset(${JSON.stringify(items)}::json) as item(invoice_id bigint, packages integer,
      currency_code text, amount numeric(18, 2), amount_usd numeric(18, 2))`.execute(transaction);
  await writeAudit(transaction, user, now, {
    action: 'client_invoice.generate',
    subject: { id, name: number },
    more: { client: client.name, fromDate: run.fromDate, toDate: run.toDate, invoices: invoices.length },
  });
  return { number, invoices: invoices.length };
}

/** The message to the user about a run. */
export function stampMessage(stamped: readonly Stamped[]): string {
  if (stamped.length === 0) return 'There are no invoices without a client invoice number in these days.';
  const invoices = stamped.reduce((sum, each) => sum + each.invoices, 0);
  const numbers = stamped.map(({ number }) => number).join(', ');
  return `Invoices stamped: ${invoices}. Client invoice numbers: ${numbers}.`;
}
