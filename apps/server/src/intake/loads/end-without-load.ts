import type { InvoiceFileStatus } from '@waybill/db';
import { FileBeyondLimits, UnknownLayout } from '@waybill/invoices';
import { LoadRejected } from '@waybill/warehouse';
import { refreshAccountMirror } from '../../organisation/clients/account-mirror.ts';
import { findAccounts, type OwnedAccount } from './accounts.ts';
import { createAccounts } from './create-accounts.ts';
import { endFile, removeCreatedAccounts, sourceOf } from './invoice-files.ts';
import type { LoadContext, LoadRequest } from './load-invoice-file.ts';
import type { LoadReport } from './load-report.ts';
import { accountsOf } from './plan-load.ts';
import { Incomplete, Refused } from './refused.ts';
import { type FileFacts, reportWithoutLoad } from './report-of.ts';

/** Notes that nothing of a file is stored, and why. What is not the file's fault is thrown again. */
export async function endWithoutLoad(
  context: LoadContext,
  request: LoadRequest,
  facts: FileFacts,
  error: unknown,
): Promise<LoadReport> {
  if (error instanceof Incomplete) return await waitForOtherParts(context, request, facts, error);
  const { settings, warehouse } = context;
  const fileId = facts.received.id;
  // What the warehouse committed stays loaded: the repair at the next start notes it.
  if ((await warehouse.loadOf(sourceOf(facts.received))) !== undefined) throw error;
  const reasons = reasonsOf(error);
  const report = reportWithoutLoad(facts, 'refused', reasons ?? ['Waybill itself failed while it loaded the file.']);
  const removed = await settings.transaction().execute(async (transaction) => {
    const accounts = await removeCreatedAccounts(transaction, fileId);
    await endFile(transaction, fileId, outcome('refused', report));
    return accounts;
  });
  if (removed > 0) await refreshAccountMirror(settings, warehouse);
  if (reasons === undefined) throw error;
  return report;
}

async function waitForOtherParts(
  { settings, warehouse }: LoadContext,
  request: LoadRequest,
  facts: FileFacts,
  { reasons }: Incomplete,
): Promise<LoadReport> {
  const named: OwnedAccount[] = facts.file ? await findAccounts(settings, accountsOf(facts.file), request) : [];
  const messages = [...reasons, 'The file is kept, and is counted as soon as the other parts are loaded.'];
  const report = reportWithoutLoad(facts, 'incomplete', messages, named);
  const created = await settings.transaction().execute(async (transaction) => {
    const accounts = await createAccounts(transaction, named);
    await endFile(transaction, facts.received.id, outcome('incomplete', report));
    return accounts.created;
  });
  if (created.length > 0) await refreshAccountMirror(settings, warehouse);
  return report;
}

const outcome = (status: Exclude<InvoiceFileStatus, 'loading'>, report: LoadReport) => ({
  status,
  summary: { report, createdAccounts: [], completedFiles: [] },
  loadId: null,
});

/** Sentences for what the file, the caller or the disk is to blame for; undefined for our own failures. */
function reasonsOf(error: unknown): readonly string[] | undefined {
  if (error instanceof Refused) return error.reasons;
  if (error instanceof UnknownLayout || error instanceof FileBeyondLimits) return [error.message];
  if (error instanceof LoadRejected && error.cause === undefined) return [error.message];
  if (error instanceof Error && error.name === 'AbortError') return ['The load was given up.'];
  return undefined;
}
