import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from './desk.ts';

const packages = 200;
const header =
  'Account Number,Invoice Number,Invoice Date,Amount Due,Tracking Number,Billed Charge,Incentive Credit,Invoice Section';

function summary(count: number, due: string): string {
  const rows = [header];
  for (let place = 0; place < count; place += 1)
    rows.push(`LARGE1,LARGE0001,7/15/2025,${due},1ZLARGE${place},2.00,-1.00,Outbound/Shipping API`);
  return `${rows.join('\n')}\n`;
}

describe('an invoice that does not fit into memory', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const desk = new Desk(house);
  /** The invoice has more rows, so it is read in portions. */
  const client = { clientId: 1002, rowsInMemory: 40, answers: { currencyCode: 'USD' } };
  const stored = async () => {
    const [row] = await house.sql(
      `select count(*), sum(no_of_pkgs), sum(net_amount), (select sum(net_amount) from charge_level_info where account_number = 'LARGE1'),
         (select sum(occurrences) from source_row join invoice using (invoice_id, load_id) where account_number = 'LARGE1'),
         (select count(*) from invoice where account_number = 'LARGE1')
       from package_level_info where account_number = 'LARGE1'`,
      { ROWS: 'bigint', PACKAGES: 'bigint', NET: 'money', CHARGED: 'money', SOURCE: 'bigint', INVOICES: 'bigint' },
    );
    return row;
  };
  const whole = {
    ROWS: packages,
    PACKAGES: packages,
    NET: packages,
    CHARGED: packages,
    SOURCE: packages,
    INVOICES: 1,
  };

  it('is loaded as a whole, once, and leaves no rows beside the kept file', async () => {
    const text = summary(packages, `${packages}.00`);
    const report = await desk.load(text, client);
    expect(report).toMatchObject({ status: 'loaded', packages });
    expect(report.invoices).toMatchObject([{ rows: packages, packages, amount: `${packages}.00` }]);
    expect(await stored()).toEqual(whole);
    expect(await desk.load(text, client)).toMatchObject({ status: 'already_there', packages: 0 });
    expect(await stored()).toEqual(whole);
    expect(await readdir(join(house.dataDirectory, 'written'))).toEqual([]);
  });

  it('takes no row beyond its amount', async () => {
    const report = await desk.load(summary(packages + 2, `${packages + 2}.00`), client);
    expect(report.status).toBe('refused');
    expect(report.messages.join(' ')).toContain('Rows that this file would add: 2, worth 2.00.');
    expect(await stored()).toEqual(whole);
  });
});
