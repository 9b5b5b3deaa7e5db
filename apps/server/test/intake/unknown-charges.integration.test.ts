import {
  type ClassificationInput,
  classifyCharge,
  listAuditLog,
  listClassifications,
  listUnknownCharges,
  previewClassification,
  readChargeTable,
  undoClassification,
} from '@waybill/contract';
import { repairInterruptedLoads } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from './loads/desk.ts';
import { type UpsCharge, upsFile, upsPackage } from './loads/ups-file.ts';

const drone = (tracking: string, net = '2.25'): UpsCharge => ({
  tracking,
  net,
  incentive: '0.75',
  classification: 'ZZZ',
  code: 'DRN',
  description: 'Drone Drop',
});

const file = (number: string, date: string, ...trackings: string[]): string =>
  upsFile({
    account: 'DRONE1',
    number,
    date,
    charges: trackings.flatMap((tracking) => [...upsPackage(tracking), drone(tracking)]),
  });

const said: ClassificationInput = {
  carrierId: 1,
  description: 'Drone Drop',
  code: 'DRN',
  validFrom: '2026-02-01',
  family: 'other_accessorial',
  group: 'Delivery area',
  meaning: 'Delivery by drone beyond the last road',
};

describe('charges that no rule knows', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const client = { clientId: 1002 };
  const repair = () => repairInterruptedLoads(house.settings, house.warehouse);

  /** The drones by family, from charges, packages and a rollup's fact table, each on its own. */
  const families = async () => {
    const visible = `load_id <= ${house.warehouse.dataVersion} and account_number = 'DRONE1'`;
    const [row] = await house.sql<Record<string, number>>(
      `select (select coalesce(sum(net_amount), 0) from charge_level_info where ${visible} and charge_family = 'other'),
         (select coalesce(sum(net_amount), 0) from charge_level_info where ${visible} and accessorial_group = 'Delivery area'),
         (select sum(net_other_amount) from package_level_info where ${visible}),
         (select sum(net_other_accessorial_amount) from package_level_info where ${visible}),
         (select sum(net_amount) from package_level_info where ${visible})`,
      { OTHER: 'money', AREA: 'money', OTHER_OF_PACKAGES: 'money', ACCESSORIALS: 'money', NET: 'money' },
    );
    return row;
  };
  const unknown = async () =>
    (await admin.call(listUnknownCharges)).body.rows.filter(({ description }) => description === 'Drone Drop');
  const classifications = async () => (await admin.call(listClassifications)).body.rows;

  it('are listed with dollars, packages, days, examples and a suggestion', async () => {
    await desk.load(file('DRONE0001', '2026-01-10', '1ZDRONE01', '1ZDRONE02'), client);
    const report = await desk.load(file('DRONE0002', '2026-03-10', '1ZDRONE03'), client);
    expect(report.mappedToOther).toMatchObject([{ description: 'Drone Drop', amount: '2.25' }]);
    expect(await unknown()).toMatchObject([
      {
        carrierName: 'UPS',
        code: 'DRN',
        family: 'other',
        charges: 3,
        packages: 3,
        netUsd: '6.75',
        firstSeen: '2026-01-10',
        lastSeen: '2026-03-10',
      },
    ]);
    const [listed] = await unknown();
    const found = listed?.examples.map(({ trackingNumber }) => trackingNumber);
    expect(found?.toSorted()).toEqual(['1ZDRONE01', '1ZDRONE02', '1ZDRONE03']);
    expect(listed?.examples).toContainEqual({
      clientId: 1002,
      invoiceNumber: 'DRONE0002',
      billDate: '2026-03-10',
      trackingNumber: '1ZDRONE03',
    });
  });

  it('are classified once from a day on: history, rollups and later loads follow, and undoing takes all back', async () => {
    const before = [await families(), await house.rollupDigests()];
    expect(before[0]).toMatchObject({ OTHER: 6.75, AREA: 0, OTHER_OF_PACKAGES: 6.75, ACCESSORIALS: 3 });
    expect((await admin.call(previewClassification, { body: said })).body).toEqual({
      charges: 1,
      packages: 1,
      netUsd: '2.25',
    });
    const version = house.warehouse.dataVersion;
    const { status, body } = await admin.call(classifyCharge, { body: said });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'applied', charges: 1, packages: 1, netUsd: '2.25', createdBy: 'admin' });
    expect(house.warehouse.dataVersion).toBe(version + 1);
    expect(await families()).toEqual({
      OTHER: 4.5,
      AREA: 2.25,
      OTHER_OF_PACKAGES: 4.5,
      ACCESSORIALS: 5.25,
      NET: 44.25,
    });
    expect(await unknown()).toMatchObject([{ charges: 2, lastSeen: '2026-01-10' }]);

    const later = await desk.load(file('DRONE0003', '2026-04-10', '1ZDRONE04'), client);
    expect(later.mappedToOther).toEqual([]);
    await desk.load(file('DRONE0004', '2026-01-31', '1ZDRONE05'), client);
    expect(await families()).toEqual({
      OTHER: 6.75,
      AREA: 4.5,
      OTHER_OF_PACKAGES: 6.75,
      ACCESSORIALS: 9.5,
      NET: 73.75,
    });

    const undone = await admin.call(undoClassification, { params: { id: body.id } });
    expect(undone.body).toMatchObject({ status: 'undone' });
    expect(await families()).toMatchObject({ OTHER: 11.25, AREA: 0, OTHER_OF_PACKAGES: 11.25, ACCESSORIALS: 5 });
    expect((await admin.call(undoClassification, { params: { id: body.id } })).status).toBe(409);
    for (const number of ['file-3.csv', 'file-4.csv']) expect(await desk.statuses(number)).toEqual(['loaded']);
  });

  it('are in the audit log with the users who classified and undid them', async () => {
    const entriesOf = async (action: string) => (await admin.call(listAuditLog, { query: { action } })).body.rows;
    expect((await entriesOf('charge_classification.create'))[0]).toMatchObject({
      login: 'admin',
      details: { subject: { name: 'Drone Drop' }, family: 'other_accessorial', packages: 1 },
    });
    expect((await entriesOf('charge_classification.undo'))[0]).toMatchObject({ login: 'admin' });
    expect(await entriesOf('charge_classification.applied')).toHaveLength(1);
    expect(await entriesOf('charge_classification.undone')).toHaveLength(1);
  });

  it('are not classified twice from the same day, and only the latest is undone', async () => {
    const first = (await admin.call(classifyCharge, { body: said })).body;
    const again = await admin.call(classifyCharge, { body: { ...said, validFrom: '2026-01-01' } });
    expect(again.status).toBe(409);
    expect(again.text).toContain('is classified from 2026-02-01 on');
    const fee = { ...said, validFrom: '2026-04-01', family: 'fee', group: null };
    const second = (await admin.call(classifyCharge, { body: fee })).body;
    expect(second).toMatchObject({ status: 'applied', charges: 1 });
    expect((await admin.call(undoClassification, { params: { id: first.id } })).status).toBe(409);
    for (const { id } of [second, first]) await admin.call(undoClassification, { params: { id } });
    expect(await families()).toMatchObject({ OTHER: 11.25, AREA: 0 });
  });

  it('are classified with a family that exists, a carrier of the tenant, and the name of an accessorial', async () => {
    for (const [wrong, field] of [
      [{ family: 'snacks' }, 'family'],
      [{ group: '' }, 'group'],
      [{ carrierId: 424242 }, 'carrierId'],
      [{ validFrom: '2026-02-30' }, 'validFrom'],
    ] as const) {
      const { status, text } = await admin.call(classifyCharge, { body: { ...said, ...wrong } });
      expect(status).toBe(400);
      expect(text).toContain(`"field":"${field}"`);
    }
  });

  it('are whole at the next start, whichever step a process died at', async () => {
    const { id } = (await admin.call(classifyCharge, { body: said })).body;
    const classified = [await families(), await house.rollupDigests()];
    const mark = (status: 'applying' | 'undoing') =>
      house.settings.updateTable('charge_classification').set({ status }).where('id', '=', id).execute();
    const status = async () => (await classifications()).find((row) => row.id === id)?.status;

    await mark('applying');
    await repair();
    expect(await status()).toBe('applied');
    expect([await families(), await house.rollupDigests()]).toEqual(classified);

    await mark('undoing');
    await repair();
    expect(await status()).toBe('undone');
    expect(await families()).toMatchObject({ OTHER: 11.25, AREA: 0 });
    await mark('undoing');
    await repair();
    expect(await status()).toBe('undone');
  });

  it('may be classified by a table: it is read first, in the order of its days, with what is known already', async () => {
    const table = [
      'carrier,text,code,from,family,accessorial,meaning',
      'ups,Tabled Charge,TAB,2026-03-01,fee,,Second meaning',
      'UPS,Tabled Charge,TAB,2026-01-01,other_accessorial,Delivery area,First meaning',
    ].join('\n');
    const read = async () => (await admin.call(readChargeTable, { body: { table } })).body.charges;
    const [first, second] = await read();
    expect(first).toMatchObject({ row: 2, carrierName: 'UPS', isKnown: false, input: { validFrom: '2026-01-01' } });
    expect(second).toMatchObject({ row: 1, isKnown: false, input: { family: 'fee', group: null } });
    if (first === undefined) throw new Error('The table has two charges.');
    const { body } = await admin.call(classifyCharge, { body: first.input });
    expect((await read()).map(({ isKnown }) => isKnown)).toEqual([true, false]);
    await admin.call(undoClassification, { params: { id: body.id } });
    expect((await read()).map(({ isKnown }) => isKnown)).toEqual([false, false]);
  });

  it.each([
    ['carrier,text\nUPS,X', 'Line 1 lacks the columns from, family.'],
    ['carrier,text,from,family\n', 'The table has no charges'],
    ['carrier,text,from,family\nUPS,X,2026-13-01,fee', 'Line 2, from: must be a valid date'],
    ['carrier,text,from,family\nUPS,X,2026-01-01,other_accessorial', 'Line 2: name the accessorial'],
    ['carrier,text,from,family\nNobody,X,2026-01-01,fee', 'There is no carrier ‘Nobody’.'],
  ])('are not classified by a table that is wrong: %s', async (table, reason) => {
    const { status, body } = await admin.call(readChargeTable, { body: { table } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(reason);
  });

  it('are for those who load files for the whole tenant, and each tenant has its own', async () => {
    const neighbour = await house.as('neighbour', 'neighbour');
    expect((await neighbour.call(listUnknownCharges)).body.rows).toEqual([]);
    expect((await neighbour.call(listClassifications)).body.total).toBe(0);
    const [{ id } = { id: 0 }] = await classifications();
    expect((await neighbour.call(undoClassification, { params: { id } })).status).toBe(404);
    expect((await (await house.as('shipper')).call(listUnknownCharges)).status).toBe(403);
  });
});
