import { expect, it } from 'vitest';
import { onceAMinute } from '../../src/platform/once-a-minute.ts';

it('tells a failure that comes again and again once a minute, and how often it came', () => {
  let now = 0;
  const told: unknown[] = [];
  const tell = onceAMinute(
    (error, repeats) => told.push([error instanceof Error ? error.message : error, repeats]),
    () => now,
  );
  for (now = 0; now <= 120_000; now += 20_000) tell(new Error('connect ECONNREFUSED'));
  expect(told).toEqual([
    ['connect ECONNREFUSED', 0],
    ['connect ECONNREFUSED', 2],
    ['connect ECONNREFUSED', 2],
  ]);
});

it('tells another failure at once', () => {
  const told: unknown[] = [];
  const tell = onceAMinute(
    (error) => told.push(error),
    () => 0,
  );
  for (const message of ['one', 'other', 'one', 'other']) tell(message);
  expect(told).toEqual(['one', 'other']);
});
