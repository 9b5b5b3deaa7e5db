import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterStart } from '../../../src/platform/servers/after-start.ts';

describe('work for which nobody waits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('starts at once unless the server is to rest', () => {
    const work = vi.fn();
    afterStart({}, work);
    expect(work).toHaveBeenCalledOnce();
  });

  it('starts when the server has been ready for a while', () => {
    const work = vi.fn();
    afterStart({ restAfterStart: 2_000 }, work);
    vi.advanceTimersByTime(1_999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it('does not start any more once it was stopped', () => {
    const work = vi.fn();
    afterStart({ restAfterStart: 2_000 }, work)();
    vi.advanceTimersByTime(2_000);
    expect(work).not.toHaveBeenCalled();
  });
});
