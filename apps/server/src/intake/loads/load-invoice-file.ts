import { readableName } from '@waybill/contract';
import type { FileReader } from '@waybill/invoices';
import { withScratchFolder } from '../../platform/data-directory/scratch-folder.ts';
import { inTurnOfLoads } from '../../platform/servers/in-turn-of-loads.ts';
import { inSpan } from '../../platform/telemetry/in-span.ts';
import type { LoadContext, LoadRequest, LoadWork, OnProgress } from '../load-requests/load-request.ts';
import type { LoadReport } from '../received-files/load-report.ts';
import { storeDeliveries } from './deliveries/store-deliveries.ts';
import { judge } from './judge/judge.ts';
import { receive } from './receive/receive.ts';
import { report } from './report/report.ts';
import { store } from './store/store.ts';

/**
 * Loads a carrier's file, all or nothing, in its user's turn. Each stage answers a value and the next
 * one takes it; a file that is not loaded passes through the remaining stages unchanged.
 *
 * 1. receive: copy and keep the file, read it, list its bad lines.
 * 2. judge: find its accounts and rates, compare it with what is stored, decide what to load.
 * 3. store: create new accounts and commit the new rows to the warehouse.
 * 4. report: record the outcome, tell the users concerned, answer the report.
 *
 * A file of deliveries has no invoices to judge: `storeDeliveries` takes the second and third stage.
 *
 * Problems with the file itself are in the report, as `refused`. Any other failure is thrown, after it is recorded.
 */
export async function loadInvoiceFile(
  context: LoadContext,
  request: LoadRequest,
  onProgress: OnProgress = () => undefined,
): Promise<LoadReport> {
  const named = { ...request, name: readableName(request.name) };
  const { uploadedBy: userId, signal } = request;
  const load = (reader?: FileReader) =>
    withScratchFolder(context, (scratchFolder) => loadInTurn({ ...context, scratchFolder, reader }, named, onProgress));
  const { readers } = context;
  return await inTurnOfLoads(
    context,
    () => (readers === undefined ? load() : readers.forLoad({ signal }, load)),
    userId,
  );
}

async function loadInTurn(context: LoadWork, request: LoadRequest, onProgress: OnProgress): Promise<LoadReport> {
  const received = await inSpan('load: receive', {}, () => receive(context, request, onProgress));
  const deliveries = received.facts.file?.deliveries;
  if (received.kind === 'read' && deliveries !== undefined) {
    const stored = await inSpan('load: store', {}, () =>
      storeDeliveries(context, request, received, deliveries, onProgress),
    );
    return await inSpan('load: report', {}, () => report(context, stored));
  }
  const judged = await inSpan('load: judge', {}, () => judge(context, request, received));
  const stored = await inSpan('load: store', {}, () => store(context, request, judged, onProgress));
  return await inSpan('load: report', {}, () => report(context, stored));
}
