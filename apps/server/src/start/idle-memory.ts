import { cpuUsage, memoryUsage } from 'node:process';
import type { Warehouse } from '@waybill/warehouse';
import { returnMemory } from '../platform/memory/return-memory.ts';

const millisecondsBetweenLooks = 20_000;
/** The share of a processor that a process uses at most while it only answers whether it is alive. */
const idleShare = 0.05;
const worthReturning = 32 * 1_048_576;
const microsecondsOfMillisecond = 1_000;

interface IdleServer {
  readonly warehouse: Pick<Warehouse, 'localFile'>;
  readonly milliseconds?: number;
  /** Called when the engine could not return its memory; it is asked again next time. */
  onFailure(error: unknown): void;
}

/**
 * Returns memory to the machine when this process has had nothing to do for a while: after a start, a load or a busy hour
 * V8 and the warehouse's engine keep what they no longer need, about 100 MB after a start. The
 * engine's threads count too: what they are working with cannot be returned yet.
 * @returns what ends it: it waits for the engine.
 */
export function returnMemoryWhenIdle({ warehouse, milliseconds = millisecondsBetweenLooks, onFailure }: IdleServer) {
  let before = cpuUsage();
  let hasWorked = true;
  let settled = 0;
  let work: Promise<void> | undefined;
  const look = () => {
    const { user, system } = cpuUsage(before);
    before = cpuUsage();
    const isIdle = user + system < idleShare * milliseconds * microsecondsOfMillisecond;
    hasWorked ||= !isIdle;
    const isWorthIt = hasWorked || memoryUsage.rss() > settled + worthReturning;
    if (work !== undefined || !isIdle || !isWorthIt) return;
    returnMemory();
    work = Promise.resolve(warehouse.localFile?.returnMemory() ?? true)
      .then((isReturned) => {
        if (!isReturned) return;
        hasWorked = false;
        settled = memoryUsage.rss();
      })
      .catch(onFailure)
      .finally(() => {
        // Returning memory is no work after which memory had to be returned again.
        before = cpuUsage();
        work = undefined;
      });
  };
  const timer = setInterval(look, milliseconds);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await work;
  };
}
