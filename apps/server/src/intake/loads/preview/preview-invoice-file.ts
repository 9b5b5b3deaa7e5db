import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { BadLine } from '@waybill/invoices';
import { withScratchFolder } from '../../../platform/data-directory/scratch-folder.ts';
import { inTurnOfReaders } from '../../../platform/reading/readers.ts';
import type { LoadContext, LoadRequest, LoadWork, OnProgress } from '../../load-requests/load-request.ts';
import type { FileCopy } from '../../received-files/invoice-files.ts';
import type { NotLoaded } from '../../received-files/not-loaded.ts';
import { previewDeliveries } from '../deliveries/preview-deliveries.ts';
import { judge } from '../judge/judge.ts';
import type { LoadPreview } from '../load-preview.ts';
import { openReceived, type ReadFile, tenantOf } from '../receive/receive.ts';
import { describeDeliveries, describePreview } from './describe-preview.ts';
import { mappedRows } from './mapped-rows.ts';

/**
 * Finds out what loading a carrier's file would do: it is read and judged in the same way, but nothing is copied,
 * registered or stored. Other loads in the meantime are not anticipated.
 * @throws what prevents reading, such as a file that is not there
 */
export async function previewInvoiceFile(
  context: LoadContext,
  request: LoadRequest,
  onProgress: OnProgress = () => undefined,
): Promise<LoadPreview> {
  const { preview } = await previewWithBadLines(context, request, onProgress);
  return preview;
}

/** The same with the lines that cannot be read: as many as are kept of a file. */
export async function previewWithBadLines(
  context: LoadContext,
  request: LoadRequest,
  onProgress: OnProgress = () => undefined,
): Promise<{ readonly preview: LoadPreview; readonly badLines: readonly BadLine[] }> {
  const { uploadedBy: userId, path, signal } = request;
  return await inTurnOfReaders(context, { userId, path, signal }, (reader) =>
    withScratchFolder(context, async (scratchFolder) => {
      const work = { ...context, scratchFolder, reader };
      const copy = await describeFile(work, request);
      const opened = await openReceived(work, request, copy, onProgress);
      const preview = await previewOpened(work, request, opened, onProgress);
      return { preview, badLines: opened.facts.file?.badLines ?? [] };
    }),
  );
}

async function previewOpened(
  context: LoadWork,
  request: LoadRequest,
  opened: ReadFile<FileCopy> | NotLoaded<FileCopy>,
  onProgress: OnProgress,
): Promise<LoadPreview> {
  const deliveries = opened.facts.file?.deliveries;
  const questions = opened.facts.file?.questions ?? [];
  if (opened.kind === 'read' && deliveries !== undefined && questions.length === 0) {
    const previewed = await previewDeliveries(context, request, opened.facts, deliveries, onProgress);
    if (previewed.kind === 'deliveries') return describeDeliveries(previewed, opened.facts);
    if (previewed.failure !== undefined) throw previewed.failure.error;
    return describePreview(previewed, await mappedRows(context, previewed, onProgress, request.signal));
  }
  const judged = await judge(context, request, opened);
  if (judged.kind === 'not loaded' && judged.failure !== undefined) throw judged.failure.error;
  return describePreview(judged, await mappedRows(context, judged, onProgress, request.signal));
}

async function describeFile({ settings }: LoadContext, request: LoadRequest): Promise<FileCopy> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(request.path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      request.signal?.throwIfAborted();
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  const tenantId = await tenantOf(settings, request);
  return { path: request.path, name: request.name, sha256: hash.digest('hex'), bytes, tenantId };
}
