import { tmpdir } from 'node:os';
import { SettingsDamaged } from '@waybill/db';
import { describe, expect, it } from 'vitest';
import { describeStartFailure } from '../../src/start/known-errors.ts';

describe('what a start that fails says', () => {
  it('is one sentence on a full disk, whatever could not be written', async () => {
    const failed = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    for (const error of [failed, new SettingsDamaged('/data', failed), new Error('It failed.', { cause: failed })])
      expect(await describeStartFailure(error, tmpdir())).toMatch(
        /^The disk of .* is full: .* are left, and at least 64 MiB are needed\. Nothing was left half-written: free some space and try again\.$/,
      );
  });

  it('is the message of an expected failure, and everything of any other', async () => {
    const damaged = new SettingsDamaged('/data', new Error('no such page'));
    expect(await describeStartFailure(damaged, tmpdir())).toBe(damaged.message);
    expect(await describeStartFailure(new Error('unexpected'), tmpdir())).toContain('known-errors.test.ts');
    expect(await describeStartFailure(damaged, undefined)).toBe(damaged.message);
  });
});
