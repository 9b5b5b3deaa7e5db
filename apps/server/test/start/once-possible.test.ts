import { WarehouseUnreachable } from '@waybill/warehouse';
import { describe, expect, it } from 'vitest';
import { oncePossible } from '../../src/start/once-possible.ts';

/** A log that keeps what it is told. */
function keptLog() {
  const warnings: unknown[] = [];
  const errors: unknown[] = [];
  const keep = (kept: unknown[]) => (told: unknown) => void kept.push(told);
  return { warnings, errors, logger: { warn: keep(warnings), error: keep(errors) } };
}

describe('what a server does to the warehouse when it starts', () => {
  it('is done later if the warehouse takes no changes yet', async () => {
    const { warnings, errors, logger } = keptLog();
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      if (attempts < 3) throw new WarehouseUnreachable('a replica is away');
    };
    await oncePossible('refresh the accounts', work, logger, 5);
    expect(attempts, 'the start goes on after the first attempt').toBe(1);
    await expect.poll(() => attempts).toBe(3);
    expect(warnings).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  it('stops the start if it fails otherwise', async () => {
    const { warnings, logger } = keptLog();
    const work = () => Promise.reject(new Error('the warehouse is damaged'));
    await expect(oncePossible('refresh the accounts', work, logger, 5)).rejects.toThrow('damaged');
    expect(warnings).toEqual([]);
  });
});
