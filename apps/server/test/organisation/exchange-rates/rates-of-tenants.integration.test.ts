import { listExchangeRates, uploadExchangeRates } from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { fetchMissingDays } from '../../../src/organisation/exchange-rates/keep-rates-current.ts';
import { storeRates } from '../../../src/organisation/exchange-rates/store-rates.ts';
import { usdRatesOn } from '../../../src/organisation/exchange-rates/usd-rates-on.ts';

const house = await House.open();
afterAll(() => house.close());
const day = '2009-10-07';
const query = { from: day, to: day };
const idOf = async (name: string) =>
  (await house.settings.selectFrom('tenant').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
const file = (rate: string) => ({ fileName: 'ours.csv', content: `date,currency,usd_rate\n${day},CAD,${rate}\n` });

describe('exchange rates that somebody uploads', () => {
  it('hold for their own tenant, before those that hold for all', async () => {
    await storeRates(house.settings, null, [{ currencyCode: 'CAD', rateDate: day, usdRate: '0.70' }], 'for all');
    const nele = await house.as(neighbour.login, neighbour.tenant);
    const admin = await house.as('admin');
    expect((await nele.call(uploadExchangeRates, { body: file('0.90') })).body).toEqual({ stored: 1 });
    const seenBy = async (caller: typeof nele) => (await caller.call(listExchangeRates, { query })).body.rows;
    expect(await seenBy(nele)).toMatchObject([{ usdRate: '0.90000000', source: 'ours.csv' }]);
    expect(await seenBy(admin)).toMatchObject([{ usdRate: '0.70000000', source: 'for all' }]);
    expect(
      await usdRatesOn(house.settings, await idOf(neighbour.tenant), [{ currencyCode: 'CAD', billDate: day }]),
    ).toEqual(['0.90000000']);
    expect(await usdRatesOn(house.settings, await idOf('default'), [{ currencyCode: 'CAD', billDate: day }])).toEqual([
      '0.70000000',
    ]);

    await nele.call(uploadExchangeRates, { body: file('0.91') });
    expect(await seenBy(nele)).toMatchObject([{ usdRate: '0.91000000' }]);
    expect(await seenBy(admin)).toMatchObject([{ usdRate: '0.70000000' }]);
  });

  it('hold at the weekend too, also where there is a rate of the day for all', async () => {
    const [friday, saturday] = ['2009-10-09', '2009-10-10'];
    const tenantId = await idOf(neighbour.tenant);
    await storeRates(house.settings, null, [{ currencyCode: 'CAD', rateDate: saturday, usdRate: '0.70' }], 'for all');
    await storeRates(house.settings, tenantId, [{ currencyCode: 'CAD', rateDate: friday, usdRate: '0.95' }], 'ours');
    expect(await usdRatesOn(house.settings, tenantId, [{ currencyCode: 'CAD', billDate: saturday }])).toEqual([
      '0.95000000',
    ]);
    expect(
      await usdRatesOn(house.settings, await idOf('default'), [{ currencyCode: 'CAD', billDate: saturday }]),
    ).toEqual(['0.70000000']);
  });

  it('do not keep those of the service from being fetched for all', async () => {
    const tenantId = await idOf(neighbour.tenant);
    const daysAgo = (days: number) =>
      new Date(house.clock.read().getTime() - days * 86_400_000).toISOString().slice(0, 10);
    const lastDays = Array.from({ length: 10 }, (_, days) => daysAgo(days));
    await house.settings.deleteFrom('exchange_rate').where('tenant_id', 'is', null).execute();
    const ours = lastDays.map((rateDate) => ({ currencyCode: 'CAD', rateDate, usdRate: '0.9' }));
    await storeRates(house.settings, tenantId, ours, 'ours');
    const { settings, clock } = house;
    const keeper = {
      settings,
      clock: clock.read,
      access: { key: 'none', address: house.address },
      onFailure: () => {},
    };
    await expect(fetchMissingDays(keeper)).rejects.toThrow('Open Exchange Rates answered 404');
  });
});
