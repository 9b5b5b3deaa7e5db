import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadRequest } from '@waybill/server';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../desk.ts';
import { fedexFile } from '../fedex-file.ts';
import { type UpsCharge, upsFile, upsPackage } from '../ups-file.ts';

const mine = 1002;
const sibling = 1005;
const theirs = neighbour.clientId;
const freeRow: UpsCharge = { tracking: '1ZINTRUDER00000001', net: '0.00' };

describe.each([
  ['two tenants', theirs],
  ['two clients of a tenant', sibling],
])('a carrier account that %s have', async (_who, other) => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const bothHave = async (account: string) => {
    for (const client_id of [mine, other]) {
      await house.settings
        .insertInto('account')
        .values({ client_id, carrier_id: 1, number: account, name: account, account_group_id: null })
        .execute();
    }
  };
  const invoice = (account: string, charges = upsPackage(`1Z${account}0300000001`)) =>
    upsFile({ account, number: `0000000${account}001`, charges });
  /** What each client holds of the account's invoice. */
  const held = async (account: string) => {
    const invoices = await house.warehouse.invoices({ accountNumber: account });
    const packages = await house.sql<{ CLIENT: number; PACKAGES: number; ROWS: number; NET: string }>(
      `select client_id, sum(no_of_pkgs)::integer, count(*)::integer, sum(net_amount)::varchar
       from package_level_info where account_number = '${account}' group by client_id order by client_id`,
      { CLIENT: 'integer', PACKAGES: 'integer', ROWS: 'integer', NET: 'text' },
    );
    return { invoices: invoices.map(({ clientId, amount }) => [clientId, amount]), packages };
  };
  const whole = (clientId: number) => ({ CLIENT: clientId, PACKAGES: 1, ROWS: 1, NET: '12.50' });

  it('gives each its own invoice of the same number, whoever loads first', async () => {
    await bothHave('SAME01');
    for (const clientId of [other, mine]) {
      expect((await desk.load(invoice('SAME01'), { clientId })).status).toBe('loaded');
      expect((await desk.load(invoice('SAME01'), { clientId })).status).toBe('already_there');
    }
    expect(await held('SAME01')).toEqual({
      invoices: [
        [other, '12.50'],
        [mine, '12.50'],
      ],
      packages: [whole(mine), whole(other)],
    });
  });

  it('lets neither add a row to the invoice of the other, nor tells what that amounts to', async () => {
    await bothHave('SAME02');
    await desk.load(invoice('SAME02'), { clientId: mine });
    const before = await held('SAME02');
    const stated = upsFile({ account: 'SAME02', number: '0000000SAME02001', amount: '12.50', charges: [freeRow] });
    const intruding = await desk.load(stated, { clientId: other });
    expect(intruding.status).toBe('incomplete');
    expect(intruding.messages.join()).not.toContain('already stored');
    expect(await held('SAME02')).toEqual(before);
    const larger = await desk.load(invoice('SAME02', [...upsPackage('1ZOTHER000000001'), freeRow]), {
      clientId: other,
    });
    expect(larger).toMatchObject({ status: 'loaded', invoices: [{ clientId: other, amount: '12.50' }] });
    expect((await held('SAME02')).packages).toEqual([whole(mine), { ...whole(other), ROWS: 2, PACKAGES: 2 }]);
  });

  it('needs the client to be named, and says so', async () => {
    await bothHave('SAME03');
    const report = await desk.load(invoice('SAME03'));
    expect(report.status).toBe('refused');
    expect(report.messages.join()).toMatch(/SAME03.*Name the client whose invoice this is\./);
    if (other === theirs) expect(report.messages.join()).not.toMatch(/Neighbour|1002|9001/);
  });

  it('does not take the bad lines that one accepted as accepted by the other', async () => {
    await bothHave('SAME04');
    const good = invoice('SAME04', [...upsPackage('1ZSAME04030000001'), ...upsPackage('1ZSAME04030000002')]);
    const bad = good.replace(/,10\.00,/, ',ten,');
    const accepting: Partial<LoadRequest> = { acceptBadLines: true };
    expect((await desk.load(bad, { clientId: mine, ...accepting })).status).toBe('loaded');
    expect((await desk.load(bad, { clientId: mine })).status).toBe('already_there');
    expect(await desk.load(bad, { clientId: other })).toMatchObject({ status: 'refused', badLines: 1 });
  });

  it('completes the waiting part of one by nothing that the other hands in', async () => {
    const account = '700000001';
    for (const client_id of [mine, other]) {
      await house.settings
        .insertInto('account')
        .values({ client_id, carrier_id: 2, number: account, name: account, account_group_id: null })
        .execute();
    }
    const part = (tracking: string) =>
      fedexFile({ account, number: '900000001', rows: [{ tracking, freight: '10.00' }], amount: '20.00' });
    const [first, second] = [part('700000000001'), part('700000000002')];
    expect((await desk.load(first, { clientId: mine, name: 'first.csv' })).status).toBe('incomplete');
    expect((await desk.load(second, { clientId: other, name: 'second.csv' })).status).toBe('incomplete');
    expect(await desk.statuses('first.csv')).toEqual(['incomplete']);
    expect((await desk.load(second, { clientId: mine, name: 'third.csv' })).status).toBe('loaded');
    expect(await desk.statuses('first.csv')).toEqual(['loaded']);
    expect(await desk.statuses('second.csv')).toEqual(['incomplete']);
    expect((await held(account)).invoices).toEqual([[mine, '20.00']]);
  });

  it('keeps the copy of a file once, which both may hand in', async () => {
    await bothHave('SAME05');
    const text = invoice('SAME05');
    for (const clientId of [mine, other]) await desk.load(text, { clientId, name: 'same05.csv' });
    const kept = await readdir(join(house.dataDirectory, 'invoices'));
    expect(kept.filter((name) => name.endsWith('same05.csv'))).toHaveLength(1);
  });
});

