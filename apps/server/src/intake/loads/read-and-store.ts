import type { Settings } from '@waybill/db';
import { type InvoiceFile, openInvoiceFile } from '@waybill/invoices';
import { refreshAccountMirror } from '../../organisation/clients/account-mirror.ts';
import { tenantOfAccounts } from './accounts.ts';
import { createAccounts } from './create-accounts.ts';
import { readDefaultStates } from './default-states.ts';
import { followStep } from './follow-step.ts';
import {
  assignTenant,
  endFile,
  type FileSummary,
  noteSummary,
  type ReceivedFile,
  sourceOf,
  wasLoaded,
} from './invoice-files.ts';
import type { LoadContext, LoadRequest } from './load-invoice-file.ts';
import { bringsRows, type LoadPlan } from './load-plan.ts';
import type { LoadProgress, LoadReport } from './load-report.ts';
import { accountsOf, planLoad } from './plan-load.ts';
import { writeQuarantine } from './quarantine.ts';
import { Refused } from './refused.ts';
import { type FileFacts, reportOfPlan } from './report-of.ts';
import { stageInvoices } from './stage-invoices.ts';

type OnProgress = (progress: LoadProgress) => void;

/** Reads, checks and stores the kept file. `learn` keeps what is found out, also when it ends with an error. */
export async function readAndStore(
  context: LoadContext,
  asked: LoadRequest,
  handedIn: ReceivedFile,
  learn: (more: Partial<FileFacts>) => FileFacts,
  onProgress: OnProgress,
): Promise<LoadReport> {
  const { settings } = context;
  const onRows = followStep('checking', onProgress, asked.signal);
  const file = await openInvoiceFile(handedIn.path, { onRows, signal: asked.signal });
  const { request, received } = await addressed(settings, file, asked, handedIn);
  learn({ file, received });
  const facts = learn({ quarantineReport: await writeQuarantine(received.path, file) });
  const acceptBadLines = request.acceptBadLines === true || (await wasLoaded(settings, received, request.clientId));
  if (file.badLineCount > 0 && !acceptBadLines) throw new Refused([describeBadLines(facts)]);
  const plan = await planLoad(context, file, received, { ...request, acceptBadLines });
  if (bringsRows(plan)) return await store(context, request, facts, plan, onProgress);
  const report = reportOfPlan(facts, plan, undefined);
  const summary = { report, createdAccounts: [], completedFiles: [] };
  await settings
    .transaction()
    .execute((transaction) => endFile(transaction, received.id, { status: 'already_there', summary, loadId: null }));
  return report;
}

/** Where nobody said for whom a file is, its accounts tell: from then on it is that tenant's alone. */
async function addressed(settings: Settings, file: InvoiceFile, request: LoadRequest, received: ReceivedFile) {
  if (request.clientId !== undefined || request.tenantId !== undefined) return { request, received };
  const tenantId = await tenantOfAccounts(settings, accountsOf(file));
  if (tenantId === undefined) return { request, received };
  await assignTenant(settings, received.id, tenantId);
  return { request: { ...request, tenantId }, received: { ...received, tenantId } };
}

/** Accounts first, then the warehouse, then what became of the file: `repairInterruptedLoads` knows every step. */
async function store(
  context: LoadContext,
  request: LoadRequest,
  facts: FileFacts,
  plan: LoadPlan,
  onProgress: OnProgress,
): Promise<LoadReport> {
  const { settings, warehouse } = context;
  const { received } = facts;
  const defaultStateOf = await readDefaultStates(settings);
  const summaryOf = (report: LoadReport, createdAccounts: readonly number[]): FileSummary => ({
    report,
    createdAccounts: [...createdAccounts],
    completedFiles: [...plan.completedFiles],
  });
  const { accounts, created } = await settings.transaction().execute(async (transaction) => {
    const stored = await createAccounts(transaction, plan.accounts);
    await noteSummary(transaction, received.id, summaryOf(reportOfPlan(facts, plan, undefined), stored.created));
    return stored;
  });
  if (created.length > 0) await refreshAccountMirror(settings, warehouse);
  const load = await warehouse.beginLoad({ kind: 'invoice', source: sourceOf(received) });
  try {
    const onRows = followStep('storing', onProgress, request.signal);
    const staged = await stageInvoices(load, plan, {
      warehouse,
      accounts,
      fileName: received.name,
      defaultStateOf,
      onRows,
    });
    request.signal?.throwIfAborted();
    await noteSummary(settings, received.id, summaryOf(reportOfPlan(facts, plan, staged), created));
    const { loadId } = await load.commit();
    const report = reportOfPlan(facts, plan, staged);
    await settings
      .transaction()
      .execute((transaction) =>
        endFile(transaction, received.id, { status: 'loaded', summary: summaryOf(report, created), loadId }),
      );
    return report;
  } finally {
    await load.rollback();
  }
}

const describeBadLines = ({ file, quarantineReport }: FileFacts): string =>
  `${file?.badLineCount} of its lines cannot be read; ${quarantineReport} lists them. Repair the file, or load it without them by --accept-bad-lines.`;
