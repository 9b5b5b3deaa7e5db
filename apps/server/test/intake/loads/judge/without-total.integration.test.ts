import { readFileSync } from 'node:fs';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../desk.ts';

const sample = new URL('../../../../../../packages/invoices/test/fixtures/ontrac_68.csv', import.meta.url);
const [header = '', ...rows] = readFileSync(sample, 'utf8').trimEnd().split('\n');
const part = (from: number, to: number): string => [header, ...rows.slice(from, to)].join('\n');
const number = 'OT1234567';

describe('an invoice of which no file states the total', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());

  it('is loaded, and the report says that it cannot be verified', async () => {
    const report = await desk.load(part(0, 30), { clientId: 1002 });
    expect(report).toMatchObject({ status: 'loaded', packages: 30, invoices: [{ statedAmount: null }] });
    expect(report.messages).toEqual([
      'The file states no total for some of its invoices, so they cannot be verified: 1.',
    ]);
  });

  it('takes the rows of a later file that it does not have, and those only', async () => {
    const report = await desk.load(part(20, 40));
    expect(report).toMatchObject({ status: 'loaded', packages: 10 });
    expect(await desk.held(number)).toMatchObject({ packages: 40, net: '472.90', netOfCharges: '472.90' });
    expect((await desk.load(part(0, 40))).status).toBe('already_there');
  });
});
