import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late the event loop of the product was, in milliseconds. */
export interface Stalls {
  readonly longest: number;
  /** 99 of 100 turns were on time or late by less. */
  readonly p99: number;
}

const resolution = 5;
const nanoseconds = 1e6;

/** In the served process: answers every message with how late its event loop was since the one before. */
export function reportStalls(): void {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  process.on('message', () => {
    const late = (measured: number): number => Math.max(0, measured / nanoseconds - resolution);
    const stalls: Stalls = { longest: late(delays.max), p99: late(delays.percentile(99)) };
    delays.reset();
    process.send?.(stalls);
  });
}
