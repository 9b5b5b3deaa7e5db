import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late the event loop of the product was, in milliseconds. */
export interface Stalls {
  readonly longest: number;
  /** 99 of 100 turns were late by less than this, or on time. */
  readonly p99: number;
  /**
   * The most processor time that the event loop's thread used between two ticks of a timer: the part of the longest
   * stall that the product itself caused, not other programs on a busy machine.
   */
  readonly ownWork: number;
  /** The processor time of the whole process since the previous message, in milliseconds. */
  readonly processor: number;
}

const resolution = 5;
const nanoseconds = 1e6;

const microseconds = 1e3;

/** In the served process: answers every message with how late its event loop has been since the previous one. */
export function reportStalls(): void {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  const work = mostWorkBetweenTicks();
  let used = process.cpuUsage();
  process.on('message', () => {
    const late = (measured: number): number => Math.max(0, measured / nanoseconds - resolution);
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    const stalls: Stalls = {
      longest: late(delays.max),
      p99: late(delays.percentile(99)),
      ownWork: work.take(),
      processor: (user + system) / microseconds,
    };
    delays.reset();
    process.send?.(stalls);
  });
}

function mostWorkBetweenTicks(): { take: () => number } {
  let most = 0;
  let before = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    most = Math.max(most, now.user + now.system - before.user - before.system);
    before = now;
  }, resolution).unref();
  return {
    take() {
      const taken = most / microseconds;
      most = 0;
      return taken;
    },
  };
}
