import { isDiskFull } from '../disk-full.ts';
import { type LoadContext, type LoadRequest, loadInvoiceFile } from './load-invoice-file.ts';
import type { LoadEvent, LoadProgress } from './load-report.ts';

const millisecondsBetweenReports = 200;

/**
 * Loads a file and tells how far it is a few times a second; the last event is the report, or the failure of the
 * machinery, whose error goes to `onFailure`.
 */
export async function* loadEvents(
  context: LoadContext,
  request: LoadRequest,
  onFailure: (error: unknown) => void,
): AsyncGenerator<LoadEvent> {
  let newest: LoadProgress = { step: 'checking', rows: 0, rowsPerSecond: 0 };
  let last: LoadEvent | undefined;
  const ended = loadInvoiceFile(context, request, (progress) => {
    newest = progress;
  }).then(
    (report) => {
      last = { report };
    },
    (error: unknown) => {
      onFailure(error);
      last = { failure: failureText(error) };
    },
  );
  while (last === undefined) {
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, millisecondsBetweenReports))]);
    if (last === undefined) yield { progress: newest };
  }
  yield last;
}

function failureText(error: unknown): string {
  if (isDiskFull(error))
    return 'The disk of the server is full. Nothing of the file was stored: make room and load it again.';
  return error instanceof Error ? error.message : String(error);
}
