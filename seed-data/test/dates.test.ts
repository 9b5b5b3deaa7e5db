import { describe, expect, it } from 'vitest';
import { demoExchangeRates } from '../src/index.ts';
import { numberOf, textsOf, today, withInvoices } from './support/made-warehouse.ts';

const bothTables = ['package_level_info', 'charge_level_info'] as const;

describe('the dates of made invoices', () => {
  it('are never after today, and packages are billed after they were shipped', async () => {
    await withInvoices({}, async (warehouse) => {
      for (const table of [...bothTables, 'invoice']) {
        const latest = await textsOf(warehouse, `select max(bill_date) from ${table}`);
        expect(latest[0]?.localeCompare(today), table).toBeLessThanOrEqual(0);
      }
      expect(await numberOf(warehouse, `select count(*) from package_level_info where pickup_date > bill_date`)).toBe(
        0,
      );
      expect(
        await numberOf(warehouse, `select count(*) from package_level_info where delivery_date < pickup_date`),
      ).toBe(0);
      expect(
        await numberOf(
          warehouse,
          `select count(*) from package_level_info where delivery_date > timestamp '${today} 23:59:59'`,
        ),
      ).toBe(0);
    });
  });

  it('reach to the last days before today', async () => {
    await withInvoices({}, async (warehouse) => {
      const days = `select date_diff('day', max(bill_date), date '${today}') from invoice`;
      expect(await numberOf(warehouse, days)).toBeLessThanOrEqual(3);
    });
  });

  it('are the week’s day on which the carrier bills', async () => {
    await withInvoices({}, async (warehouse) => {
      const weekdays = (carrier: string): Promise<string[]> =>
        textsOf(warehouse, `select distinct dayname(bill_date) from invoice where carrier_name = '${carrier}'`);
      expect(await weekdays('UPS')).toEqual(['Saturday']);
      expect(await weekdays('FedEx')).toEqual(['Wednesday']);
    });
  });

  it('lead to the partitions: client id, year and quarter digit', async () => {
    await withInvoices({}, async (warehouse) => {
      for (const table of bothTables) {
        for (const date of ['bill_date', 'pickup_date']) {
          const expected = `(client_id::varchar || year(${date})::varchar || quarter(${date})::varchar)::bigint`;
          const wrong = `select count(*) from ${table} where ${date}_partition <> ${expected}`;
          expect(await numberOf(warehouse, wrong), `${table} ${date}`).toBe(0);
        }
      }
    });
  });

  it('decide the rate to the dollar: the bill date’s', async () => {
    await withInvoices({ packages: 60_000 }, async (warehouse) => {
      const rates = demoExchangeRates('2025-01-01', today);
      const kept = new Map(
        rates.map(({ currencyCode, rateDate, usdRate }) => [`${currencyCode} ${rateDate}`, usdRate]),
      );
      const used = await textsOf(
        warehouse,
        `select distinct currency_code || ' ' || bill_date || ' ' || usd_rate::decimal(18, 6)
         from package_level_info where currency_code <> 'USD'`,
      );
      expect(used.length).toBeGreaterThan(100);
      for (const each of used) {
        const [currency, day, rate] = each.split(' ');
        expect(rate, each).toBe(kept.get(`${currency} ${day}`));
      }
      const dollars = `select count(*) from package_level_info where currency_code = 'USD' and usd_rate <> 1`;
      expect(await numberOf(warehouse, dollars)).toBe(0);
    });
  });
});
