import { gzipSync } from 'node:zlib';
import {
  account,
  authenticate,
  clientsForAframeDashboards,
  getRows,
  uploadInvoiceFile,
  uploadType,
} from '@waybill/contract';
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

  it.each(['br', 'gzip', 'gzip;q=0.5, br;q=0.1'])(
    'is sent compressed to a client that accepts %s',
    async (encoding) => {
      const plain = await ask(large, 'identity');
      const small = await ask(large, encoding);
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(encoding).toContain(small.headers.get('content-encoding') ?? 'none');
      expect(small.headers.get('vary')).toContain('accept-encoding');
      expect(small.text).toBe(plain.text);
      expect(small.text.length).toBeGreaterThan(1_024);
    },
  );

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

describe('a compressed request', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const content = gzipSync(JSON.stringify({ clientId: 1001 }));
  const send = (path: string, type: string, encoding: string) =>
    fetch(new URL(path, house.address), {
      method: 'POST',
      headers: { 'content-type': type, 'content-encoding': encoding },
      body: content,
    });

  it.each([
    [getRows.path, 'application/json', 'gzip'],
    [getRows.path, 'application/json', 'br'],
    [uploadInvoiceFile.path, uploadType, 'GZIP'],
  ])('is refused with what to do: %s', async (path, type, encoding) => {
    const answer = await send(path, type, encoding);
    expect(answer.status).toBe(415);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.text()).toContain('without the header content-encoding');
  });

  it('that only says it is not compressed is read', async () => {
    expect((await send(getRows.path, 'application/json', 'identity')).status).not.toBe(415);
  });
});
