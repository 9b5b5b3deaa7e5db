import {
  createGlCode,
  data,
  listAuditLog,
  listInvoiceFiles,
  type PackageReference,
  previewGlBooking,
  savePackageReferences,
  undoInvoiceFile,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from './loads/desk.ts';
import { upsFile, upsPackage } from './loads/ups-file.ts';

describe('reference fields of the shipper', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const desk = new Desk(house);
  const admin = await house.as('admin');
  const clientId = 1002;

  const load = (number: string, numbers: readonly string[]) =>
    desk.load(upsFile({ number, charges: numbers.flatMap((each) => upsPackage(each)) }), { clientId });
  const save = async (rows: readonly PackageReference[], more: { clientId?: number; preview?: boolean } = {}) =>
    await admin.call(savePackageReferences, { body: { rows: [...rows], preview: false, ...more } });
  const centres = async (prefix: string) => {
    const rows = await house.sql<{ NUMBER: string; CENTRE: string | null }>(
      `select tracking_number, min(cost_centre) from charge_level_info where tracking_number like '${prefix}%' group by 1 order by 1`,
      { NUMBER: 'text', CENTRE: 'text' },
    );
    return Object.fromEntries(rows.map(({ NUMBER, CENTRE }) => [NUMBER, CENTRE]));
  };

  it('are stored for packages before and after their invoice, and figures are split by them', async () => {
    const [first, second, later] = ['1ZREF10000000001', '1ZREF10000000002', '1ZREF10000000003'] as const;
    await load('REF1', [first, second]);
    const rows = [
      { trackingNumber: first, orderNumber: 'SO-1', costCentre: 'EAST' },
      { trackingNumber: second, costCentre: 'WEST' },
      { trackingNumber: later, costCentre: 'WEST' },
    ];
    const expected = { completed: 2, known: 0, waiting: 1, misfits: 0 };
    const previewed = await save(rows, { preview: true });
    expect(previewed).toMatchObject({ status: 200, body: { fileId: null, outcome: expected } });
    expect(await centres('1ZREF1')).toEqual({ [first]: null, [second]: null });
    const saved = await save(rows);
    expect(saved).toMatchObject({ status: 200, body: { status: 'loaded', outcome: expected } });
    expect(await save(rows)).toMatchObject({ status: 200, body: { status: 'already_there', outcome: null } });
    await load('REF2', [later]);
    expect(await centres('1ZREF1')).toEqual({ [first]: 'EAST', [second]: 'WEST', [later]: 'WEST' });

    const answered = await admin.call(data, {
      params: { page: 'spend', container: 'breakdown' },
      body: {
        clientId,
        selectColumnNames: ['cost_centre as centre', 'sum(no_of_pkgs) as packages'],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: ["cost_centre <> ''"],
        groupByDetails: ['cost_centre'],
        orderByDetails: ['centre'],
      },
    });
    expect(answered.body).toMatchObject({
      data: [
        { CENTRE: 'EAST', PACKAGES: 1 },
        { CENTRE: 'WEST', PACKAGES: 2 },
      ],
    });
  });

  it('decide the cost centre that charges are booked on, to the cent of the invoices', async () => {
    await load('REF9', ['1ZREF90000000001', '1ZREF90000000002']);
    await save([{ trackingNumber: '1ZREF90000000001', costCentre: 'EAST' }]);
    const any = { carrierNames: [], accountNumbers: [], serviceCategories: [], chargeFamilies: [], accessorials: [] };
    const split = {
      by: 'field' as const,
      field: 'cost_centre' as const,
      centres: [{ value: 'EAST', costCentre: '4711' }],
    };
    await admin.call(createGlCode, {
      body: { clientId, code: '6000', name: 'Freight', position: 1, conditions: any, split },
    });
    const days = { from: '2026-10-03', to: '2026-10-03' };
    const { body } = await admin.call(previewGlBooking, { query: { clientId, ...days } });
    const ofDay = async (condition: string) => {
      const [row] = await house.sql<{ AMOUNT: number }>(
        `select sum(net_amount) as AMOUNT from charge_level_info
         where client_id = ${clientId} and bill_date = '2026-10-03' and ${condition}`,
        { AMOUNT: 'money' },
      );
      return Number(row?.AMOUNT).toFixed(2);
    };
    const booked = body.sums.filter(({ code }) => code === '6000');
    expect(Object.fromEntries(booked.map(({ costCentre, amount }) => [costCentre, Number(amount).toFixed(2)]))).toEqual(
      {
        4711: await ofDay("cost_centre = 'EAST'"),
        '': await ofDay("coalesce(cost_centre, '') <> 'EAST'"),
      },
    );
  });

  it('count again when they are sent again after others, and go when they are undone', async () => {
    const number = '1ZREF20000000001';
    await load('REF3', [number]);
    const row = (costCentre: string) => [{ trackingNumber: number, costCentre }];
    await save(row('A'));
    await save(row('B'));
    const again = await save(row('A'));
    expect(again.body).toMatchObject({ status: 'loaded', outcome: { completed: 1 } });
    expect(await centres(number)).toEqual({ [number]: 'A' });
    const undone = await admin.call(undoInvoiceFile, { params: { id: again.body.fileId ?? 0 } });
    expect(undone).toMatchObject({ status: 200, body: { status: 'undone', packages: 1 } });
    expect(await centres(number)).toEqual({ [number]: 'B' });
    const { body } = await admin.call(listInvoiceFiles, { query: { search: 'package-references' } });
    expect(body.rows.find(({ id }) => id === again.body.fileId)).toMatchObject({
      layout: 'Reference fields',
      status: 'undone',
    });
    const audited = await admin.call(listAuditLog, { query: { action: 'package_references.save' } });
    expect(audited.body.rows[0]).toMatchObject({ action: 'package_references.save', login: 'admin' });
  });

  it('are refused whole with what is wrong in which row', async () => {
    const number = '1ZREF30000000001';
    await load('REF4', [number]);
    const wrong: readonly (readonly [PackageReference, string])[] = [
      [{ costCentre: 'EAST' }, 'trackingNumber'],
      [{ trackingNumber: 'A', reference: 'B', costCentre: 'EAST' }, 'trackingNumber'],
      [{ trackingNumber: 'A' }, 'orderNumber'],
      [{ trackingNumber: 'A', costCentre: 'x'.repeat(101) }, 'costCentre'],
      [{ trackingNumber: 'A', costCentre: 'EAST', shipDate: '2026-02-30' }, 'shipDate'],
    ];
    for (const [row, field] of wrong) {
      const refused = await save([{ trackingNumber: number, costCentre: 'EAST' }, row]);
      expect(refused).toMatchObject({
        status: 400,
        body: { errors: [expect.objectContaining({ field: expect.stringMatching(new RegExp(`rows.*1.*${field}`)) })] },
      });
    }
    const contradicting = await save([
      { trackingNumber: number, costCentre: 'EAST' },
      { trackingNumber: number, costCentre: 'WEST' },
    ]);
    expect(contradicting).toMatchObject({
      status: 400,
      body: {
        detail: `Lines say different things about the same package: ‘${number}’ (lines 2 and 3). Keep one of them.`,
      },
    });
    expect(await save([{ trackingNumber: number, costCentre: 'EAST' }], { clientId: 987_654 })).toMatchObject({
      status: 403,
    });
    expect(await centres(number)).toEqual({ [number]: null });
  });

  it('of a file without a column that names the package are not read', async () => {
    const report = await desk.load('Order Number,Cost Centre\nSO-1,EAST', { name: 'orders.csv' });
    expect(report).toMatchObject({ status: 'refused', layout: null });
  });

  it('reach only the clients of who sends them', async () => {
    const number = '1ZREF40000000001';
    await load('REF5', [number]);
    expect(
      (await save([{ trackingNumber: number, costCentre: 'EAST' }], { clientId: 1005 })).body.outcome,
    ).toMatchObject({
      completed: 0,
      waiting: 1,
    });
    expect(await centres(number)).toEqual({ [number]: null });
  });
});
