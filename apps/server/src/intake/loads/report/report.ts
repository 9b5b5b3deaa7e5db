import { refreshAccountMirror } from '../../../organisation/clients/account-mirror.ts';
import type { LoadContext } from '../../load-requests/load-request.ts';
import { endFile, removeCreatedAccounts } from '../../received-files/invoice-files.ts';
import type { LoadReport } from '../../received-files/load-report.ts';
import type { FileFacts, NotLoaded } from '../../received-files/not-loaded.ts';
import { reportOfKnownDeliveries } from '../deliveries/describe-deliveries.ts';
import type { KnownDeliveries } from '../deliveries/store-deliveries.ts';
import { reportOfPlan, reportRefused, reportWaiting } from '../describe-load.ts';
import type { Stored } from '../store/store.ts';
import { endWaiting, takeOverWaiting } from './end-waiting.ts';
import { tellOfLoad } from './tell-of-load.ts';

/**
 * Records the result of a file, notifies the users concerned and returns the report.
 * @throws the error if the file is not to blame; the file is recorded as refused, and nobody is notified.
 */
export async function report(context: LoadContext, stored: Stored | KnownDeliveries): Promise<LoadReport> {
  const answer = await record(context, stored);
  await tellOfLoad(context.settings, stored.facts.received, answer);
  return answer;
}

async function record(context: LoadContext, stored: Stored | KnownDeliveries): Promise<LoadReport> {
  const { settings } = context;
  switch (stored.kind) {
    case 'committed': {
      const { facts, plan, summary, loadId } = stored;
      await settings.transaction().execute(async (transaction) => {
        await endFile(transaction, facts.received.id, { status: 'loaded', summary, loadId });
        if (plan !== undefined) await endWaiting(transaction, context.warehouse, facts.received, plan, summary);
      });
      return summary.report;
    }
    case 'nothing new':
      return await endWith(context, stored.facts, 'already_there', reportOfPlan(stored.facts, stored.plan, undefined));
    case 'known deliveries':
      return await endWith(context, stored.facts, 'already_there', reportOfKnownDeliveries(stored.facts));
    case 'waiting for parts':
      return await endWith(context, stored.facts, 'incomplete', reportWaiting(stored), stored.createdAccounts);
    case 'not loaded':
      return await recordRefusal(context, stored);
  }
}

/** Records a file without new rows in the warehouse. The accounts that it created remain. */
async function endWith(
  { settings }: LoadContext,
  { received }: FileFacts,
  status: 'already_there' | 'incomplete',
  answer: LoadReport,
  createdAccounts: readonly number[] = [],
): Promise<LoadReport> {
  await settings.transaction().execute(async (transaction) => {
    const before = status === 'incomplete' ? await takeOverWaiting(transaction, received) : [];
    await endFile(transaction, received.id, { status, ...withoutLoad(answer, [...before, ...createdAccounts]) });
  });
  return answer;
}

async function recordRefusal({ settings, warehouse }: LoadContext, refused: NotLoaded): Promise<LoadReport> {
  const { facts, failure } = refused;
  const fileId = facts.received.id;
  const answer = reportRefused(refused);
  const removed = await settings.transaction().execute(async (transaction) => {
    const accounts = await removeCreatedAccounts(transaction, fileId);
    await endFile(transaction, fileId, { status: 'refused', ...withoutLoad(answer) });
    return accounts;
  });
  if (removed > 0) await refreshAccountMirror(settings, warehouse);
  if (failure !== undefined) throw failure.error;
  return answer;
}

const withoutLoad = (answer: LoadReport, createdAccounts: readonly number[] = []) => ({
  summary: { report: answer, createdAccounts: [...createdAccounts], completedFiles: [] },
  loadId: null,
});
