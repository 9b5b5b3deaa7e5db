import { expect, it } from 'vitest';
import { download, togetherOf } from '../../../src/intake/fetches/take-in.ts';

type Context = Parameters<typeof download>[0];
type Folder = Parameters<typeof download>[1];
type Status = Parameters<typeof togetherOf>[0][number]['status'];

it('refuses a file above 2 GB before it is downloaded', async () => {
  const nothing = new Proxy({}, { get: (_, name) => expect.unreachable(`${String(name)} is not needed`) });
  const file = { name: 'large.csv', bytes: 2_000_000_001, listing: '1' };
  expect(await download(nothing as Context, nothing as Folder, file)).toEqual({
    outcome: 'refused',
    reason: 'The file is larger than 2 GB.',
    sha256: null,
  });
});

it('takes for the result of an archive the worst of its files, and says it of each', () => {
  const resultOf = (...statuses: Status[]) =>
    togetherOf(statuses.map((status) => ({ status, name: `${status}.csv`, messages: [status], sha256: 'a' })));
  expect(resultOf('already_there', 'loaded').outcome).toBe('loaded');
  expect(resultOf('loaded', 'incomplete', 'loaded').outcome).toBe('incomplete');
  expect(resultOf('incomplete', 'refused', 'loaded').outcome).toBe('refused');
  expect(resultOf('loaded', 'incomplete').reason).toBe('loaded.csv: loaded\nincomplete.csv: incomplete');
});
