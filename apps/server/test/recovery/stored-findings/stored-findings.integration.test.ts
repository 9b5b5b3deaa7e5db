import { exportRulePack, importRulePack, listClaims, revertRulePack, tallyClaims } from '@waybill/contract';
import { inTurn } from '@waybill/db';
import { House, loadInvoice, type SimplePackage } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import type { FindingServices } from '../../../src/recovery/stored-findings/finding-services.ts';
import { readFound } from '../../../src/recovery/stored-findings/read-found.ts';
import { workOut } from '../../../src/recovery/stored-findings/work-out.ts';

const [own, other] = [1003, 1005];
const always = { from: '2000-01-01', to: '2099-12-31' };
const lateAccount = 20;

const ground = (number: string, net: string, discount: string): SimplePackage => ({
  net,
  discount,
  row: { service: 'UPS Ground', tracking_number: number },
});
const mystery = (number: string, net: string): SimplePackage => ({
  net,
  row: { service: 'UPS Ground', tracking_number: number, transportation_amount: '0.00', other_amount: net },
  charge: { charge_family: 'other', charge_description: 'Mystery' },
});
const late: SimplePackage = {
  net: '48.20',
  row: {
    tracking_number: '399999000009',
    service: 'FedEx Priority Overnight',
    service_category: 'Next Day',
    mode_category: 'Parcel Express',
    pickup_date: '2026-11-09',
    scheduled_date: '2026-11-10 10:30:00',
    delivery_date: '2026-11-11 12:00:00',
    tracking_status: 'Late',
  },
};
const many = <Item>(item: (place: number) => Item) => Array.from({ length: 40 }, (_, place) => item(place));

const servicesOf = ({ settings, warehouse, files, clock }: House): FindingServices => ({
  settings,
  warehouse,
  files,
  clock: clock.read,
});

