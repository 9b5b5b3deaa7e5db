import { type InvoiceFile, mostRowsAtOnce, openInvoiceFile } from '@waybill/invoices';
import { findAccounts, type NamedAccount } from './accounts.ts';
import { assignTenant, type ReceivedFile } from './invoice-files.ts';
import { type InvoiceSource, together } from './invoice-source.ts';
import { type JudgedInvoice, judge } from './judge.ts';
import type { LoadContext, LoadRequest } from './load-invoice-file.ts';
import type { LoadPlan } from './load-plan.ts';
import { Incomplete, Refused } from './refused.ts';
import { subsets } from './subsets.ts';
import { findUsdRates } from './usd-rates.ts';
import { findWaitingFiles, type WaitingFile } from './waiting-files.ts';

/** Waiting files that are tried in all combinations: wrong ones among them must not be in the way of the right ones. */
const mostWaitingFiles = 6;

/**
 * Checks all that can be checked before anything is stored.
 * @throws Refused with every reason; Incomplete when other parts of its invoices may come.
 */
export async function planLoad(
  context: LoadContext,
  file: InvoiceFile,
  received: ReceivedFile,
  request: LoadRequest,
): Promise<LoadPlan> {
  const { settings } = context;
  if (file.invoices.length === 0) throw new Refused(['The file holds no row of an invoice.']);
  const accounts = await findAccounts(settings, accountsOf(file), request);
  const tenantId = accounts[0]?.tenantId ?? received.tenantId;
  await assignTenant(settings, received.id, tenantId);
  const rates = await findUsdRates(settings, file.invoices);
  const lenient = request.acceptBadLines === true && file.badLineCount > 0;
  const judged = await judge(context, file, lenient);
  const refusals = reasonsOf(judged, 'refuse');
  if (refusals.length > 0) throw new Refused(refusals);
  const open = reasonsOf(judged, 'does not reconcile');
  if (open.length === 0) return { source: file, judged, accounts, rates, completedFiles: [] };
  if (!file.mayComeInParts) throw new Refused(open);
  const completed = await completeByWaitingFiles(context, file, { ...received, tenantId });
  if (completed === undefined) throw new Incomplete(open);
  const { source } = completed;
  return {
    ...completed,
    accounts: await findAccounts(settings, accountsOf(source), request),
    rates: await findUsdRates(settings, source.invoices),
  };
}

type Completed = Pick<LoadPlan, 'source' | 'judged' | 'completedFiles'>;

async function completeByWaitingFiles(
  context: LoadContext,
  file: InvoiceFile,
  { tenantId, sha256 }: ReceivedFile,
): Promise<Completed | undefined> {
  const waiting = await findWaitingFiles(context.settings, tenantId, sha256, file.invoices);
  const parts = await Promise.all(waiting.slice(-mostWaitingFiles).map(readPart));
  for (const choice of subsets(parts).slice(1)) {
    // All parts are in memory together.
    if (choice.reduce((sum, part) => sum + part.file.rows, file.rows) > mostRowsAtOnce) continue;
    const source = await together([file, ...choice.map((part) => part.file)]);
    const judged = await judge(context, source, false);
    const isWhole = [...judged.values()].every(
      ({ verdict }) => verdict.kind === 'load' || verdict.kind === 'already there',
    );
    if (isWhole) return { source, judged, completedFiles: choice.map(({ id }) => id) };
  }
  return undefined;
}

async function readPart({ id, path }: WaitingFile): Promise<{ readonly id: number; readonly file: InvoiceFile }> {
  return { id, file: await openInvoiceFile(path) };
}

const reasonsOf = (judged: ReadonlyMap<string, JudgedInvoice>, kind: 'refuse' | 'does not reconcile'): string[] =>
  [...judged.values()].flatMap(({ verdict }) => (verdict.kind === kind ? [verdict.reason] : []));

/** Each account of the invoices once. */
export function accountsOf({ invoices }: Pick<InvoiceSource, 'invoices'>): NamedAccount[] {
  const accounts = new Map<string, NamedAccount>();
  for (const { carrierId, carrierName, accountNumber } of invoices) {
    accounts.set(JSON.stringify([carrierId, accountNumber]), { carrierId, carrierName, accountNumber });
  }
  return [...accounts.values()];
}