describe('a file that only another tenant’s account fits', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());

  it('is loaded for the client who is named, as if nobody else had the account', async () => {
    const text = upsFile({ account: 'N31GH8', number: '0000000N31GH8001', charges: upsPackage('1ZMINE0300000001') });
    const report = await desk.load(text, { clientId: mine });
    expect(report).toMatchObject({ status: 'loaded', invoices: [{ clientId: mine }] });
    const theirInvoices = await house.warehouse.invoices({ clientIds: [theirs] });
    expect(theirInvoices.map(({ invoiceNumber }) => invoiceNumber)).toEqual(['NEIGHBOUR1']);
  });
});

describe('a file of another tenant that is handed in without a client', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const toldOf = async (name: string) => {
    const told = await house.settings
      .selectFrom('notification')
      .innerJoin('user_account', 'user_account.id', 'notification.user_id')
      .innerJoin('tenant', 'tenant.id', 'user_account.tenant_id')
      .select('tenant.name')
      .distinct()
      .where('notification.details', 'like', `%${name}%`)
      .execute();
    return told.map((tenant) => tenant.name);
  };
  const tenantOf = async (name: string) => {
    const { tenant } = await house.settings
      .selectFrom('invoice_file')
      .innerJoin('tenant', 'tenant.id', 'invoice_file.tenant_id')
      .select('tenant.name as tenant')
      .where('invoice_file.name', '=', name)
      .executeTakeFirstOrThrow();
    return tenant;
  };

  it.each([
    ['does not reconcile', 'unreconciled.csv', { amount: '99.00' }],
    ['has bad lines', 'bad-lines.csv', { currency: 'US' }],
    ['is billed in a currency without rates', 'currency.csv', { currency: 'CAD', date: '2009-10-07' }],
    ['names an account more that nobody has', 'stranger.csv', {}],
  ])('is told to that tenant alone when it %s', async (_why, name, faults) => {
    const known = { account: 'N31GH8', number: '0000000N31GH8002', charges: upsPackage('1ZTHEIRS300000001') };
    const stranger = { account: 'STR4NG', number: '0000000STR4NG001', charges: upsPackage('1ZTHEIRS300000002') };
    const another = { ...known, number: '0000000N31GH8003', charges: upsPackage('1ZTHEIRS300000003'), ...faults };
    const invoices = name === 'stranger.csv' ? [known, stranger] : [known, another];
    const report = await desk.load(upsFile(...invoices), { name });
    expect(report.status).toBe('amount' in faults ? 'incomplete' : 'refused');
    expect(await toldOf(name)).toEqual([neighbour.tenant]);
    expect(await tenantOf(name)).toBe(neighbour.tenant);
  });
});
