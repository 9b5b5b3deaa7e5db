import { expect, test } from 'vitest';
import { FairLine } from '../src/index.ts';

/** Work that ends when it is told to, in the order in which it began. */
function desk(line: FairLine) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (user: string, name: string, signal?: AbortSignal) =>
    line.run(
      user,
      async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      },
      signal,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ask, end };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('users take turns, however much one of them asks for', async () => {
  const { begun, ask, end } = desk(new FairLine(1));
  const all = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
  all.push(ask('b', 'b1'), ask('c', 'c1'));
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) {
    await settle();
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  await Promise.all(all);
});

test('a user may have one turn at a time, so that the other is free for somebody else', async () => {
  const { begun, ask, end } = desk(new FairLine(2, { onePerUser: true }));
  const all = [ask('a', 'a1'), ask('a', 'a2')];
  await settle();
  expect(begun).toEqual(['a1']);
  all.push(ask('b', 'b1'));
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  for (const name of ['a1', 'b1', 'a2']) await end(name);
  await Promise.all(all);
});

test('who does not want it any more leaves the line', async () => {
  const line = new FairLine(1);
  const { begun, ask, end } = desk(line);
  const first = ask('a', 'a1');
  const gone = new AbortController();
  const second = ask('b', 'b1', gone.signal);
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await end('a1');
  await first;
  expect(begun).toEqual(['a1']);
  expect(line.isBusy).toBe(false);
});