describe('stored findings', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const services = servicesOf(house);
  const { settings, warehouse } = house;
  const { id: accountId } = await settings
    .selectFrom('account')
    .select('id')
    .where('client_id', '=', own)
    .executeTakeFirstOrThrow();
  const load = (invoiceNumber: string, packages: readonly SimplePackage[]) =>
    loadInvoice(
      warehouse,
      { clientId: own, accountId, accountNumber: 'STORED', invoiceNumber, billDate: '2026-10-05' },
      packages,
    );
  const read = async <Column extends 'found' | 'covered'>(column: Column, from = services) => {
    const asked = { clientIds: [own, other], days: always, patience: 'briefly' } as const;
    const { rows, waitingClients } = await readFound(from, column, asked);
    expect(waitingClients).toBe(0);
    return rows.toSorted((one, two) => (JSON.stringify(one) < JSON.stringify(two) ? -1 : 1));
  };
  const stored = async () => ({ found: await read('found'), covered: await read('covered') });
  /** What is stored is what a search of everything finds. Returns it. */
  const asIfFresh = async () => {
    const now = await stored();
    await forget();
    expect(now).toEqual(await stored());
    return now;
  };
  const forget = async () => {
    for (const table of ['found_client', 'found_year'] as const) await settings.deleteFrom(table).execute();
  };
  const contentsOf = async (...clientIds: number[]) =>
    await settings
      .selectFrom('found_month')
      .select(['client_id', 'month', 'found'])
      .where('client_id', 'in', clientIds)
      .orderBy('client_id')
      .orderBy('month')
      .execute();
  await load('FIRST', [
    ...many((place) => ground(`1ZUSUAL${place}`, '12.80', '7.20')),
    ground('1ZLESS', '14.00', '6.00'),
    ...many((place) => mystery(`1ZUSUAL${place}`, '5.00')),
    mystery('1ZMORE', '7.00'),
  ]);
  await loadInvoice(
    warehouse,
    {
      ...{ clientId: other, accountId: lateAccount, accountNumber: '480122956', carrierId: 2, carrierName: 'FedEx' },
      ...{ invoiceNumber: 'LATE', billDate: '2026-11-12' },
    },
    [late],
  );
  const numbersOf = ({ found }: Awaited<ReturnType<typeof stored>>, rule: string) =>
    found
      .filter((row) => row.rule === rule && row.account_number === 'STORED')
      .map((row) => row.tracking_number)
      .toSorted();

  it('are searched for again only where a load has changed something, and go with its undo', async () => {
    const before = await stored();
    expect(numbersOf(before, 'discount_missing')).toEqual(['1ZLESS']);
    const ofOther = await contentsOf(other);
    const ofOwn = await contentsOf(own);
    expect(ofOther.length).toBeGreaterThan(0);
    for (const { found } of ofOther) expect(found).toMatch(/^v1\./);

    await load('SECOND', [ground('1ZAGAIN', '15.00', '5.00')]);
    const after = await stored();
    expect(numbersOf(after, 'discount_missing')).toEqual(['1ZAGAIN', '1ZLESS']);
    expect(await contentsOf(other)).toEqual(ofOther);
    expect(await contentsOf(own)).not.toEqual(ofOwn);
    expect(await asIfFresh()).toEqual(after);

    await warehouse.undoLoad(warehouse.dataVersion, 'test');
    expect(await asIfFresh()).toEqual(before);
  });

  it('follow a classification of charges, and its undo', async () => {
    const before = await stored();
    const name = { carrierId: 1, description: 'Mystery', code: null, validFrom: '2026-01-01' };
    const classified = { id: 7, ...name, family: 'other_accessorial', group: 'Residential' } as const;
    expect(await warehouse.classifyCharges(classified, [own], 'test')).toMatchObject({ charges: 41 });
    expect(numbersOf(await asIfFresh(), 'accessorial_price')).toEqual(['1ZMORE']);
    await warehouse.undoClassification(7, 'test');
    expect(await asIfFresh()).toEqual(before);
  });

  it('follow the guarantees that an account claims, and the rules that are imported and reverted', async () => {
    const claims = (isClaimed: boolean) =>
      settings.updateTable('account').set({ is_fedex_express_gsr: isClaimed }).where('id', '=', lateAccount).execute();
    await claims(false);
    const before = await asIfFresh();
    const obstacles = ({ found: rows }: typeof before) =>
      rows.flatMap((row) => (row.invoice_number === 'LATE' ? [row.obstacle] : []));
    expect(obstacles(before)).toEqual(['not_entitled']);
    await claims(true);
    const claimed = await asIfFresh();
    expect(obstacles(claimed)).toEqual([null]);

    const rules = { carrierId: 2, kind: 'guarantees' };
    const { text } = await admin.call(exportRulePack, { query: { carrierId: '2', kind: 'guarantees' } });
    const content = Buffer.from(text.replaceAll('guaranteed', 'suspended')).toString('base64');
    const file = { ...rules, fileName: 'suspended.csv', content, source: '', service: '' };
    const imported = await admin.call(importRulePack, { body: file });
    expect(imported.status).toBe(200);
    expect(obstacles(await asIfFresh())).not.toEqual([null]);
    await admin.call(revertRulePack, { params: { id: imported.body.id } });
    expect(await asIfFresh()).toEqual(claimed);
    await claims(false);
    expect(await asIfFresh()).toEqual(before);
  });

  it('follow the days that pass', async () => {
    house.clock.forward(45 * 86_400_000);
    await asIfFresh();
  });

  it('are there after a restart, and go on where a search was interrupted', async () => {
    await stored();
    const kept = await contentsOf(own, other);
    const again = await house.beside();
    await read('found', servicesOf(again));
    await again.close();
    expect(await contentsOf(own, other)).toEqual(kept);

    await forget();
    const interrupted = new AbortController();
    const run = workOut(services, [own, other], { signal: interrupted.signal }).catch((error: unknown) => error);
    await expect.poll(async () => (await contentsOf(own, other)).length).toBeGreaterThan(0);
    interrupted.abort(new Error('interrupted'));
    expect(await run).toBeInstanceOf(Error);
    const first = await contentsOf(own, other);
    await workOut(services, [own, other]);
    const all = await contentsOf(own, other);
    expect(all).toEqual(expect.arrayContaining(first));
    expect(all.length).toBe(kept.length);
  });
});

describe('findings that are being worked out', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const query = { clientId: String(own), from: '2026-10-01', to: '2026-10-31' } as const;
  const waiting = async () => (await admin.call(tallyClaims, { query })).body.waitingClients;

  it('are said to be, and those of before are shown until then', async () => {
    await expect.poll(waiting).toBe(0);
    const { body: before } = await admin.call(listClaims, { query });
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = inTurn(house.settings, 'findings', () => promise);
    await house.settings.updateTable('account').set({ is_ups_gsr: true }).where('client_id', '=', own).execute();
    const { body: meanwhile } = await admin.call(listClaims, { query });
    expect(meanwhile).toEqual({ ...before, waitingClients: 1 });
    resolve();
    await held;
    await expect.poll(waiting).toBe(0);
  });
});
