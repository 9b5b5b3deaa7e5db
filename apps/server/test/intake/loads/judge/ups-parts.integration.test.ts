import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../desk.ts';
import { upsFile, upsPackage } from '../ups-file.ts';

const account = 'UPSPRT';
const date = '2026-10-03';

describe('a UPS invoice in parts', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());

  it('of different shapes waits for its last part: all columns, more than those, and some under their names', async () => {
    const shared = { account, number: '0000000UPSPRT001', amount: '37.50' };
    const all = upsFile({ ...shared, charges: upsPackage('1ZPRT1') });
    const extended = upsFile({ ...shared, charges: upsPackage('1ZPRT2') }).replaceAll('\n', `${',x'.repeat(10)}\n`);
    const named = [
      'Net Amount;Charge Description;Charge Classification Code;Charge Category Code;Charge Category Detail Code;Charge Description Code;Tracking Number;Package Quantity;Transaction Date;Invoice Amount;Invoice Currency Code;Invoice Number;Invoice Date;Account Number',
      ...[
        '10,00;Ground Residential;FRT;SHP;ISS;003;1ZPRT3;1',
        '1,50;Fuel Surcharge;FSC;SHP;ISS;FSC;1ZPRT3;0',
        '1,00;Residential Surcharge;ACC;SHP;ISS;RES;1ZPRT3;0',
      ].map((charge) => `${charge};2026-09-28;37,50;USD;0000000UPSPRT001;${date};${account}`),
    ].join('\n');
    const first = await desk.load(named, { clientId: 1002, name: 'named.csv' });
    expect(first).toMatchObject({ status: 'incomplete', layout: expect.stringContaining('UPS') });
    expect(first.messages.join()).toMatch(/12\.50.*37\.50.*25\.00/s);
    expect(await desk.load(extended, { clientId: 1002 })).toMatchObject({ status: 'incomplete' });
    expect(await desk.held('UPSPRT001')).toBeUndefined();
    expect(await desk.load(all, { clientId: 1002 })).toMatchObject({ status: 'loaded', packages: 3 });
    expect(await desk.held('UPSPRT001')).toMatchObject({ packages: 3, net: '37.50', netOfCharges: '37.50' });
    expect(await desk.statuses('named.csv')).toEqual(['loaded']);
  });

  it('of more than six is released by the last of them', async () => {
    const parts = Array.from({ length: 9 }, (_, place) =>
      upsFile({ account, number: '0000000UPSPRT002', amount: '112.50', charges: upsPackage(`1ZPRTN${place}`) }),
    );
    const statuses: string[] = [];
    for (const part of parts) statuses.push((await desk.load(part, { clientId: 1002 })).status);
    expect(statuses).toEqual([...Array<string>(8).fill('incomplete'), 'loaded']);
    expect(await desk.held('UPSPRT002')).toMatchObject({ packages: 9, net: '112.50' });
  });
});
