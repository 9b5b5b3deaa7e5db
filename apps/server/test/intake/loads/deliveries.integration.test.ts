import { listDeliverySources, listInvoiceFiles, listTrackingExceptions, undoInvoiceFile } from '@waybill/contract';
import { type LoadRequest, previewInvoiceFile, repairInterruptedLoads } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { settleOverduePackages } from '../../../src/intake/loads/deliveries/overdue-packages.ts';
import { Desk } from './desk.ts';
import { upsFile, upsPackage } from './ups-file.ts';

const header = 'Tracking Number,Promised,Delivered,Status,Signed By';

describe('files of deliveries', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const desk = new Desk(house);
  const admin = await house.as('admin');
  const client = { clientId: 1002 };

  const statuses = async (prefix: string) => {
    const rows = await house.sql<{ NUMBER: string; STATUS: string | null; OF_CHARGES: string | null }>(
      `select p.tracking_number, p.tracking_status, min(c.tracking_status) from package_level_info p
       join charge_level_info c using (tracking_id) where p.tracking_number like '${prefix}%' group by 1, 2 order by 1`,
      { NUMBER: 'text', STATUS: 'text', OF_CHARGES: 'text' },
    );
    expect(rows.map(({ OF_CHARGES }) => OF_CHARGES)).toEqual(rows.map(({ STATUS }) => STATUS));
    return Object.fromEntries(rows.map(({ NUMBER, STATUS }) => [NUMBER, STATUS]));
  };
  const preview = async (text: string, more: Partial<LoadRequest> = {}) => {
    const { settings, warehouse, files, dataDirectory } = house;
    const path = await desk.file(text, 'preview.csv');
    return await previewInvoiceFile(
      { settings, warehouse, files, dataDirectory, clock: () => new Date('2095-01-01T12:00:00Z') },
      { path, name: 'preview.csv', ...more },
    );
  };
  const invoice = (number: string, numbers: readonly string[]) =>
    upsFile({ number, charges: numbers.flatMap((each) => upsPackage(each)) });

  it('leave packages pending late once their promised day has passed, with the rollups and as a load of its own', async () => {
    const number = '1ZOVERDUE00000001';
    const invoiced = upsFile({ number: 'OVERDUE1', date: '2090-01-07', charges: upsPackage(number) });
    await desk.load(invoiced.replaceAll('2026-09-28', '2090-01-04'), client);
    await desk.load(`${header}\n${number},2090-01-10,,In transit,`, { name: 'overdue.csv' });
    const { settings, warehouse } = house;
    const settleAt = (moment: string) => settleOverduePackages({ settings, warehouse, clock: () => new Date(moment) });
    expect(await settleAt('2090-01-11T11:59:00Z')).toBe(0);
    expect(await statuses(number)).toEqual({ [number]: null });
    const version = warehouse.dataVersion;
    expect(await settleAt('2090-01-11T12:00:00Z')).toBe(1);
    expect(await statuses(number)).toEqual({ [number]: 'Pending Late' });
    expect(warehouse.dataVersion).toBe(version + 1);
    expect(await warehouse.mendRollups()).toEqual([]);
  });

  it('complete packages of an invoice that tells nothing of deliveries, and say beforehand what they do', async () => {
    await desk.load(invoice('DEL1', ['1ZDEL10000000001', '1ZDEL10000000002']), client);
    const text = [
      header,
      '1ZDEL10000000001,2026-09-30,2026-09-30 16:20,Delivered,KIM',
      '1ZDEL10000000002,2026-09-30,2026-10-01 09:00,Delivered,LEE',
      '1ZDEL10000000003,2026-09-30,2026-10-01 09:00,Delivered,LEE',
    ].join('\n');
    const previewed = await preview(text);
    expect(previewed).toMatchObject({
      status: 'loaded',
      layout: 'Tracking list',
      rows: 3,
      deliveries: { completed: 2, known: 0, waiting: 1, misfits: 0 },
    });
    expect(previewed.deliveries?.first.map(({ outcome, trackingStatus }) => [outcome, trackingStatus])).toEqual([
      ['completed', 'On Time'],
      ['completed', 'Late'],
      ['waiting', null],
    ]);
    expect(await statuses('1ZDEL1')).toEqual({ '1ZDEL10000000001': null, '1ZDEL10000000002': null });

    const report = await desk.load(text, { name: 'deliveries-1.csv' });
    expect(report).toMatchObject({ status: 'loaded', packages: 2, invoices: [], messages: previewed.messages });
    expect(report.messages).toEqual([
      'Tracking numbers: 2 completed, 0 with nothing new, 1 waiting for their invoice, 0 shipped at another time.',
    ]);
    expect(await statuses('1ZDEL1')).toEqual({ '1ZDEL10000000001': 'On Time', '1ZDEL10000000002': 'Late' });

    const version = house.warehouse.dataVersion;
    expect(await desk.load(text)).toMatchObject({ status: 'already_there', packages: 0 });
    expect(await preview(text)).toMatchObject({ status: 'already_there', deliveries: null });
    expect(house.warehouse.dataVersion).toBe(version);

    await desk.load(invoice('DEL2', ['1ZDEL10000000003']), client);
    expect(await statuses('1ZDEL10000000003')).toEqual({ '1ZDEL10000000003': 'Late' });
  });

  it('are in the list of files, and can be undone there', async () => {
    await desk.load(invoice('DEL3', ['1ZDEL30000000001']), client);
    await desk.load(`${header}\n1ZDEL30000000001,2026-09-30,2026-10-02,Delivered,`, { name: 'deliveries-3.csv' });
    const { body } = await admin.call(listInvoiceFiles, { query: { search: 'deliveries-3' } });
    expect(body.rows).toMatchObject([{ layout: 'Tracking list', status: 'loaded', packages: 1, rows: 1 }]);
    expect(await statuses('1ZDEL3')).toEqual({ '1ZDEL30000000001': 'Late' });
    const undone = await admin.call(undoInvoiceFile, { params: { id: body.rows[0]?.id ?? 0 } });
    expect(undone).toMatchObject({ status: 200, body: { status: 'undone', invoices: 0, packages: 1 } });
    expect(await statuses('1ZDEL3')).toEqual({ '1ZDEL30000000001': null });
    expect(await desk.statuses('deliveries-3.csv')).toEqual(['undone']);
    await desk.load(`${header}\n1ZDEL30000000001,2026-09-30,2026-10-02,Delivered,`, { name: 'deliveries-3.csv' });
    expect(await statuses('1ZDEL3')).toEqual({ '1ZDEL30000000001': 'Late' });
  });

  it('reach the packages of the named client only, and of a client’s own users', async () => {
    await desk.load(invoice('DEL4', ['1ZDEL40000000001']), client);
    const text = `${header}\n1ZDEL40000000001,2026-09-30,2026-10-02,Delivered,`;
    expect((await desk.load(text, { clientId: 1005 })).messages[0]).toContain('1 waiting for their invoice');
    expect((await desk.load(text, { clientIds: [1005], tenantId: await tenantId() })).status).toBe('already_there');
    expect(await statuses('1ZDEL4')).toEqual({ '1ZDEL40000000001': null });
    expect(await desk.load(text, { clientId: 1002, clientIds: [1005], tenantId: await tenantId() })).toMatchObject({
      status: 'refused',
      messages: ['There is no client 1002.'],
    });
    expect(await desk.load(text)).toMatchObject({ status: 'loaded', packages: 1 });
  });

  it('are named as sources of what a package says, the one that counts first', async () => {
    await desk.load(invoice('DEL8', ['1ZDEL80000000001']), client);
    const pod = 'Tracking Number,POD Date,POD Time,Time Zone,POD Name';
    await desk.load(`${pod}\n1ZDEL80000000001,2026-10-01,20:30,PDT,KIM`, { name: 'pod.csv', ...client });
    await desk.load(`${header}\n1ZDEL80000000001,2026-10-01,2026-10-02,Delivered,`, { name: 'list.csv' });
    const [row] = await house.sql<{ ID: number; AT: string; STATUS: string }>(
      `select tracking_id, delivery_date, tracking_status from package_level_info
       where tracking_number = '1ZDEL80000000001'`,
      { ID: 'bigint', AT: 'timestamp', STATUS: 'text' },
    );
    expect(row).toMatchObject({ AT: '2026-10-02 03:30:00', STATUS: 'On Time' });
    const query = { invoiceDetailsId: row?.ID ?? 0 };
    const { body } = await admin.call(listDeliverySources, { query });
    expect(body.sources).toMatchObject([
      {
        kind: 'delivery_report',
        name: 'pod.csv',
        delivered: { local: '2026-10-01 20:30:00', hasTime: true, offsetMinutes: -420 },
        signedBy: 'KIM',
        givesDelivery: true,
        givesPromise: false,
      },
      { kind: 'tracking_list', name: 'list.csv', givesDelivery: false, givesPromise: true },
      { kind: 'invoice', promised: null, delivered: null },
    ]);
  });

  it('let late packages of a guaranteed service be found, until they are undone', async () => {
    const tracking = '1ZDEL90000000001';
    const charges = [
      { tracking, net: '30.00', description: 'Next Day Air Commercial', code: '013' },
      { tracking, net: '4.50', classification: 'FSC', code: 'FSC', description: 'Fuel Surcharge' },
      { tracking, net: '2.00', classification: 'ACC', code: 'RES', description: 'Residential Surcharge' },
    ];
    await desk.load(upsFile({ account: 'DELGSR', number: 'DEL9', charges }), client);
    await house.settings.updateTable('account').set({ is_ups_gsr: true }).where('number', '=', 'DELGSR').execute();
    const found = async () => {
      const query = { rule: 'late_guaranteed', from: '2026-10-01', to: '2026-10-31', size: 100 };
      const { rows } = (await admin.call(listTrackingExceptions, { query })).body;
      return rows.filter(({ trackingNumber }) => trackingNumber === tracking).map(({ amount }) => amount);
    };
    expect(await found()).toEqual([]);
    await desk.load(`Tracking Number,Delivered\n${tracking},2026-09-30 09:00`, { name: 'deliveries-9.csv' });
    expect(await statuses(tracking)).toEqual({ [tracking]: 'Late' });
    // UPS gives the transportation back, without its fuel.
    expect(await found()).toEqual([30]);
    const { body } = await admin.call(listInvoiceFiles, { query: { search: 'deliveries-9' } });
    await admin.call(undoInvoiceFile, { params: { id: body.rows[0]?.id ?? 0 } });
    expect(await found()).toEqual([]);
  });

  it('are refused with the lines that cannot be read, or loaded without them', async () => {
    await desk.load(invoice('DEL5', ['1ZDEL50000000001']), client);
    const text = `${header}\n1ZDEL50000000001,2026-09-30,2026-09-29,Delivered,\n1ZDEL50000000002,soon,,,`;
    const refused = await desk.load(text);
    expect(refused).toMatchObject({ status: 'refused', badLines: 1, quarantineReport: expect.any(String) });
    expect(await preview(text)).toMatchObject({
      status: 'refused',
      firstBadLines: [{ line: 3, column: 'Promised', reason: '‘soon’ is no date.' }],
    });
    expect(await desk.load(text, { acceptBadLines: true })).toMatchObject({ status: 'loaded', packages: 1 });
    expect(await statuses('1ZDEL5')).toEqual({ '1ZDEL50000000001': 'On Time' });
  });

  it('take 20,000 lines, most of them for packages that are not there', async () => {
    await desk.load(invoice('DEL6', ['1ZDEL60000000001']), client);
    const lines = Array.from({ length: 20_000 }, (_, index) => `1ZBIG${index},2026-09-30,2026-10-01,Delivered,`);
    const text = [header, ...lines, '1ZDEL60000000001,2026-09-30,2026-10-01,Delivered,', lines[0]].join('\n');
    const report = await desk.load(text);
    expect(report.deliveries).toMatchObject({ completed: 1, waiting: 20_000 });
    expect(await statuses('1ZDEL6')).toEqual({ '1ZDEL60000000001': 'Late' });
  });

  it('are noted as loaded by the next start if the process died after the warehouse had committed', async () => {
    await desk.load(invoice('DEL7', ['1ZDEL70000000001']), client);
    await desk.load(`${header}\n1ZDEL70000000001,2026-09-30,2026-10-02,Delivered,`, { name: 'deliveries-7.csv' });
    await house.settings
      .updateTable('invoice_file')
      .set({ status: 'loading', load_id: null })
      .where('name', '=', 'deliveries-7.csv')
      .execute();
    await repairInterruptedLoads(house.settings, house.warehouse);
    expect(await desk.statuses('deliveries-7.csv')).toEqual(['loaded']);
  });

  async function tenantId(): Promise<number> {
    const tenant = await house.settings.selectFrom('tenant').select('id').orderBy('id').executeTakeFirstOrThrow();
    return tenant.id;
  }
});
