import type { DeliveriesOfFile } from '@waybill/invoices';
import { followStep, type LoadContext, type LoadRequest, type OnProgress } from '../../load-requests/load-request.ts';
import type { FileCopy } from '../../received-files/invoice-files.ts';
import type { LoadReport } from '../../received-files/load-report.ts';
import { type FileFacts, type NotLoaded, notLoaded } from '../../received-files/not-loaded.ts';
import type { PreviewedDeliveries } from '../load-preview.ts';
import { reportOfDeliveries, reportOfKnownDeliveries } from './describe-deliveries.ts';
import { judgeDeliveries, stageDeliveries } from './open-deliveries.ts';

/** What loading a file of deliveries would do. */
export interface PreviewOfDeliveries {
  readonly kind: 'deliveries';
  readonly report: LoadReport;
  readonly first: PreviewedDeliveries['first'];
}

/** Finds out what loading a file of deliveries would do; stores nothing. */
export async function previewDeliveries(
  context: LoadContext,
  request: LoadRequest,
  facts: FileFacts<FileCopy>,
  deliveries: DeliveriesOfFile,
  onProgress: OnProgress,
): Promise<PreviewOfDeliveries | NotLoaded<FileCopy>> {
  try {
    const toLoad = await judgeDeliveries(context, request, facts, deliveries);
    if (toLoad.isThere) return { kind: 'deliveries', report: reportOfKnownDeliveries(facts), first: [] };
    const onRows = followStep('mapping', onProgress, request.signal);
    const load = await stageDeliveries(context, facts.received, toLoad, 'preview', onRows);
    try {
      const { first, ...outcome } = await load.preview();
      return {
        kind: 'deliveries',
        report: reportOfDeliveries(facts, outcome),
        first: first.map((delivery) => ({ ...delivery })),
      };
    } finally {
      await load.rollback();
    }
  } catch (error) {
    return notLoaded(facts, error);
  }
}
