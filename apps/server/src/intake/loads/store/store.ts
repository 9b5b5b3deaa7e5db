import { refreshAccountMirror } from '../../../organisation/clients/account-mirror.ts';
import { returnMemory } from '../../../platform/memory/return-memory.ts';
import { followStep, type LoadContext, type LoadRequest, type OnProgress } from '../../load-requests/load-request.ts';
import { type FileSummary, noteSummary, sourceOf } from '../../received-files/invoice-files.ts';
import { type FileFacts, type NotLoaded, notLoaded, orNotLoaded } from '../../received-files/not-loaded.ts';
import { standingClassifications } from '../../unknown-charges/classifications.ts';
import type { OwnedAccount } from '../accounts.ts';
import { readDefaultStates } from '../default-states.ts';
import { reportOfPlan, reportWaiting, type StagedFile } from '../describe-load.ts';
import type { Judgement, LoadPlan, NothingNew, ToStore, WaitingForParts } from '../judge/judge.ts';
import { createAccounts, type StoredAccount } from './create-accounts.ts';
import { stageInvoices } from './stage-invoices.ts';

/** After a file of so many rows V8 holds more than the engine may be short of while it stores them. */
const manyRows = 100_000;

/** What was stored of a file. */
export type Stored = Committed | NothingNew | WaitingWithAccounts | NotLoaded;

/** A file that is waiting for other parts, and the accounts that it created. */
export interface WaitingWithAccounts extends WaitingForParts {
  readonly createdAccounts: readonly number[];
}

/** The warehouse holds the new rows. */
export interface Committed {
  readonly kind: 'committed';
  readonly facts: FileFacts;
  /** Absent for a file of deliveries. */
  readonly plan?: LoadPlan;
  readonly summary: FileSummary;
  readonly loadId: number;
}

/**
 * Creates the accounts, then commits the rows to the warehouse; `repairInterruptedLoads` knows every step between. A
 * file that is waiting for other parts only creates its accounts.
 * @throws what went wrong after the warehouse had committed: the repair at the next start records the load.
 */
export async function store(
  context: LoadContext,
  request: LoadRequest,
  judged: Judgement,
  onProgress: OnProgress,
): Promise<Stored> {
  if (judged.kind === 'to store') return await storeRows(context, request, judged, onProgress);
  if (judged.kind !== 'waiting for parts') return judged;
  return await orNotLoaded(judged.facts, async () => {
    const summaryOf = (createdAccounts: number[]) => ({
      report: reportWaiting(judged),
      createdAccounts,
      completedFiles: [],
    });
    const { created } = await storeAccounts(context, judged.facts, judged.accounts, summaryOf);
    return { ...judged, createdAccounts: created };
  });
}

async function storeRows(
  context: LoadContext,
  request: LoadRequest,
  judged: ToStore,
  onProgress: OnProgress,
): Promise<Committed | NotLoaded> {
  const { facts } = judged;
  try {
    return await commitRows(context, request, judged, onProgress);
  } catch (error) {
    if ((await context.warehouse.loadOf(sourceOf(facts.received))) !== undefined) throw error;
    return notLoaded(facts, error);
  }
}

async function commitRows(
  context: LoadContext,
  { signal }: LoadRequest,
  { facts, plan }: ToStore,
  onProgress: OnProgress,
): Promise<Committed> {
  const { settings, warehouse } = context;
  const { received } = facts;
  const defaultStateOf = await readDefaultStates(settings);
  const summaryOf = (staged: StagedFile | undefined, createdAccounts: number[]): FileSummary => ({
    report: reportOfPlan(facts, plan, staged),
    createdAccounts,
    completedFiles: [...plan.completedFiles],
  });
  const { accounts, created } = await storeAccounts(context, facts, plan.accounts, (ids) => summaryOf(undefined, ids));
  const { tenantId } = received;
  const classifications = await standingClassifications(settings, tenantId);
  const load = await warehouse.beginLoad({
    kind: 'invoice',
    source: sourceOf(received),
    tenantId,
    classifications,
  });
  try {
    const onRows = followStep('storing', onProgress, signal);
    const storing = { warehouse, accounts, fileName: received.name, defaultStateOf, onRows, classifications };
    const staged = await stageInvoices(load, plan, storing);
    signal?.throwIfAborted();
    await noteSummary(settings, received.id, summaryOf(staged, created));
    if ((facts.file?.rows ?? 0) >= manyRows) returnMemory();
    const { loadId } = await load.commit();
    return { kind: 'committed', facts, plan, summary: summaryOf(staged, created), loadId };
  } finally {
    await load.rollback();
  }
}

/** Stores new accounts, and records in the same transaction what a repair needs to remove them again. */
async function storeAccounts(
  { settings, warehouse }: LoadContext,
  { received }: FileFacts,
  named: readonly OwnedAccount[],
  summaryOf: (created: number[]) => FileSummary,
): Promise<{ readonly accounts: readonly StoredAccount[]; readonly created: number[] }> {
  const stored = await settings.transaction().execute(async (transaction) => {
    const accounts = await createAccounts(transaction, named);
    await noteSummary(transaction, received.id, summaryOf(accounts.created));
    return accounts;
  });
  if (stored.created.length > 0) await refreshAccountMirror(settings, warehouse);
  return stored;
}
