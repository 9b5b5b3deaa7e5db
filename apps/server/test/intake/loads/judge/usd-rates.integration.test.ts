import { openSettings } from '@waybill/db';
import { copiedDatabase } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { findUsdRates } from '../../../../src/intake/loads/judge/usd-rates.ts';
import { Refused } from '../../../../src/intake/received-files/not-loaded.ts';

const database = await copiedDatabase();
let statements = 0;
const settings = await openSettings(database.location, () => {
  statements += 1;
});
afterAll(async () => {
  await settings.destroy();
  await database.drop();
});

const anyTenant = 1;
const inCanada = { currencyCode: 'CAD', billDate: '2009-10-07' };
await settings
  .insertInto('exchange_rate')
  .values({ currency_code: 'CAD', rate_date: inCanada.billDate, usd_rate: '0.71230000', source: 'test' })
  .execute();

describe('the rates of a file’s invoices', () => {
  it('are those of each currency on each day', async () => {
    const inDollars = { currencyCode: 'USD', billDate: '2009-10-07' };
    const rates = await findUsdRates(settings, anyTenant, [inCanada, inDollars]);
    expect([rates(inCanada), rates(inDollars)]).toEqual(['0.71230000', '1']);
    expect(() => rates({ ...inCanada, billDate: '2009-10-08' })).toThrow('No rate was looked up for CAD 2009-10-08.');
  });

  it('are missed in one sentence for each currency and day, in their order', async () => {
    const late = { currencyCode: 'EUR', billDate: '2009-10-08' };
    const early = { currencyCode: 'EUR', billDate: '2009-10-07' };
    const refusal = await findUsdRates(settings, anyTenant, [late, inCanada, early, late]).catch(
      (error: unknown) => error,
    );
    expect(refusal instanceof Refused ? refusal.reasons : refusal).toEqual([
      'There is no exchange rate for EUR on 2009-10-07. An administrator can upload one under Exchange rates; then load the file again.',
      'There is no exchange rate for EUR on 2009-10-08. An administrator can upload one under Exchange rates; then load the file again.',
    ]);
    await expect(findUsdRates(settings, anyTenant, [inCanada, late])).rejects.toThrow('EUR on 2009-10-08');
  });

  it('are asked for in one statement, however many there are', async () => {
    const days = Array.from({ length: 300 }, (_, day) =>
      new Date(Date.UTC(2009, 9, 7 - day)).toISOString().slice(0, 10),
    );
    await settings
      .insertInto('exchange_rate')
      .values(days.map((rate_date) => ({ currency_code: 'CHF', rate_date, usd_rate: '1.01', source: 'test' })))
      .execute();
    const bills = days.flatMap((billDate) => [{ currencyCode: 'CHF', billDate }, inCanada, inCanada]);
    const before = statements;
    const rates = await findUsdRates(settings, anyTenant, bills);
    expect(statements - before).toBe(1);
    expect(new Set(bills.map(rates))).toEqual(new Set(['1.01000000', '0.71230000']));
  });
});
