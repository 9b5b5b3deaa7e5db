import type { InvoiceFile } from '@waybill/invoices';
import { correctionsOf, withCorrections } from '../../load-requests/line-corrections.ts';
import type { LoadWork, Receiver } from '../../load-requests/load-request.ts';
import type { FileCopy } from '../../received-files/invoice-files.ts';
import { localKeptFile } from '../../received-files/kept-files.ts';
import { Refused } from '../../received-files/not-loaded.ts';
import { accountKeyOf, accountsOf, findAccounts, type OwnedAccount, ownerOf } from '../accounts.ts';
import { readWithAnswers } from '../receive/receive.ts';
import { choicesWithin } from './choices.ts';
import { type InvoiceSource, together } from './invoice-source.ts';
import { judgeInvoices } from './judge-invoices.ts';
import type { LoadPlan } from './load-plan.ts';
import { storedFor } from './stored-invoices.ts';
import { findWaitingFiles, type WaitingFile } from './waiting-files.ts';

/** All parts are in memory together, in which a row takes 1.3 kB. */
const mostRowsTogether = 300_000;
/** How many waiting files are tried all together, besides the one that came. */
const mostTogether = 49;
/** How many of them are tried in all combinations, so that wrong ones do not block the right ones. */
const mostInCombinations = 6;

/** What a file and waiting parts of its invoices make together; only the rates are missing. */
type Completed = Omit<LoadPlan, 'rates'>;

/** A file, or a part that waited, and the owners of its accounts. */
interface Part {
  readonly file: InvoiceSource & Pick<InvoiceFile, 'rows'>;
  readonly accounts: readonly OwnedAccount[];
}

/** Tries to make a file's invoices whole with parts that are waiting; undefined when they are not enough. */
export async function completeByWaitingFiles(
  context: LoadWork,
  { file, accounts: ownAccounts }: Part,
  received: FileCopy,
  receiver: Receiver,
): Promise<Completed | undefined> {
  const { settings } = context;
  const invoices = file.invoices.map((invoice) => ({ ...invoice, clientId: ownerOf(ownAccounts, invoice).clientId }));
  const waiting = await findWaitingFiles(settings, received, invoices, receiver.clientIds);
  const read = await Promise.all(waiting.slice(-mostTogether).map((each) => readPart(context, each, receiver)));
  const parts = read.filter((part) => part !== undefined);
  for (const choice of choicesOf(parts, mostRowsTogether - file.rows)) {
    const source = await together([file, ...choice.map((part) => part.file)]);
    const accounts = [ownAccounts, ...choice.map((part) => part.accounts)].flat();
    const judged = await judgeInvoices(source, 'whole invoices', storedFor(context, accounts));
    const isWhole = [...judged.values()].every(
      ({ verdict }) => verdict.kind === 'load' || verdict.kind === 'already there',
    );
    if (isWhole) return { source, judged, accounts: eachOnce(accounts), completedFiles: choice.map(({ id }) => id) };
  }
  return undefined;
}

/** All parts, and then each choice of the last ones, small ones first. */
function choicesOf<Each extends Part>(parts: readonly Each[], mostRows: number): (readonly Each[])[] {
  const rowsOf = ({ file }: Each): number => file.rows;
  const some = choicesWithin(parts.slice(-mostInCombinations), rowsOf, mostRows).slice(1);
  const rows = parts.reduce((sum, part) => sum + rowsOf(part), 0);
  return parts.length > mostInCombinations && rows <= mostRows ? [parts, ...some] : some;
}

/** Undefined if its accounts no longer each belong to one client, and while it leaves something open. */
async function readPart(
  context: LoadWork,
  { id, address, answers }: WaitingFile,
  receiver: Receiver,
): Promise<(Part & { readonly id: number }) | undefined> {
  const { settings, scratchFolder } = context;
  const path = await localKeptFile(context, address, scratchFolder);
  const corrections = withCorrections(new Map(), await correctionsOf(settings, id));
  const file = await readWithAnswers(context, path, { scratchFolder, corrections }, { ...receiver, answers });
  if (file.questions.length > 0) return undefined;
  try {
    return { id, file, accounts: await findAccounts(settings, accountsOf(file), receiver) };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

const eachOnce = (accounts: readonly OwnedAccount[]): OwnedAccount[] => [
  ...new Map(accounts.map((account) => [accountKeyOf(account), account])).values(),
];
