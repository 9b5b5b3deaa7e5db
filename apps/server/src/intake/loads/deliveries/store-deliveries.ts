import type { DeliveriesOfFile } from '@waybill/invoices';
import { followStep, type LoadContext, type LoadRequest, type OnProgress } from '../../load-requests/load-request.ts';
import { type FileSummary, noteSummary, sourceOf } from '../../received-files/invoice-files.ts';
import type { LoadReport } from '../../received-files/load-report.ts';
import { type FileFacts, type NotLoaded, notLoaded } from '../../received-files/not-loaded.ts';
import type { ReadFile } from '../receive/receive.ts';
import type { Committed } from '../store/store.ts';
import { reportOfDeliveries } from './describe-deliveries.ts';
import { judgeDeliveries, stageDeliveries } from './open-deliveries.ts';

/** A delivery file whose content was loaded before. */
export interface KnownDeliveries {
  readonly kind: 'known deliveries';
  readonly facts: FileFacts;
}

/**
 * Stores the delivery facts of a file and applies them to the existing packages, as one load of the warehouse.
 * @throws what went wrong after the warehouse had committed: the repair at the next start records the load.
 */
export async function storeDeliveries(
  context: LoadContext,
  request: LoadRequest,
  { facts }: ReadFile,
  deliveries: DeliveriesOfFile,
  onProgress: OnProgress,
): Promise<Committed | KnownDeliveries | NotLoaded> {
  const source = sourceOf(facts.received);
  try {
    const toLoad = await judgeDeliveries(context, request, facts, deliveries);
    if (toLoad.isThere) return { kind: 'known deliveries', facts };
    const onRows = followStep('storing', onProgress, request.signal);
    const load = await stageDeliveries(context, facts.received, toLoad, source, onRows);
    try {
      await noteSummary(context.settings, facts.received.id, summaryOf(reportOfDeliveries(facts, undefined)));
      const { loadId, ...outcome } = await load.commit();
      return { kind: 'committed', facts, loadId, summary: summaryOf(reportOfDeliveries(facts, outcome)) };
    } finally {
      await load.rollback();
    }
  } catch (error) {
    if ((await context.warehouse.loadOf(source)) !== undefined) throw error;
    return notLoaded(facts, error);
  }
}

const summaryOf = (report: LoadReport): FileSummary => ({ report, createdAccounts: [], completedFiles: [] });
