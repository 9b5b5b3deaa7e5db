import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../desk.ts';
import { fedexFile, fedexPackage } from '../fedex-file.ts';

describe('loading a FedEx invoice that comes in several files', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const rows = ['796312100001', '796312100002', '796312100003', '796312100004'].map(fedexPackage);
  const part = (number: string, from: number, to: number) =>
    fedexFile({ number, amount: '44.00', rows: rows.slice(from, to) });

  it('counts nothing until it is whole, and then each row once', async () => {
    const first = await desk.load(part('912340001', 0, 3), { clientId: 1002, name: 'first.csv' });
    expect(first.status).toBe('incomplete');
    expect(first.messages.join()).toMatch(/33\.00.*44\.00.*11\.00/s);
    expect(await desk.held('912340001')).toBeUndefined();
    const second = await desk.load(part('912340001', 2, 4), { clientId: 1002 });
    expect(second).toMatchObject({ status: 'loaded', packages: 4, invoices: [{ amount: '44.00', status: 'loaded' }] });
    expect(await desk.held('912340001')).toMatchObject({ packages: 4, net: '44.00', netOfCharges: '44.00' });
    expect(await desk.statuses('first.csv')).toEqual(['loaded']);
    expect((await desk.load(part('912340001', 0, 3))).status).toBe('already_there');
    expect((await desk.load(part('912340001', 0, 4))).status).toBe('already_there');
  });

  it('does not take a part handed in twice for two parts', async () => {
    const half = fedexFile({ number: '912340002', amount: '44.00', rows: rows.slice(0, 2) });
    expect((await desk.load(half, { clientId: 1002, name: 'half.csv' })).status).toBe('incomplete');
    expect((await desk.load(half, { clientId: 1002, name: 'half.csv' })).status).toBe('incomplete');
    expect(await desk.statuses('half.csv')).toEqual(['incomplete']);
    expect((await desk.load(`${half}\n`, { clientId: 1002 })).status).toBe('incomplete');
    expect(await desk.held('912340002')).toBeUndefined();
  });

  it('completes an invoice of three parts in any order', async () => {
    expect((await desk.load(part('912340003', 3, 4), { clientId: 1002 })).status).toBe('incomplete');
    expect((await desk.load(part('912340003', 0, 2), { clientId: 1002 })).status).toBe('incomplete');
    expect((await desk.load(part('912340003', 1, 3), { clientId: 1002 })).status).toBe('loaded');
    expect(await desk.held('912340003')).toMatchObject({ packages: 4, net: '44.00' });
  });

  it('is not held up by a part that was wrong', async () => {
    const wrong = fedexFile({
      number: '912340004',
      amount: '44.00',
      rows: [{ tracking: '796312100009', freight: '5.00' }],
    });
    expect((await desk.load(wrong, { clientId: 1002 })).status).toBe('incomplete');
    expect((await desk.load(part('912340004', 0, 3), { clientId: 1002 })).status).toBe('incomplete');
    expect((await desk.load(part('912340004', 2, 4), { clientId: 1002 })).status).toBe('loaded');
    expect(await desk.held('912340004')).toMatchObject({ packages: 4, net: '44.00' });
  });

  it('does not let a part wait whose invoice was loaded whole without it', async () => {
    const other = fedexFile({ number: '912340009', amount: '55.00', rows: rows.slice(0, 3) });
    expect((await desk.load(other, { clientId: 1002, name: 'left.csv' })).status).toBe('incomplete');
    expect((await desk.load(part('912340009', 0, 4), { clientId: 1002, name: 'whole.csv' })).status).toBe('loaded');
    const left = await house.settings
      .selectFrom('invoice_file')
      .select(['status', 'reason'])
      .where('name', '=', 'left.csv')
      .execute();
    expect(left).toEqual([
      {
        status: 'refused',
        reason:
          'Its invoices were loaded whole from ‘whole.csv’, without this file. Load it again to see whether it has other rows.',
      },
    ]);
  });

  it('does not let a part wait whose invoices were loaded whole without it, one after another', async () => {
    const others = ['912340010', '912340011'].map((number) => ({ number, amount: '55.00', rows: rows.slice(0, 3) }));
    expect((await desk.load(fedexFile(...others), { clientId: 1002, name: 'left-twice.csv' })).status).toBe(
      'incomplete',
    );
    expect((await desk.load(part('912340010', 0, 4), { clientId: 1002 })).status).toBe('loaded');
    expect(await desk.statuses('left-twice.csv')).toEqual(['incomplete']);
    expect((await desk.load(part('912340011', 0, 4), { clientId: 1002 })).status).toBe('loaded');
    expect(await desk.statuses('left-twice.csv')).toEqual(['refused']);
  });

  it('takes a part that waits once the others are loaded without their bad lines, or completed later', async () => {
    const spoilt = (number: string, from: number, to: number) =>
      part(number, from, to).replace('12.00,11.00,', 'twelve,11.00,');
    const accepted = { clientId: 1002, acceptBadLines: true };
    expect((await desk.load(part('912340012', 2, 4), { clientId: 1002, name: 'waits.csv' })).status).toBe('incomplete');
    const lacking = fedexFile({
      number: '912340012',
      amount: '44.00',
      rows: [...rows.slice(0, 2), ...rows.slice(0, 1)],
    });
    expect(await desk.load(lacking.replace('12.00,11.00,', 'twelve,11.00,'), accepted)).toMatchObject({
      status: 'loaded',
      invoices: [{ amount: '44.00' }],
    });
    expect(await desk.statuses('waits.csv')).toEqual(['loaded']);

    expect((await desk.load(spoilt('912340013', 0, 2), accepted)).status).toBe('loaded');
    expect((await desk.load(part('912340013', 2, 4), { clientId: 1002, name: 'early.csv' })).status).toBe('incomplete');
    expect(await desk.load(part('912340013', 0, 1), { clientId: 1002 })).toMatchObject({
      status: 'loaded',
      invoices: [{ amount: '33.00' }],
    });
    expect(await desk.statuses('early.csv')).toEqual(['loaded']);
    expect(await desk.held('912340013')).toMatchObject({ packages: 4, net: '44.00' });
  });

  it('keeps repeated rows of one file apart: they are billed as often as they stand there', async () => {
    const repeated = { tracking: '796312100007', freight: '6.00' };
    const text = fedexFile({ number: '912340005', amount: '12.00', rows: [repeated, repeated] });
    expect((await desk.load(text, { clientId: 1002 })).status).toBe('loaded');
    expect(await desk.held('912340005')).toMatchObject({ net: '12.00' });
  });

  it('refuses new rows for an invoice that is complete', async () => {
    await desk.load(part('912340006', 0, 4), { clientId: 1002 });
    const more = fedexFile({ number: '912340006', amount: '44.00', rows: [fedexPackage('796312100008')] });
    expect((await desk.load(more, { clientId: 1002 })).status).toBe('refused');
    expect(await desk.held('912340006')).toMatchObject({ net: '44.00' });
  });

  it('remembers with the first part to whom an account belongs', async () => {
    const both = (from: number, to: number) =>
      fedexFile({ account: '555000222', number: '912340008', amount: '44.00', rows: rows.slice(from, to) });
    expect((await desk.load(both(0, 2), { clientId: 1003 })).status).toBe('incomplete');
    expect(await desk.load(both(2, 4))).toMatchObject({ status: 'loaded', invoices: [{ clientId: 1003 }] });
  });

  it('refuses an unknown account already with the first part', async () => {
    const text = fedexFile({ account: '555000111', number: '912340007', amount: '44.00', rows: rows.slice(0, 1) });
    const report = await desk.load(text);
    expect(report.status).toBe('refused');
    expect(report.messages.join()).toContain('555000111');
  });
});
