import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { invoiceKeyOf } from '../../intake/loads/invoice-key.ts';
import { readSummary } from '../../intake/received-files/invoice-files.ts';
import type { InvoiceReport } from '../../intake/received-files/load-report.ts';

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
 * belong to the client for whom it was loaded if that client has the account, or else to every client that has it.
 */
export async function statedInvoices(settings: Settings, reading: Reading): Promise<StatedInvoice[]> {
  const { tenantId, clientIds, readableIds, internal, fromDate } = reading;
  const [files, owners] = await Promise.all([
    settings
      .selectFrom('invoice_file')
      .select(['id', 'name', 'status', 'reason', 'summary', 'client_id', 'client_ids'])
      .where('tenant_id', '=', tenantId)
      .where('status', 'in', ['loaded', 'incomplete', 'refused'])
      .where(sql<boolean>`(client_ids && ${sql.val([...clientIds])}::integer[] or cardinality(client_ids) = 0)`)
      .where(sql<boolean>`received_at >= ${fromDate}::date`)
      .orderBy('id')
      .execute(),
    ownersOfAccounts(settings, tenantId),
  ]);
  const asked = new Set(clientIds);
  return files.flatMap(({ id, name, status, reason, summary, client_id: chosen, client_ids: clients }) => {
    const invoices = (readSummary(summary)?.report.invoices ?? []).map(({ clientId, ...invoice }) => ({
      invoice,
      ownerIds: clientId === null ? possibleOwners(owners.get(accountOf(invoice)), chosen) : [clientId],
    }));
    const isReadable = (clientId: number) => readableIds.has(clientId);
    const mayOpen = internal || (clients.length > 0 && clients.every(isReadable));
    const isAllReadable = invoices.every(({ ownerIds }) => ownerIds.length > 0 && ownerIds.every(isReadable));
    const told = {
      isLoaded: status === 'loaded',
      file: mayOpen ? { id, name } : null,
      reason: internal || isAllReadable ? reason : null,
    };
    return invoices
      .filter(({ invoice }) => invoice.billDate >= fromDate)
      .flatMap(({ invoice, ownerIds }) =>
        ownerIds.filter((clientId) => asked.has(clientId)).map((clientId) => ({ ...invoice, clientId, ...told })),
      );
  });
}

/** Whose an invoice may be that no client has yet. */
const possibleOwners = (owners: readonly number[] = [], chosen: number | null): readonly number[] =>
  chosen !== null && owners.includes(chosen) ? [chosen] : owners;

const accountOf = ({ carrierName, accountNumber }: Pick<InvoiceReport, 'carrierName' | 'accountNumber'>): string =>
  JSON.stringify([carrierName, accountNumber]);

/** The clients of the tenant that have each account. */
async function ownersOfAccounts(settings: Settings, tenantId: number): Promise<ReadonlyMap<string, readonly number[]>> {
  const accounts = await settings
    .selectFrom('account')
    .innerJoin('client', 'client.id', 'account.client_id')
    .innerJoin('carrier', 'carrier.id', 'account.carrier_id')
    .select(['carrier.name as carrierName', 'account.number as accountNumber', 'account.client_id as clientId'])
    .where('client.tenant_id', '=', tenantId)
    .execute();
  return new Map(
    [...Map.groupBy(accounts, accountOf)].map(([key, owners]) => [key, owners.map(({ clientId }) => clientId)]),
  );
}
