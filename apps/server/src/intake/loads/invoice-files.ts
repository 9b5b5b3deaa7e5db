import type { InvoiceFileStatus, Settings, SettingsSchema } from '@waybill/db';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Receiver } from './accounts.ts';
import type { KeptFile } from './keep-file.ts';
import { type LoadReport, loadReport } from './load-report.ts';

/** What `invoice_file.summary` holds: the report, and what has to be undone or finished if the process dies. */
const fileSummary = z.object({
  report: loadReport,
  createdAccounts: z.array(z.number().int()),
  /** Files that waited for this one: they are loaded together with it. */
  completedFiles: z.array(z.number().int()),
});

export type FileSummary = z.infer<typeof fileSummary>;

/** What is noted of a file; undefined when nothing is, or nothing that can be read. */
export const readSummary = (text: string | null): FileSummary | undefined => parsed(text, fileSummary);

/** The accounts that a load had created, whatever else can be read of what was noted. */
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

/** A carrier file that was handed in, with its row in the settings database. */
export interface ReceivedFile extends KeptFile {
  readonly id: number;
  readonly tenantId: number;
  readonly name: string;
}

/** The name under which the load of a file stands in the warehouse's ledger. */
export const sourceOf = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `${name} (file ${id})`;

/** Notes that a file is being loaded. */
export async function receiveFile(
  settings: Settings,
  kept: KeptFile,
  name: string,
  receiver: Receiver,
): Promise<ReceivedFile> {
  const tenantId = receiver.tenantId ?? (await tenantOf(settings, receiver.clientId));
  const { id } = await settings
    .insertInto('invoice_file')
    .values({
      tenant_id: tenantId,
      name,
      sha256: kept.sha256,
      bytes: kept.bytes,
      layout: null,
      status: 'loading',
      reason: null,
      summary: null,
      quarantine_path: null,
      kept_path: kept.path,
      load_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...kept, id, tenantId, name };
}

/** The client's tenant; without a client that exists, the house's first. */
async function tenantOf(settings: Settings, clientId: number | undefined): Promise<number> {
  const client =
    clientId === undefined
      ? undefined
      : await settings.selectFrom('client').select('tenant_id').where('id', '=', clientId).executeTakeFirst();
  if (client !== undefined) return client.tenant_id;
  return (await settings.selectFrom('tenant').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
}

/** What became of a file. */
export interface FileOutcome {
  readonly status: Exclude<InvoiceFileStatus, 'loading'>;
  readonly summary: FileSummary;
  readonly loadId: number | null;
}

/** Writes what became of a file, and of the files that it completed, and who is to know: the audit log. */
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

const auditDetails = (fileId: number, { name, sha256, messages }: LoadReport, loadId: number | null): string =>
  JSON.stringify({ fileId, name, sha256, loadId, messages });

/** Notes what is about to be stored, so that the repair can finish or undo it. Throws for what could not be read again. */
export async function noteSummary(settings: Settings, fileId: number, summary: FileSummary): Promise<void> {
  await settings
    .updateTable('invoice_file')
    .set(columnsOf(fileSummary.parse(summary)))
    .where('id', '=', fileId)
    .execute();
}

/** Whether the tenant, or this client of it, loaded the same content before. */
export async function wasLoaded(
  settings: Settings,
  { sha256, tenantId }: ReceivedFile,
  clientId: number | undefined,
): Promise<boolean> {
  const earlier = await settings
    .selectFrom('invoice_file')
    .select('summary')
    .where('tenant_id', '=', tenantId)
    .where('sha256', '=', sha256)
    .where('status', '=', 'loaded')
    .execute();
  if (clientId === undefined) return earlier.length > 0;
  return earlier.some(({ summary }) =>
    readSummary(summary)?.report.invoices.some((invoice) => invoice.clientId === clientId),
  );
}

/** Undoes what a load that came to nothing did to the accounts; answers how many it had created. */
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

/** Notes whose file it is, once its accounts tell. */
export async function assignTenant(settings: Settings, fileId: number, tenantId: number): Promise<void> {
  await settings.updateTable('invoice_file').set({ tenant_id: tenantId }).where('id', '=', fileId).execute();
}
