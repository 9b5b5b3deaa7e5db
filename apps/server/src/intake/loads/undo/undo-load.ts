import type { Settings } from '@waybill/db';
import type { InvoiceOfLoad } from '@waybill/warehouse';
import { type Actor, writeAudit } from '../../../identity/audit/write-audit.ts';
import { notify } from '../../../live/notifications/notify.ts';
import { readersOf } from '../../../live/notifications/readers-of-clients.ts';
import { refreshAccountMirror } from '../../../organisation/clients/account-mirror.ts';
import { ownPromises } from '../../../organisation/rule-packs/own-promises.ts';
import { inTurnOfLoads } from '../../../platform/servers/in-turn-of-loads.ts';
import type { LoadContext } from '../../load-requests/load-request.ts';
import { waitForInvoices } from '../../received-files/hold-invoices.ts';
import { readSummary } from '../../received-files/invoice-files.ts';
import { dependantsOf } from './dependants.ts';
import { backToLoaded, recordUndo } from './end-undo.ts';
import { removableAccounts } from './removable-accounts.ts';

/** Why a load stays; each reason is a sentence for the user. */
export class CannotBeUndone extends Error {
  override readonly name = 'CannotBeUndone';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** Whose load is undone, and by whom. */
type Databases = Pick<LoadContext, 'settings' | 'warehouse'>;

export interface UndoRequest {
  readonly fileId: number;
  readonly by: Actor;
  readonly at: Date;
  /** Only loads that hold nothing but invoices of these clients; absent: any. */
  readonly clientIds?: readonly number[] | undefined;
}

/** What was taken back. */
export interface UndoReport {
  /** The files that had been loaded together. */
  readonly files: readonly string[];
  readonly invoices: number;
  readonly packages: number;
  readonly charges: number;
  /** Accounts that the load had created and that nothing else uses. */
  readonly accounts: number;
}

/**
 * Takes back the load of a file as a whole, after the loads requested before it: rows, rollups, ledger, and the accounts
 * that it created if nothing else uses them. `repairInterruptedLoads` knows every step between.
 *
 * 1. The files are noted as `undoing`, in a transaction that no stamp or payment passes.
 * 2. The warehouse takes the rows back and publishes that, in one transaction.
 * 3. The files are noted as `undone`, and the accounts go.
 *
 * A file that waits for other parts is taken back as well.
 *
 * @throws CannotBeUndone naming everything that depends on the load.
 */
export async function undoLoadOf(context: Databases, request: UndoRequest): Promise<UndoReport> {
  return await inTurnOfLoads(context, () => undo(context, request), request.by.userId);
}

async function undo(context: Databases, request: UndoRequest): Promise<UndoReport> {
  const { settings, warehouse } = context;
  const file = await fileToUndo(settings, request.fileId);
  if (file.kind === 'waiting') return await withdrawWaiting(context, request, file);
  const { tenantId, loadId } = file;
  const invoices = await warehouse.invoicesOfLoad(loadId);
  const clientsOfDeliveries = await warehouse.clientsOfDeliveries(loadId);
  assertOwn(clientsOfDeliveries ?? invoices.map(({ clientId }) => clientId), request);
  const files = await beginUndo(settings, request, { tenantId, loadId, invoices });
  const source = undoSourceOf(loadId);
  const own = await ownPromises(settings);
  const { packages, charges } = await warehouse.undoLoad(loadId, source, own).catch(async (error: unknown) => {
    if ((await warehouse.loadOf(source)) === undefined) await backToLoaded(settings, loadId);
    throw error;
  });
  const accounts = await recordUndo(context, { tenantId, loadId });
  if (accounts > 0) await refreshAccountMirror(settings, warehouse);
  await tellOfUndo(settings, clientsOfDeliveries ?? invoices.map(({ clientId }) => clientId), files.join(', '));
  return { files, invoices: invoices.length, packages, charges, accounts };
}

/** The name of an undo in the warehouse's ledger. */
export const undoSourceOf = (loadId: number): string => `undo of load ${loadId}`;

async function fileToUndo(settings: Settings, fileId: number) {
  const file = await settings
    .selectFrom('invoice_file')
    .select(['tenant_id', 'name', 'status', 'load_id', 'summary'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (file?.status === 'incomplete') {
    const owners = readSummary(file.summary)?.report.invoices.map(({ clientId }) => clientId) ?? [];
    return { kind: 'waiting' as const, tenantId: file.tenant_id, name: file.name, owners };
  }
  if (file === undefined || file.status !== 'loaded' || file.load_id === null)
    throw new CannotBeUndone(['Only a loaded or waiting file can be undone.']);
  return { kind: 'loaded' as const, tenantId: file.tenant_id, loadId: file.load_id };
}

/** Takes back a file that waits for other parts: nothing of it is stored but the accounts that it created. */
async function withdrawWaiting(
  { settings, warehouse }: Databases,
  { fileId, by, at, clientIds }: UndoRequest,
  {
    tenantId,
    name,
    owners,
  }: { readonly tenantId: number; readonly name: string; readonly owners: readonly (number | null)[] },
): Promise<UndoReport> {
  assertAmong(owners, clientIds);
  await settings.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('invoice_file')
      .set({ status: 'undone', reason: null })
      .where('id', '=', fileId)
      .where('status', '=', 'incomplete')
      .execute();
    await writeAudit(transaction, { ...by, tenantId }, at, {
      action: 'invoice_file.undo',
      subject: { id: fileId, name },
    });
  });
  const accounts = await removableAccounts(settings, warehouse, { tenantId, loadId: null });
  if (accounts.length > 0) {
    await settings.deleteFrom('account').where('id', 'in', accounts).execute();
    await refreshAccountMirror(settings, warehouse);
  }
  return { files: [name], invoices: 0, packages: 0, charges: 0, accounts: accounts.length };
}

function assertOwn(owners: readonly number[], { clientIds }: UndoRequest): void {
  if (owners.length === 0) throw new CannotBeUndone(['Nothing from this load is stored any more.']);
  assertAmong(owners, clientIds);
}

function assertAmong(owners: readonly (number | null)[], clientIds: readonly number[] | undefined): void {
  if (clientIds !== undefined && !owners.every((owner) => clientIds.some((id) => id === owner)))
    throw new CannotBeUndone(['The load also contains invoices of clients that you do not have access to.']);
}

interface ToUndo {
  readonly tenantId: number;
  readonly loadId: number;
  readonly invoices: readonly InvoiceOfLoad[];
}

/** Returns the names of the files. */
async function beginUndo(
  settings: Settings,
  { by, at, fileId, clientIds }: UndoRequest,
  load: ToUndo,
): Promise<string[]> {
  const { tenantId, loadId, invoices } = load;
  return await settings.transaction().execute(async (transaction) => {
    await waitForInvoices(transaction, tenantId);
    const dependants = await dependantsOf(transaction, invoices, clientIds);
    if (dependants.length > 0) throw new CannotBeUndone(dependants);
    const files = await transaction
      .updateTable('invoice_file')
      .set({ status: 'undoing' })
      .where('load_id', '=', loadId)
      .where('status', '=', 'loaded')
      .returning('name')
      .execute();
    const names = files.map(({ name }) => name);
    await writeAudit(transaction, { ...by, tenantId }, at, {
      action: 'invoice_file.undo',
      subject: { id: fileId, name: names.join(', ') },
      more: { loadId, invoices: invoices.length },
    });
    return names;
  });
}

/** Notifies everybody who may read the clients whose invoices were removed. */
async function tellOfUndo(settings: Settings, clientIds: readonly number[], name: string): Promise<void> {
  const readers = await readersOf(settings, [...new Set(clientIds)]);
  await notify(settings, readers, { kind: 'invoice_file_undone', values: { name } });
}
