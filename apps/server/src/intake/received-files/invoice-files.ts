import type { InvoiceFileStatus, Settings, SettingsSchema } from '@waybill/db';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { type LoadReport, loadReport } from './load-report.ts';

/** The column `invoice_file.summary`: the report, and what to undo or finish if the process dies. */
const fileSummary = z.object({
  report: loadReport,
  createdAccounts: z.array(z.number().int()),
  /** Files that waited for this one: they are loaded together with it. */
  completedFiles: z.array(z.number().int()),
});

export type FileSummary = z.infer<typeof fileSummary>;

/** The stored summary; undefined when there is none, or it cannot be read. */
export const readSummary = (text: string | null): FileSummary | undefined => parsed(text, fileSummary);

/** The accounts that a load had created, even if the rest of the summary cannot be read. */
const accountsIn = (text: string | null): readonly number[] =>
  parsed(text, fileSummary.pick({ createdAccounts: true }))?.createdAccounts ?? [];

function parsed<Schema extends z.ZodType>(text: string | null, schema: Schema): z.infer<Schema> | undefined {
  if (text === null) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The columns in which a summary is kept. One that could not be read again is not kept: the file's state matters more. */
function columnsOf(summary: FileSummary) {
  const { report } = summary;
  const isReadable = fileSummary.safeParse(summary).success;
  return {
    layout: report.layout,
    summary: isReadable ? JSON.stringify(summary) : null,
    row_count: isReadable ? report.rows : 0,
    package_count: isReadable ? report.packages : 0,
    bad_line_count: isReadable ? report.badLines : 0,
  };
}

/** A copy of a carrier's file on this server's disk. */
export interface FileCopy {
  /** Absolute path. */
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly tenantId: number;
  readonly name: string;
}

/** A carrier's file that was handed in, and its row in the table `invoice_file`. */
export interface ReceivedFile extends FileCopy {
  readonly id: number;
  /** The name of the file that stays, in the file store. */
  readonly keptName: string;
}

/** The name of a file's load in the warehouse's ledger. */
export const sourceOf = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `${name} (file ${id})`;

/** The outcome of a file. */
export interface FileOutcome {
  readonly status: Exclude<InvoiceFileStatus, 'loading' | 'undoing' | 'undone'>;
  readonly summary: FileSummary;
  readonly loadId: number | null;
}

/** Records the result of a file and of the files that it completed, also in the audit log. */
export async function endFile(
  transaction: Transaction<SettingsSchema>,
  fileId: number,
  { status, summary, loadId }: FileOutcome,
): Promise<void> {
  const { report, completedFiles } = summary;
  await transaction
    .updateTable('invoice_file')
    .set({
      status,
      ...columnsOf(summary),
      client_ids: clientsOf(report),
      reason: report.messages.length > 0 ? report.messages.join('\n') : null,
      quarantine_path: report.quarantineReport,
      load_id: loadId,
    })
    .where('id', '=', fileId)
    .execute();
  if (completedFiles.length > 0) {
    await transaction
      .updateTable('invoice_file')
      .set({ status: 'loaded', reason: null, load_id: loadId })
      .where('id', 'in', completedFiles)
      .execute();
  }
  await transaction
    .insertInto('audit_log')
    .values((row) => ({
      tenant_id: row.selectFrom('invoice_file').select('tenant_id').where('id', '=', fileId),
      user_id: null,
      action: `invoice_file.${status}`,
      details: auditDetails(fileId, report, loadId),
    }))
    .execute();
}

/** The clients whose invoices or packages a report names; none while the owner of one of them is unknown. */
export function clientsOf({ invoices, deliveries }: LoadReport): number[] {
  if (deliveries !== undefined) return deliveries.waiting + deliveries.misfits > 0 ? [] : deliveries.clientIds;
  const ids = invoices.map(({ clientId }) => clientId);
  return ids.includes(null) ? [] : [...new Set(ids.filter((id) => id !== null))];
}

const auditDetails = (fileId: number, { name, sha256, messages }: LoadReport, loadId: number | null): string =>
  JSON.stringify({ fileId, name, sha256, loadId, messages });

/** Records what is about to be stored, so that the repair can finish or undo it. Throws for what could not be read again. */
export async function noteSummary(settings: Settings, fileId: number, summary: FileSummary): Promise<void> {
  await settings
    .updateTable('invoice_file')
    .set(columnsOf(fileSummary.parse(summary)))
    .where('id', '=', fileId)
    .execute();
}

/** Deletes the accounts that a failed load had created; returns how many. */
export async function removeCreatedAccounts(transaction: Transaction<SettingsSchema>, fileId: number): Promise<number> {
  const file = await transaction
    .selectFrom('invoice_file')
    .select('summary')
    .where('id', '=', fileId)
    .executeTakeFirst();
  const created = accountsIn(file?.summary ?? null);
  if (created.length > 0) await transaction.deleteFrom('account').where('id', 'in', created).execute();
  return created.length;
}
