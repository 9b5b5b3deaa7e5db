import type { Settings } from '@waybill/db';
import { type InvoiceFile, inThisThread, type ReadingOptions } from '@waybill/invoices';
import { dayOf } from '@waybill/model';
import { noteCorrections, standingCorrections, withCorrections } from '../../load-requests/line-corrections.ts';
import {
  followStep,
  type LoadRequest,
  type LoadWork,
  type OnProgress,
  type Receiver,
} from '../../load-requests/load-request.ts';
import type { FileCopy, ReceivedFile } from '../../received-files/invoice-files.ts';
import { type FileFacts, type NotLoaded, orNotLoaded, Refused } from '../../received-files/not-loaded.ts';
import { accountsOf, tenantOfAccounts } from '../accounts.ts';
import { layoutsForLoad } from '../layouts-for-load.ts';
import { answersOfAccounts } from './answers-of-accounts.ts';
import { type KeptFile, keepFile } from './keep-file.ts';
import { listBadLines } from './list-bad-lines.ts';

/** A file whose layout is recognised. */
export interface ReadFile<File extends FileCopy = ReceivedFile> {
  readonly kind: 'read';
  readonly facts: FileFacts<File> & { readonly file: InvoiceFile };
  /** The client or tenant that it is loaded for: as named by the caller, otherwise the tenant of its accounts. */
  readonly receiver: Receiver;
}

/** Copies and keeps a file, registers it, reads it and lists its bad lines. */
export async function receive(
  context: LoadWork,
  request: LoadRequest,
  onProgress: OnProgress,
): Promise<ReadFile | NotLoaded> {
  const kept = await keepFile(context, request.path, request.name);
  const received = await register(context, kept, request);
  const opened = await orNotLoaded(factsOf(received), async () => {
    await request.onReceived?.(received.sha256, received.id);
    return await openReceived(context, request, received, onProgress);
  });
  if (opened.kind === 'not loaded') return opened;
  const { facts } = opened;
  return await orNotLoaded(facts, async () => {
    if (facts.received.tenantId !== received.tenantId) await recordTenant(context.settings, facts.received);
    const quarantineReport = await listBadLines(context.files, received.keptName, facts.file);
    return { ...opened, facts: { ...facts, quarantineReport } };
  });
}

/** Reads a copy of a file, and finds out for whom it is. Writes nothing. */
export async function openReceived<File extends FileCopy>(
  context: LoadWork,
  request: LoadRequest,
  received: File,
  onProgress: OnProgress,
): Promise<ReadFile<File> | NotLoaded<File>> {
  const { settings, scratchFolder } = context;
  const facts = factsOf(received);
  return await orNotLoaded(facts, async () => {
    if (request.refusal !== undefined) throw new Refused([request.refusal]);
    const onRows = followStep('checking', onProgress, request.signal);
    const layouts = await layoutsForLoad(settings, received.tenantId, request);
    const corrections =
      request.corrections === undefined
        ? undefined
        : withCorrections(await standingCorrections(settings, received, request), request.corrections);
    const reading = {
      onRows,
      signal: request.signal,
      scratchFolder,
      rowsInMemory: request.rowsInMemory,
      corrections,
      ...layouts,
    };
    const file = await readWithAnswers(context, received.path, reading, request);
    const receiver = await receiverOf(settings, file, request);
    const addressed = { ...received, tenantId: receiver.tenantId ?? received.tenantId };
    return { kind: 'read', facts: { ...facts, file, received: addressed }, receiver } as const;
  });
}

/**
 * Reads a kept file with what somebody says of it, else with what always holds for the files of its accounts; the only
 * place that calls the reader of carriers' layouts.
 */
export async function readWithAnswers(
  { settings, clock, reader = inThisThread }: Pick<LoadWork, 'settings' | 'clock' | 'reader'>,
  path: string,
  options: ReadingOptions,
  { answers = {}, ...receiver }: Receiver & Pick<LoadRequest, 'answers'>,
): Promise<InvoiceFile> {
  const reading = { ...options, today: dayOf(clock()) };
  const file = await reader.open(path, { ...reading, answers });
  if (file.questions.length === 0) return file;
  const ofAccounts = await answersOfAccounts(settings, accountsOf(file), receiver);
  if (ofAccounts === undefined) return file;
  return await reader.open(path, { ...reading, answers: { ...ofAccounts, ...answers } });
}

const factsOf = <File extends FileCopy>(received: File): FileFacts<File> => ({
  received,
  file: undefined,
  quarantineReport: null,
  started: performance.now(),
});

/** Records that a file is being loaded. */
async function register(
  { settings, files }: LoadWork,
  kept: KeptFile,
  { name, uploadedBy, mapping, answers, corrections = [], ...receiver }: LoadRequest,
): Promise<ReceivedFile> {
  const tenantId = await tenantOf(settings, receiver);
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
      kept_path: files.addressOf(kept.keptName),
      load_id: null,
      uploaded_by: uploadedBy ?? null,
      mapping: mapping === undefined ? null : JSON.stringify(mapping),
      answers: answers === undefined ? null : JSON.stringify(answers),
      client_id: await clientOf(settings, tenantId, receiver),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteCorrections(settings, id, corrections);
  return { ...kept, id, tenantId, name };
}

/** The named client, if the tenant has it. */
async function clientOf(settings: Settings, tenantId: number, { clientId }: Receiver): Promise<number | null> {
  if (clientId === undefined) return null;
  const client = await settings
    .selectFrom('client')
    .select('id')
    .where('id', '=', clientId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return client?.id ?? null;
}

/** The named tenant, or the client's; the oldest tenant if neither is named. */
export async function tenantOf(settings: Settings, { clientId, tenantId }: Receiver): Promise<number> {
  if (tenantId !== undefined) return tenantId;
  const client =
    clientId === undefined
      ? undefined
      : await settings.selectFrom('client').select('tenant_id').where('id', '=', clientId).executeTakeFirst();
  if (client !== undefined) return client.tenant_id;
  return (await settings.selectFrom('tenant').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
}

/** If the caller named neither client nor tenant, the accounts in the file determine the tenant. */
async function receiverOf(settings: Settings, file: InvoiceFile, named: Receiver): Promise<Receiver> {
  const { clientId, tenantId, clientIds, mustOwnAll } = named;
  if (clientId !== undefined || tenantId !== undefined) return { clientId, tenantId, clientIds, mustOwnAll };
  return { tenantId: await tenantOfAccounts(settings, accountsOf(file)) };
}

/** The tenant whose accounts the file names owns the file from now on. */
async function recordTenant(settings: Settings, { id, tenantId }: ReceivedFile): Promise<void> {
  await settings.updateTable('invoice_file').set({ tenant_id: tenantId }).where('id', '=', id).execute();
}
