import { AsyncLocalStorage } from 'node:async_hooks';
import { readableName } from '@waybill/contract';
import type { Warehouse } from '@waybill/warehouse';
import { withScratchFolder } from '../../platform/data-directory/scratch-folder.ts';
import { inTurnOfLoads } from '../../platform/servers/in-turn-of-loads.ts';
import type { LoadContext, LoadRequest, LoadWork, OnProgress } from '../load-requests/load-request.ts';
import type { LoadReport } from '../received-files/load-report.ts';
import { isSmall, LoadsInTurn, type WaitingFile } from './loads-in-turn.ts';

/** After so many files, others have their turn, and the callers hear of theirs. */
const mostFilesInTurn = 100;

/** A user's files that wait for their turn, in their order. */
interface Waiting {
  readonly userId: number | undefined;
  readonly files: WaitingFile[];
  isTurnAsked: boolean;
}

const waitingFor = new WeakMap<Warehouse, Map<number | undefined, Waiting>>();

/**
 * Loads a carrier's file, all or nothing, in its user's turn. Small files of a user that wait for it together are stored
 * in one change of the warehouse.
 *
 * Problems with the file itself are in the report, as `refused`. Any other failure is thrown, after it is recorded.
 */
export async function loadInvoiceFile(
  context: LoadContext,
  request: LoadRequest,
  onProgress: OnProgress = () => undefined,
): Promise<LoadReport> {
  const { promise, resolve, reject } = Promise.withResolvers<LoadReport>();
  const waiting = waitingOf(context, request.uploadedBy);
  const named = { ...request, name: readableName(request.name) };
  waiting.files.push({ request: named, onProgress, resolve, reject, within: AsyncLocalStorage.snapshot() });
  askForTurn(context, waiting);
  return await promise;
}

function waitingOf({ warehouse }: LoadContext, userId: number | undefined): Waiting {
  const users = waitingFor.get(warehouse) ?? new Map<number | undefined, Waiting>();
  waitingFor.set(warehouse, users);
  const waiting = users.get(userId) ?? { userId, files: [], isTurnAsked: false };
  users.set(userId, waiting);
  return waiting;
}

function askForTurn(context: LoadContext, waiting: Waiting): void {
  if (waiting.isTurnAsked) return;
  waiting.isTurnAsked = true;
  const loadInTurn = async () => {
    waiting.isTurnAsked = false;
    const ends: (() => void)[] = [];
    try {
      await withScratchFolder(context, (scratchFolder) =>
        loadNext({ ...context, scratchFolder }, waiting.files, (end) => ends.push(end)),
      );
    } finally {
      for (const end of ends) end();
    }
  };
  inTurnOfLoads(context, loadInTurn, waiting.userId)
    .catch((error: unknown) => {
      waiting.isTurnAsked = false;
      for (const { reject } of waiting.files.splice(0)) reject(error);
    })
    .finally(() => {
      if (waiting.files.length > 0) askForTurn(context, waiting);
      else waitingFor.get(context.warehouse)?.delete(waiting.userId);
    });
}

/**
 * Loads the first of the files, and if it is small those after it, as many as are stored together. What tells their
 * callers goes to `atEnd`: they hear of it when nothing is left in the scratch folder.
 */
async function loadNext(work: LoadWork, files: WaitingFile[], atEnd: (end: () => void) => void): Promise<void> {
  const loads = new LoadsInTurn(work);
  for (let count = 0; count < mostFilesInTurn && loads.hasRoom; count += 1) {
    const [next] = files;
    if (next === undefined) break;
    const isOneOfMany = await isSmall(next.request);
    if (count > 0 && !isOneOfMany) break;
    files.shift();
    const { resolve, reject } = next;
    await loads.load({
      ...next,
      resolve: (report) => atEnd(() => resolve(report)),
      reject: (error) => atEnd(() => reject(error)),
    });
    if (!isOneOfMany) break;
  }
  await loads.end();
}
