import type { LoadRequest, LoadWork } from '../../load-requests/load-request.ts';
import type { FileCopy, ReceivedFile } from '../../received-files/invoice-files.ts';
import { type FileFacts, type NotLoaded, orNotLoaded, Refused } from '../../received-files/not-loaded.ts';
import { accountsOf, findAccounts } from '../accounts.ts';
import type { ReadFile } from '../receive/receive.ts';
import { completeByWaitingFiles } from './complete-by-parts.ts';
import { type JudgedInvoice, judgeInvoices } from './judge-invoices.ts';
import type { LoadPlan } from './load-plan.ts';
import { wasLoaded } from './loaded-before.ts';
import { assertNotOfTheFuture, underOtherDates } from './other-dates.ts';
import { storedFor } from './stored-invoices.ts';
import { findUsdRates } from './usd-rates.ts';
import { type WaitingForParts, waitingForAnswers } from './waiting-for-answers.ts';

export type { JudgedInvoice } from './judge-invoices.ts';
export type { LoadPlan } from './load-plan.ts';
export { newShipments } from './new-shipments.ts';
export { newRowsOf } from './rows-beyond.ts';
export { isStoredWhole } from './stored-invoices.ts';
export type { WaitingForParts } from './waiting-for-answers.ts';

/** What to do with a file. */
export type Judgement<File extends FileCopy = ReceivedFile> =
  | ToStore<File>
  | NothingNew<File>
  | WaitingForParts<File>
  | NotLoaded<File>;

/** Everything was checked, and at least one invoice has new rows. */
export interface ToStore<File extends FileCopy = ReceivedFile> {
  readonly kind: 'to store';
  readonly facts: FileFacts<File>;
  readonly plan: LoadPlan;
}

/** Every row is stored already. */
export interface NothingNew<File extends FileCopy = ReceivedFile> {
  readonly kind: 'nothing new';
  readonly facts: FileFacts<File>;
  readonly plan: LoadPlan;
}

/** Checks all that can be checked before anything is stored. */
export async function judge<File extends FileCopy>(
  context: LoadWork,
  request: LoadRequest,
  received: ReadFile<File> | NotLoaded<File>,
): Promise<Judgement<File>> {
  if (received.kind === 'not loaded') return received;
  return await orNotLoaded(received.facts, () => judgeFile(context, request, received));
}

/** @throws Refused with every reason. */
async function judgeFile<File extends FileCopy>(
  context: LoadWork,
  request: LoadRequest,
  read: ReadFile<File>,
): Promise<Judgement<File>> {
  const { settings } = context;
  const { facts, receiver } = read;
  const { received, file } = facts;
  if (file.deliveries !== undefined) return waitingForAnswers(facts, file.questions, []);
  const acceptBadLines = request.acceptBadLines === true || (await wasLoaded(settings, received, receiver));
  if (file.badLineCount > 0 && !acceptBadLines) throw new Refused(describeBadLines(facts));
  if (file.invoices.length === 0) throw new Refused(['The file contains no invoice rows.']);
  const accounts = await findAccounts(settings, accountsOf(file), receiver);
  if (file.questions.length > 0) return waitingForAnswers(facts, file.questions, accounts);
  assertNotOfTheFuture(file, context.clock());
  const rates = await findUsdRates(settings, received.tenantId, file.invoices);
  const accepted = file.badLineCount === 0 ? 'whole invoices' : isCorrected(request) ? 'any part' : 'what can be read';
  const judged = await judgeInvoices(file, accepted, storedFor(context, accounts));
  const refusals = reasonsOf(judged, 'refuse');
  if (refusals.length > 0) throw new Refused(refusals);
  const dated = request.answers?.acceptOtherDates === true ? [] : await underOtherDates(context, judged, accounts);
  if (dated.length > 0) return waitingForAnswers(facts, dated, accounts);
  const open = reasonsOf(judged, 'does not reconcile');
  const isWhole = [...judged.values()].every(({ verdict }) => verdict.kind !== 'load' || verdict.note === undefined);
  const alone = { source: file, judged, accounts, rates, completedFiles: [] };
  if (open.length === 0 && (isWhole || !file.mayComeInParts)) return withPlan(facts, alone);
  if (!file.mayComeInParts) throw new Refused(open);
  const completed = await completeByWaitingFiles(context, { file, accounts }, received, receiver);
  if (completed === undefined) {
    if (open.length === 0) return withPlan(facts, alone);
    const addsToStored = [...judged.values()].some(({ stored }) => stored !== undefined);
    if (isCorrected(request) && addsToStored) throw new Refused(open);
    return { kind: 'waiting for parts', facts, reasons: open, questions: [], accounts };
  }
  const allRates = await findUsdRates(settings, received.tenantId, completed.source.invoices);
  return withPlan(facts, { ...completed, rates: allRates });
}

function withPlan<File extends FileCopy>(facts: FileFacts<File>, plan: LoadPlan): ToStore<File> | NothingNew<File> {
  const bringsRows = [...plan.judged.values()].some(({ verdict }) => verdict.kind === 'load');
  return { kind: bringsRows ? 'to store' : 'nothing new', facts, plan };
}

const isCorrected = ({ corrections = [] }: LoadRequest): boolean => corrections.length > 0;

/**
 * Why a file with bad lines is refused: for carriers that can be added, and for anything else in its lines. Where they are listed and how they are left out depends on who reads it: browser and command add that.
 */
export function describeBadLines({ file }: Pick<FileFacts<FileCopy>, 'file'>): string[] {
  const { badLines = [] } = file ?? {};
  const unknown = [...new Set(badLines.flatMap(({ unknownCarrier }) => unknownCarrier ?? []))];
  const carriers = unknown.slice(0, mostCarriersNamed).join(', ');
  const isAll = unknown.length > 0 && badLines.every(({ unknownCarrier }) => unknownCarrier !== undefined);
  return [
    ...(unknown.length === 0
      ? []
      : [
          `The file bills for carriers that Waybill does not know: ${carriers}. Add each under this name or code on the page Carriers, and load the file again.`,
        ]),
    ...(isAll
      ? []
      : [`Lines of the file that cannot be read: ${file?.badLineCount}. Correct them, or load the file without them.`]),
  ];
}

const mostCarriersNamed = 10;

const reasonsOf = (judged: ReadonlyMap<string, JudgedInvoice>, kind: 'refuse' | 'does not reconcile'): string[] =>
  [...judged.values()].flatMap(({ verdict }) => (verdict.kind === kind ? verdict.reason.split('\n') : []));
