import { Worker } from 'node:worker_threads';
import type { FileOrder, ProgressListener, WrittenFile } from './file-order.ts';

/** The thread's messages: progress, and success or failure. */
export type WorkerMessage =
  | { readonly percent: number }
  | { readonly written: WrittenFile }
  | { readonly failed: { readonly message: string; readonly code: string | undefined } };

/**
 * Creates the report's file from its rows in a thread of its own: a million rows take a minute, during which the server
 * answers everybody else. Aborting the signal ends it at once.
 */
export async function writeFile(
  order: FileOrder,
  onProgress: ProgressListener,
  signal: AbortSignal,
): Promise<WrittenFile> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { workerData: order });
  const { promise, resolve, reject } = Promise.withResolvers<WrittenFile>();
  const stop = (): void => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('The thread that writes the file ended early.')));
  worker.on('message', (message: WorkerMessage) => {
    if ('percent' in message) onProgress(message.percent);
    else if ('written' in message) resolve(message.written);
    else reject(Object.assign(new Error(message.failed.message), { code: message.failed.code }));
  });
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
