import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchOpenExchangeRates } from '../../../src/organisation/exchange-rates/open-exchange-rates.ts';

const key = 'a customer&key';
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isKnown = url.pathname === '/api/historical/2026-03-02.json' && url.searchParams.get('app_id') === key;
    reply.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    reply.end(isKnown ? JSON.stringify({ base: 'USD', rates: { CAD: 1.25, USD: 1, JPY: 150 } }) : '{"error":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  address = typeof at === 'object' && at !== null ? `http://127.0.0.1:${at.port}` : '';
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

test('turns units for a dollar into dollars for a unit', async () => {
  await expect(fetchOpenExchangeRates({ address, key }, '2026-03-02')).resolves.toEqual([
    { currencyCode: 'CAD', rateDate: '2026-03-02', usdRate: '0.80000000' },
    { currencyCode: 'JPY', rateDate: '2026-03-02', usdRate: '0.00666667' },
  ]);
});

test('says that the service refused, without telling the key', async () => {
  const failure = fetchOpenExchangeRates({ address, key: 'wrong' }, '2026-03-02');
  await expect(failure).rejects.toThrow('Open Exchange Rates answered 401 for 2026-03-02.');
});

test('says that the service cannot be reached', async () => {
  const nowhere = { address: 'http://127.0.0.1:1', key };
  await expect(fetchOpenExchangeRates(nowhere, '2026-03-02')).rejects.toThrow('Open Exchange Rates cannot be reached');
});
