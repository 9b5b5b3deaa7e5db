import { randomUUID } from 'node:crypto';
import { isDiskFull } from '../../platform/disk-full.ts';
import type { LoadContext, LoadRequest, OnProgress } from '../load-requests/load-request.ts';
import type { LoadProgress } from '../received-files/load-report.ts';
import type { LoadEvent } from './load-event.ts';
import { loadInvoiceFile } from './load-invoice-file.ts';
import { previewInvoiceFile } from './preview/preview-invoice-file.ts';

const millisecondsBetweenLooks = 200;
/** Without any news, the caller's connection could be taken for a broken one. */
const longestSilence = 10_000;

/** A file to be loaded or, in a dry run, only to be previewed. */
export interface LoadOrPreviewRequest extends LoadRequest {
  readonly dryRun?: boolean | undefined;
}

/**
 * Loads or previews a file and reports progress: at once, when the file has its place among those that wait, and then at
 * most a few times a second. The last event is the report or the preview, or a failure of Waybill itself. Its error goes to `onFailure` with a reference; the caller learns only the reference.
 */
export async function* loadEvents(
  context: LoadContext,
  request: LoadOrPreviewRequest,
  onFailure: (error: unknown, reference: string) => void,
): AsyncGenerator<LoadEvent> {
  let newest: LoadProgress = { step: 'checking', rows: 0, rowsPerSecond: 0 };
  let last: LoadEvent | undefined;
  const ended = loadOrPreview(context, request, (progress) => {
    newest = progress;
  }).then(
    (event) => {
      last = event;
    },
    (error: unknown) => {
      const reference = randomUUID().slice(0, 8);
      onFailure(error, reference);
      last = { failure: failureText(error, request.path, reference) };
    },
  );
  let told: LoadProgress | undefined;
  let toldAt = 0;
  while (last === undefined) {
    if (newest !== told || performance.now() - toldAt >= longestSilence) {
      told = newest;
      toldAt = performance.now();
      yield { progress: newest };
    }
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, millisecondsBetweenLooks))]);
  }
  yield last;
}

async function loadOrPreview(
  context: LoadContext,
  { dryRun, ...request }: LoadOrPreviewRequest,
  onProgress: OnProgress,
): Promise<LoadEvent> {
  if (dryRun === true) return { preview: await previewInvoiceFile(context, request, onProgress) };
  return { report: await loadInvoiceFile(context, request, onProgress) };
}

const unreadable = ['ENOENT', 'EACCES', 'EPERM', 'EISDIR'];

const isUnreadable = (error: unknown, path: string): boolean =>
  error instanceof Error &&
  'path' in error &&
  error.path === path &&
  'code' in error &&
  unreadable.includes(String(error.code));

function failureText(error: unknown, path: string, reference: string): string {
  if (isDiskFull(error))
    return 'The server’s disk is full. Nothing was stored: free some space and load the file again.';
  if (isUnreadable(error, path))
    return 'The server cannot read the file. Check that it is there, and that the user who runs Waybill may read it.';
  return `Waybill failed while loading the file. The reason is in the server’s log, under the reference ${reference}.`;
}
