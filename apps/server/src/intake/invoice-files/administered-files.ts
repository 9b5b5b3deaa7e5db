import type { InvoiceFileDetail } from '@waybill/contract';
import type { InvoiceFileStatus, Settings } from '@waybill/db';
import { sql } from 'kysely';
import { notFound } from '../../platform/problems.ts';
import { readSummary } from '../loads/invoice-files.ts';

/** The carrier files of a tenant, unordered. */
export function administeredFiles(settings: Settings, tenantId: number) {
  return settings
    .selectFrom('invoice_file')
    .select([
      'invoice_file.id',
      'invoice_file.name',
      'invoice_file.bytes',
      'invoice_file.layout',
      'invoice_file.status',
      'invoice_file.reason',
      sql<string>`to_char(invoice_file.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('receivedAt'),
      'invoice_file.row_count as rows',
      'invoice_file.package_count as packages',
      'invoice_file.bad_line_count as badLines',
    ])
    .where('invoice_file.tenant_id', '=', tenantId);
}

/** A carrier file with the paths of its copies in the data directory. */
interface StoredFile extends InvoiceFileDetail {
  readonly keptPath: string | null;
  readonly badLinesPath: string | null;
}

const reloadable: readonly InvoiceFileStatus[] = ['refused', 'incomplete', 'undone'];

/** @throws ProblemError 404 when the tenant has no such file. */
export async function administeredFile(settings: Settings, tenantId: number, fileId: number): Promise<StoredFile> {
  const file = await administeredFiles(settings, tenantId)
    .select(['sha256', 'summary', 'load_id as loadId', 'kept_path as keptPath', 'quarantine_path as badLinesPath'])
    .where('invoice_file.id', '=', fileId)
    .executeTakeFirst();
  if (file === undefined) throw notFound('There is no such invoice file.');
  const { summary, ...row } = file;
  return {
    ...row,
    hasBadLinesReport: row.badLinesPath !== null,
    mayReload: row.keptPath !== null && reloadable.includes(row.status),
    mayUndo: row.status === 'loaded' && row.loadId !== null,
    invoices: readSummary(summary)?.report.invoices ?? [],
  };
}
