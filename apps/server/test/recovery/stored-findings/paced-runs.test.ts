import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PacedRuns } from '../../../src/recovery/stored-findings/paced-runs.ts';

describe('runs after loads', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Runs that take a second each. */
  function counted() {
    const starts: number[] = [];
    const begun = performance.now();
    const runs = new PacedRuns(async () => {
      starts.push(Math.round((performance.now() - begun) / 1_000));
      await vi.advanceTimersByTimeAsync(1_000);
    });
    return { runs, starts };
  }

  it('begin with the first, and are one for all that follow within a rest', async () => {
    const { runs, starts } = counted();
    runs.afterRest();
    runs.afterRest();
    await runs.end();
    for (let load = 0; load < 60; load += 1) runs.afterRest();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(starts).toEqual([0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(starts).toEqual([0, 10]);
  });

  it('begin at once for somebody who waits, who then needs no other', async () => {
    const { runs, starts } = counted();
    runs.now();
    await runs.end();
    runs.afterRest();
    runs.now();
    await runs.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(starts).toEqual([0, 1]);
  });

  it('follow a run during which something was loaded', async () => {
    const starts: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const runs = new PacedRuns(async () => {
      starts.push('run');
      if (starts.length === 1) await promise;
    });
    runs.afterRest();
    runs.afterRest();
    resolve();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(starts).toEqual(['run', 'run']);
    await runs.end();
  });
});
