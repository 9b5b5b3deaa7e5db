import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { LetterOrder } from './letter-order.ts';

/** The thread's message: the letters, or why there are none. */
export type LetterMessage = { readonly written: readonly Uint8Array[] } | { readonly failed: string };

/** A letter of hundreds of claims takes a processor for a second or two, and the fonts of Chinese 50 MB. */
const oneAtATime = pLimit(1);

/** Writes letters as PDF in a thread of its own, so that the server answers everybody else meanwhile. */
export const writeLetters = (orders: readonly LetterOrder[], signal: AbortSignal): Promise<readonly Buffer[]> =>
  oneAtATime(() => written(orders, signal));

async function written(orders: readonly LetterOrder[], signal: AbortSignal): Promise<readonly Buffer[]> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./letter-worker.ts', import.meta.url), { workerData: orders });
  const { promise, resolve, reject } = Promise.withResolvers<readonly Buffer[]>();
  const stop = (): void => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('The thread that writes the letters ended early.')));
  worker.on('message', (message: LetterMessage) => {
    if ('written' in message) resolve(message.written.map((letter) => Buffer.from(letter)));
    else reject(new Error(message.failed));
  });
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
