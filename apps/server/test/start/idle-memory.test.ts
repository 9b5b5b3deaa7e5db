import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { returnMemoryWhenIdle } from '../../src/start/idle-memory.ts';

describe('memory of an idle process', () => {
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    const isMajor = (entry: PerformanceEntry & { readonly detail?: { readonly kind?: number } }) =>
      entry.detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
    collections += list.getEntries().filter(isMajor).length;
  });
  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
    observer.disconnect();
  });

  it('is collected, though nothing asks for more', async () => {
    observer.observe({ entryTypes: ['gc'] });
    stop = returnMemoryWhenIdle(100);
    await expect.poll(() => collections).toBeGreaterThan(0);
  });
});
