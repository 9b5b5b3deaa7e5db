import type { Settings } from '@waybill/db';
import { type InvoiceFile, openInvoiceFile } from '@waybill/invoices';
import { dataPaths } from '../../../platform/data-directory/data-paths.ts';
import { accountsOf, tenantOfAccounts } from '../accounts.ts';
import type { ReceivedFile } from '../invoice-files.ts';
import { followStep, type LoadContext, type LoadRequest, type OnProgress, type Receiver } from '../load-request.ts';
import { type FileFacts, type NotLoaded, orNotLoaded } from '../not-loaded.ts';
import { type KeptFile, keepFile } from './keep-file.ts';
import { listBadLines } from './list-bad-lines.ts';

export { removeUnfinishedCopies } from './keep-file.ts';

/** A file whose layout is recognised. */
export interface ReadFile {
  readonly kind: 'read';
  readonly facts: FileFacts & { readonly file: InvoiceFile };
  /** Whom it is loaded for: as the caller said, otherwise the tenant that its accounts tell. */
  readonly receiver: Receiver;
}

/** Copies a file into the data directory, registers it, reads it and lists its bad lines. */
export async function receive(
  context: LoadContext,
  request: LoadRequest,
  onProgress: OnProgress,
): Promise<ReadFile | NotLoaded> {
  const kept = await keepFile(request.path, request.name, dataPaths(context.dataDirectory).invoices);
  const received = await register(context.settings, kept, request);
  const facts = { received, file: undefined, quarantineReport: null, started: performance.now() };
  const opened = await orNotLoaded(facts, async () => {
    await request.onReceived?.(received.sha256);
    const onRows = followStep('checking', onProgress, request.signal);
    const file = await readInvoiceFile(received.path, { onRows, signal: request.signal });
    const receiver = await receiverOf(context, file, request, received);
    const addressed = { ...received, tenantId: receiver.tenantId ?? received.tenantId };
    return { kind: 'read', facts: { ...facts, file, received: addressed }, receiver } as const;
  });
  if (opened.kind === 'not loaded') return opened;
  return await orNotLoaded(opened.facts, async () => {
    const quarantineReport = await listBadLines(received.path, opened.facts.file);
    return { ...opened, facts: { ...opened.facts, quarantineReport } };
  });
}

/** Reads a kept file; the only place that calls the reader of carriers' layouts. */
export const readInvoiceFile: typeof openInvoiceFile = (path, options) => openInvoiceFile(path, options);

/** Records that a file is being loaded. */
async function register(settings: Settings, kept: KeptFile, { name, ...receiver }: LoadRequest): Promise<ReceivedFile> {
  const tenantId = receiver.tenantId ?? (await tenantOf(settings, receiver));
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

/** The client's tenant; the oldest tenant if no such client is named. */
async function tenantOf(settings: Settings, { clientId }: Receiver): Promise<number> {
  const client =
    clientId === undefined
      ? undefined
      : await settings.selectFrom('client').select('tenant_id').where('id', '=', clientId).executeTakeFirst();
  if (client !== undefined) return client.tenant_id;
  return (await settings.selectFrom('tenant').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
}

/** If the caller named neither client nor tenant, the accounts in the file tell the tenant, who owns the file from then on. */
async function receiverOf(
  { settings }: LoadContext,
  file: InvoiceFile,
  { clientId, tenantId: named }: Receiver,
  received: ReceivedFile,
): Promise<Receiver> {
  if (clientId !== undefined || named !== undefined) return { clientId, tenantId: named };
  const tenantId = await tenantOfAccounts(settings, accountsOf(file));
  if (tenantId === undefined) return {};
  await settings.updateTable('invoice_file').set({ tenant_id: tenantId }).where('id', '=', received.id).execute();
  return { tenantId };
}
