import { type InvoiceFile, mostRowsAtOnce, openInvoiceFile } from '@waybill/invoices';
import { findAccounts, type NamedAccount, type OwnedAccount, ownerOf } from './accounts.ts';
import type { ReceivedFile } from './invoice-files.ts';
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
  const rates = await findUsdRates(settings, received.tenantId, file.invoices);
  const lenient = request.acceptBadLines === true && file.badLineCount > 0;
  const judged = await judge(context, file, accounts, lenient);
  const refusals = reasonsOf(judged, 'refuse');
  if (refusals.length > 0) throw new Refused(refusals);
  const open = reasonsOf(judged, 'does not reconcile');
  if (open.length === 0) return { source: file, judged, accounts, rates, completedFiles: [] };
  if (!file.mayComeInParts) throw new Refused(open);
  const completed = await completeByWaitingFiles(context, { file, accounts }, received, request);
  if (completed === undefined) throw new Incomplete(open);
  return { ...completed, rates: await findUsdRates(settings, received.tenantId, completed.source.invoices) };
}

type Completed = Omit<LoadPlan, 'rates'>;

/** A file, or a part that waited, with whose its accounts are. */
interface Part {
  readonly file: InvoiceFile;
  readonly accounts: readonly OwnedAccount[];
}

async function completeByWaitingFiles(
  context: LoadContext,
  { file, accounts: ownAccounts }: Part,
  received: ReceivedFile,
  request: LoadRequest,
): Promise<Completed | undefined> {
  const { settings } = context;
  const invoices = file.invoices.map((invoice) => ({ ...invoice, clientId: ownerOf(ownAccounts, invoice).clientId }));
  const waiting = await findWaitingFiles(settings, received, invoices);
  const read = await Promise.all(waiting.slice(-mostWaitingFiles).map((each) => readPart(settings, each, request)));
  const parts = read.filter((part) => part !== undefined);
  for (const choice of subsets(parts).slice(1)) {
    // All parts are in memory together.
    if (choice.reduce((sum, part) => sum + part.file.rows, file.rows) > mostRowsAtOnce) continue;
    const source = await together([file, ...choice.map((part) => part.file)]);
    const accounts = [ownAccounts, ...choice.map((part) => part.accounts)].flat();
    const judged = await judge(context, source, accounts, false);
    const isWhole = [...judged.values()].every(
      ({ verdict }) => verdict.kind === 'load' || verdict.kind === 'already there',
    );
    if (isWhole) return { source, judged, accounts: eachOnce(accounts), completedFiles: choice.map(({ id }) => id) };
  }
  return undefined;
}

/** Undefined when its accounts are no longer those of one client each. */
async function readPart(
  settings: LoadContext['settings'],
  { id, path }: WaitingFile,
  request: LoadRequest,
): Promise<(Part & { readonly id: number }) | undefined> {
  const file = await openInvoiceFile(path);
  try {
    return { id, file, accounts: await findAccounts(settings, accountsOf(file), request) };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

const eachOnce = (accounts: readonly OwnedAccount[]): OwnedAccount[] => [
  ...new Map(accounts.map((account) => [JSON.stringify([account.carrierId, account.accountNumber]), account])).values(),
];

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
