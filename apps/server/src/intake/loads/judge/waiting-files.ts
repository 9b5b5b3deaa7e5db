import type { Settings } from '@waybill/db';
import { type FileCopy, readSummary } from '../../received-files/invoice-files.ts';
import { invoiceKeyOf, type NamedInvoice } from '../invoice-key.ts';

/** A part of an invoice that is kept until the other parts come. */
export interface WaitingFile {
  readonly id: number;
  /** Where it is kept. */
  readonly address: string;
}

/** An invoice and its client; null if the client was not known when the file was read. */
type OwnedInvoice = NamedInvoice & { readonly clientId: number | null };

/**
 * The tenant's waiting files that hold parts of these invoices of the same clients, and those that hold parts of the
 * invoices of such files; each content once. With `clientIds`, only files that hold nothing but invoices of these clients.
 */
export async function findWaitingFiles(
  settings: Settings,
  { tenantId, sha256 }: Pick<FileCopy, 'tenantId' | 'sha256'>,
  invoices: readonly OwnedInvoice[],
  clientIds: readonly number[] | undefined,
): Promise<WaitingFile[]> {
  const all = await settings
    .selectFrom('invoice_file')
    .select(['id', 'sha256', 'kept_path', 'summary'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'incomplete')
    .where('sha256', '<>', sha256)
    .orderBy('id')
    .execute();
  const waiting = all.filter(({ summary }) => holdsOnly(summary, clientIds));
  const wanted = new Set(invoices.map(ownedKeyOf));
  const found = new Map<string, WaitingFile>();
  let before = -1;
  while (found.size > before) {
    before = found.size;
    for (const { id, sha256: content, kept_path: address, summary } of waiting) {
      const keys = (readSummary(summary)?.report.invoices ?? []).map(ownedKeyOf);
      if (address === null || found.has(content) || !keys.some((key) => wanted.has(key))) continue;
      found.set(content, { id, address });
      for (const key of keys) wanted.add(key);
    }
  }
  return [...found.values()];
}

function holdsOnly(summary: string | null, clientIds: readonly number[] | undefined): boolean {
  if (clientIds === undefined) return true;
  const invoices = readSummary(summary)?.report.invoices ?? [];
  return invoices.length > 0 && invoices.every(({ clientId }) => clientId !== null && clientIds.includes(clientId));
}

const ownedKeyOf = (invoice: OwnedInvoice): string => `${invoice.clientId} ${invoiceKeyOf(invoice)}`;
