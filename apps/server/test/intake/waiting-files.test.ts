import type { Settings } from '@waybill/db';
import { expect, test } from 'vitest';
import { asWaitingFile } from '../../src/intake/invoice-files/waiting-files.ts';

test('a user may have twenty files on their way at a time, whatever others have', async () => {
  const settings = {} as Settings;
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = (userId: number) => asWaitingFile(settings, userId, () => promise);
  const begun = Array.from({ length: 22 }, () => wait(1));
  const other = wait(2);
  resolve();
  const outcomes = await Promise.allSettled(begun);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(outcomes.at(-1)).toMatchObject({ reason: { problem: { status: 409 } } });
  await expect(other).resolves.toBeUndefined();
  await expect(wait(1)).resolves.toBeUndefined();
});
