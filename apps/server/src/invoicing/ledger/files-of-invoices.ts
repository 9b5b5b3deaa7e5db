import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readSummary } from '../../intake/loads/invoice-files.ts';
import { invoiceKeyOf } from '../../intake/loads/invoice-key.ts';
import type { InvoiceReport } from '../../intake/loads/load-report.ts';

/** What a carrier's file states about one of its invoices. */
export interface StatedInvoice extends InvoiceReport {
  readonly clientId: number;
  readonly isLoaded: boolean;
  /** Null for a file that also contains invoices of clients that the reader may not read. */
  readonly file: { readonly id: number; readonly name: string } | null;
  /** Why the file is not loaded; null if the reason might name data that the reader may not see. */
  readonly reason: string | null;
}

/** Whose files are read, and for whom. */
interface Reading {
  readonly tenantId: number;
  readonly clientIds: readonly number[];
  /** Every client that the reader may read. */
  readonly readableIds: ReadonlySet<number>;
  /** Whether the reader may see every file of the tenant. */
  readonly internal: boolean;
  /** `YYYY-MM-DD` */
  readonly fromDate: string;
}

/** What makes an invoice unique among those of all clients. */
export const ledgerKeyOf = (invoice: Parameters<typeof invoiceKeyOf>[0] & { readonly clientId: number }): string =>
  `${invoice.clientId} ${invoiceKeyOf(invoice)}`;

/**
 * What the files of some clients state about their invoices with bill dates from a day on, oldest file first. A file
 * that was received before that day cannot contain them. A refused file does not say whose invoices it contains: they
 * belong to the client of the account, if only one client has that number.
 */
export async function statedInvoices(settings: Settings, reading: Reading): Promise<StatedInvoice[]> {
  const { tenantId, clientIds, readableIds, internal, fromDate } = reading;
  const [files, owners] = await Promise.all([
    settings
      .selectFrom('invoice_file')
      .select(['id', 'name', 'status', 'reason', 'summary', 'client_ids'])
      .where('tenant_id', '=', tenantId)
      .where('status', 'in', ['loaded', 'incomplete', 'refused'])
      .where(sql<boolean>`(client_ids && ${sql.val([...clientIds])}::integer[] or cardinality(client_ids) = 0)`)
      .where(sql<boolean>`received_at >= ${fromDate}::date`)
      .orderBy('id')
      .execute(),
    ownersOfAccounts(settings, tenantId),
  ]);
  const asked = new Set(clientIds);
  return files.flatMap(({ id, name, status, reason, summary, client_ids: clients }) => {
    const invoices = (readSummary(summary)?.report.invoices ?? []).map((invoice) => ({
      ...invoice,
      clientId: invoice.clientId ?? owners.get(accountOf(invoice)) ?? null,
    }));
    const isReadable = (clientId: number | null) => clientId !== null && readableIds.has(clientId);
    const mayOpen = internal || (clients.length > 0 && clients.every(isReadable));
    const told = {
      isLoaded: status === 'loaded',
      file: mayOpen ? { id, name } : null,
      reason: internal || invoices.every(({ clientId }) => isReadable(clientId)) ? reason : null,
    };
    return invoices.flatMap(({ clientId, ...invoice }) =>
      clientId !== null && asked.has(clientId) && invoice.billDate >= fromDate
        ? [{ ...invoice, clientId, ...told }]
        : [],
    );
  });
}

const accountOf = ({ carrierName, accountNumber }: Pick<InvoiceReport, 'carrierName' | 'accountNumber'>): string =>
  JSON.stringify([carrierName, accountNumber]);

/** The client of each account whose number only one client of the tenant has. */
async function ownersOfAccounts(settings: Settings, tenantId: number): Promise<Map<string, number>> {
  const accounts = await settings
    .selectFrom('account')
    .innerJoin('client', 'client.id', 'account.client_id')
    .innerJoin('carrier', 'carrier.id', 'account.carrier_id')
    .select(['carrier.name as carrierName', 'account.number as accountNumber', 'account.client_id as clientId'])
    .where('client.tenant_id', '=', tenantId)
    .execute();
  return new Map(
    [...Map.groupBy(accounts, accountOf)].flatMap(([key, [owner, ...others]]) =>
      owner !== undefined && others.length === 0 ? [[key, owner.clientId] as const] : [],
    ),
  );
}
