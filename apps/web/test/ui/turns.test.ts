import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurn } from '../../src/ui/waiting/in-turn.tsx';

test('each begins when the one before it has ended, in the order in which they came', async () => {
  const begun: string[] = [];
  const ends = ['first', 'second', 'third'].map((name) => takeTurn(() => begun.push(name)));
  expect(begun).toEqual([]);
  await pause();
  expect(begun).toEqual(['first']);
  ends[0]?.();
  await pause();
  expect(begun).toEqual(['first', 'second']);
  ends[1]?.();
  await pause();
  expect(begun).toEqual(['first', 'second', 'third']);
  ends[2]?.();
});

test('what gives up its place never begins, and nothing waits for it', async () => {
  const begun: string[] = [];
  const ends = ['first', 'second', 'third'].map((name) => takeTurn(() => begun.push(name)));
  ends[0]?.();
  ends[1]?.();
  await pause();
  expect(begun).toEqual(['third']);
  ends[2]?.();
  ends[2]?.();
  const end = takeTurn(() => begun.push('fourth'));
  await pause();
  expect(begun).toEqual(['third', 'fourth']);
  end();
});
