import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { millisecondsBetweenBeats } from './standstill.ts';

/** What the watchdog's thread is given. */
export interface Watched {
  /** One number, which the event loop counts up. */
  readonly beats: Int32Array;
  readonly longestSeconds: number;
  readonly logLevel: string;
}

/**
 * Ends the process once its event loop has stood still for so long that nobody waits any more, so that its supervisor
 * starts it again. A thread of its own watches it, and keeps the process from ending no longer than the rest of it.
 * Returns a function that stops watching.
 */
export function startWatchdog(longestSeconds: number, logger: Logger): () => Promise<void> {
  if (longestSeconds === 0) return async () => undefined;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const timer = setInterval(() => Atomics.add(beats, 0, 1), millisecondsBetweenBeats).unref();
  const watched: Watched = { beats, longestSeconds, logLevel: logger.level };
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: watched });
  thread.on('error', (error) => logger.error({ err: error }, 'The watchdog of the event loop failed.'));
  thread.unref();
  return async () => {
    clearInterval(timer);
    await thread.terminate();
  };
}
