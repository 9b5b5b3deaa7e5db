import { account, authenticate, clientsForAframeDashboards } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from '../analysis/data/spend-state.ts';

describe('an answer', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const { clientId } = await openSpendPage(shipper);
  const large = clientsForAframeDashboards.path.replace(':clientId', String(clientId));
  const ask = (path: string, encoding: string) =>
    shipper.send('GET', path, { headers: { 'accept-encoding': encoding } });

  it.each(['br', 'gzip', 'gzip;q=0.5, br;q=0.1'])('is sent compressed to who takes %s', async (encoding) => {
    const plain = await ask(large, 'identity');
    const small = await ask(large, encoding);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(encoding).toContain(small.headers.get('content-encoding') ?? 'none');
    expect(small.headers.get('vary')).toContain('accept-encoding');
    expect(small.text).toBe(plain.text);
    expect(small.text.length).toBeGreaterThan(1_024);
  });

  it('that is small goes out as it is', async () => {
    const { headers } = await ask('/aiparcelweb/api/filtersettings/getAllFilterskeys', 'br');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('of a call about who one is goes out as it is, whatever its length', async () => {
    expect((await ask(account.path, 'br')).headers.get('content-encoding')).toBeNull();
    const username = 'nobody'.repeat(40);
    const refused = await house.anyone.send('POST', authenticate.path, {
      headers: { 'accept-encoding': 'br' },
      body: { username, password: 'x' },
    });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });
});
