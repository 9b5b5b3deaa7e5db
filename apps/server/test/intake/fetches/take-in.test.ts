import { expect, it } from 'vitest';
import { takeIn } from '../../../src/intake/fetches/take-in.ts';

type Context = Parameters<typeof takeIn>[0];
type Folder = Parameters<typeof takeIn>[1];

it('refuses a file above 2 GB before it is downloaded', async () => {
  const nothing = new Proxy({}, { get: (_, name) => expect.unreachable(`${String(name)} is not needed`) });
  const file = { name: 'large.csv', bytes: 2_000_000_001, listing: '1' };
  expect(await takeIn(nothing as Context, nothing as Folder, file, { clientId: 1001, tenantId: 1 })).toEqual({
    outcome: 'refused',
    reason: 'The file is larger than 2 GB.',
    sha256: null,
  });
});
