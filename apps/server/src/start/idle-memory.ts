import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';
import { returnMemory } from '../platform/memory/return-memory.ts';

const millisecondsBetweenLooks = 20_000;
/** The share of its time that a process computes at most while it only answers whether it is alive. */
const idleUtilization = 0.05;
const worthReturning = 32 * 1_048_576;

/**
 * Returns memory to the machine when this process has had nothing to do for a while: after a start, a load or a busy hour
 * V8 keeps what it no longer needs, a quarter of the whole on the demo data.
 * @returns what ends it.
 */
export function returnMemoryWhenIdle(milliseconds = millisecondsBetweenLooks): () => void {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let settled = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > idleUtilization || memoryUsage().heapTotal < settled + worthReturning) return;
    returnMemory();
    settled = memoryUsage().heapTotal;
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
