import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';
import type { Warehouse } from '@waybill/warehouse';
import { returnMemory } from '../platform/memory/return-memory.ts';

const millisecondsBetweenLooks = 20_000;
/** The share of its time that a process computes at most while it only answers whether it is alive. */
const idleUtilization = 0.05;
const worthReturning = 32 * 1_048_576;

interface IdleServer {
  readonly warehouse: Pick<Warehouse, 'localFile'>;
  readonly milliseconds?: number;
  /** Called when the engine could not return its memory; it is asked again next time. */
  onFailure(error: unknown): void;
}

/**
 * Returns memory to the machine when this process has had nothing to do for a while: after a start, a load or a busy hour
 * V8 and the warehouse's engine keep what they no longer need, half of the whole once the demo data has been made.
 * @returns what ends it: it waits for the engine.
 */
export function returnMemoryWhenIdle({ warehouse, milliseconds = millisecondsBetweenLooks, onFailure }: IdleServer) {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let settled = 0;
  let work: Promise<void> | undefined;
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (work !== undefined || utilization > idleUtilization) return;
    if (memoryUsage.rss() < settled + worthReturning) return;
    returnMemory();
    work = Promise.resolve(warehouse.localFile?.returnFreedMemory())
      .then(() => {
        settled = memoryUsage.rss();
      })
      .catch(onFailure)
      .finally(() => {
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
