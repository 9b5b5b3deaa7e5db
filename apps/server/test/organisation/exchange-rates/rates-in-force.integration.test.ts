import { once } from 'node:events';
import { createServer } from 'node:http';
import { openSettings } from '@waybill/db';
import { freshDatabase, TestClock } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { fetchMissingDays } from '../../../src/organisation/exchange-rates/keep-rates-current.ts';
import { storeRates } from '../../../src/organisation/exchange-rates/store-rates.ts';
import { usdRatesOn } from '../../../src/organisation/exchange-rates/usd-rates-on.ts';

const database = await freshDatabase();
const settings = await openSettings(database.location);
afterAll(async () => {
  await settings.destroy();
  await database.drop();
});

/** Nobody has rates of their own in these tests. */
const anyTenant = 1;

const store = (currencyCode: string, rates: Readonly<Record<string, string>>) =>
  storeRates(
    settings,
    null,
    Object.entries(rates).map(([rateDate, usdRate]) => ({ currencyCode, rateDate, usdRate })),
    'test',
  );

describe('the rate of a day', () => {
  it('is its own, at the weekend else that of Friday, and never guessed', async () => {
    await store('CAD', { '2026-11-12': '0.70', '2026-11-13': '0.71', '2026-11-16': '0.72' });
    const days = ['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-21'];
    expect(
      await usdRatesOn(
        settings,
        anyTenant,
        days.map((billDate) => ({ currencyCode: 'CAD', billDate })),
      ),
    ).toEqual(['0.70000000', '0.71000000', '0.71000000', '0.71000000', '0.72000000', undefined, undefined]);
  });

  it('is that of the Saturday or Sunday itself where there is one', async () => {
    await store('EUR', { '2026-11-13': '1.10', '2026-11-14': '1.11', '2026-11-15': '1.12' });
    expect(await usdRatesOn(settings, anyTenant, [{ currencyCode: 'EUR', billDate: '2026-11-14' }])).toEqual([
      '1.11000000',
    ]);
    expect(await usdRatesOn(settings, anyTenant, [{ currencyCode: 'EUR', billDate: '2026-11-15' }])).toEqual([
      '1.12000000',
    ]);
  });

  it('is one for US dollars', async () => {
    expect(await usdRatesOn(settings, anyTenant, [{ currencyCode: 'USD', billDate: '2026-11-17' }])).toEqual(['1']);
  });
});

describe('the rates of the service', () => {
  it('are fetched for the seven days before today that have none', async () => {
    await settings.deleteFrom('exchange_rate').execute();
    await store('CAD', { '2026-11-16': '0.72' });
    const asked: string[] = [];
    const service = createServer((request, reply) => {
      asked.push(/historical\/(.*)\.json/.exec(request.url ?? '')?.[1] ?? '');
      reply.writeHead(200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify({ base: 'USD', rates: { GBP: 0.8 } }));
    });
    await once(service.listen(0, '127.0.0.1'), 'listening');
    const at = service.address();
    const address = typeof at === 'object' && at !== null ? `http://127.0.0.1:${at.port}` : '';
    const keeper = {
      settings,
      clock: new TestClock().read,
      access: { address, key: 'key' },
      onFailure: () => undefined,
    };
    await fetchMissingDays(keeper);
    await fetchMissingDays(keeper);
    service.close();
    expect(asked).toEqual(['2026-11-19', '2026-11-18', '2026-11-17', '2026-11-15', '2026-11-14', '2026-11-13']);
    expect(await usdRatesOn(settings, anyTenant, [{ currencyCode: 'GBP', billDate: '2026-11-19' }])).toEqual([
      '1.25000000',
    ]);
  });
});
