import type { LoadContext, LoadRequest, OnProgress } from '../../load-requests/load-request.ts';
import { sourceOf } from '../../received-files/invoice-files.ts';
import { type NotLoaded, notLoaded, orNotLoaded } from '../../received-files/not-loaded.ts';
import { reportWaiting } from '../describe-load.ts';
import type { Judgement, NothingNew, ToStore, WaitingForParts } from '../judge/judge.ts';
import { type Committed, LoadsTogether } from './loads-together.ts';
import { storeAccounts } from './store-accounts.ts';

export { type Committed, LoadsTogether } from './loads-together.ts';

/** What was stored of a file. */
export type Stored = Committed | NothingNew | WaitingWithAccounts | NotLoaded;

/** A file that is waiting for other parts, and the accounts that it created. */
export interface WaitingWithAccounts extends WaitingForParts {
  readonly createdAccounts: readonly number[];
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
  const alone = new LoadsTogether(context);
  try {
    await alone.stage(request, judged, onProgress);
    const [committed] = await alone.commit();
    if (committed === undefined) throw new RangeError('The load was not stored.');
    return committed;
  } catch (error) {
    if ((await context.warehouse.loadOf(sourceOf(facts.received))) !== undefined) throw error;
    return notLoaded(facts, error);
  } finally {
    await alone.discard();
  }
}
