import {
  generateClientInvoiceNumber,
  generatePaymentNumber,
  getInvoiceFile,
  listAuditLog,
  listInvoiceFiles,
  listNotifications,
  reloadInvoiceFile,
  undoInvoiceFile,
  voidPaymentNumber,
} from '@waybill/contract';
import { repairInterruptedLoads } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { undoLoadOf } from '../../../../src/intake/loads/undo/undo-load.ts';
import { inTurnOfLoads } from '../../../../src/platform/servers/in-turn-of-loads.ts';
import { Desk } from '../desk.ts';
import { fedexFile, fedexPackage } from '../fedex-file.ts';
import { upsFile, upsPackage } from '../ups-file.ts';

describe('undoing the load of a file', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const client = { clientId: 1002 };

  /** Sums of everything that is visible, read from the fact tables, the ledger and a rollup, each on its own. */
  const sums = async () => {
    const visible = `where load_id <= ${house.warehouse.dataVersion}`;
    return await house.sql<Record<string, string | number>>(
      `select (select count(*) from package_level_info ${visible}), (select sum(net_amount) from package_level_info ${visible}),
         (select sum(no_of_pkgs) from package_level_info ${visible}), (select count(*) from charge_level_info ${visible}),
         (select sum(net_amount) from charge_level_info ${visible}), (select sum(amount) from invoice ${visible}),
         (select count(*) from source_row ${visible})`,
      { A: 'bigint', B: 'money', C: 'bigint', D: 'bigint', E: 'money', F: 'money', G: 'bigint' },
    );
  };
  const fileNamed = async (name: string, status = 'loaded') =>
    await house.settings
      .selectFrom('invoice_file')
      .selectAll()
      .where('name', '=', name)
      .where('status', '=', status as 'loaded')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const undo = async (name: string) =>
    await admin.call(undoInvoiceFile, { params: { id: (await fileNamed(name)).id } });
  const accountsOf = (number: string) =>
    house.settings.selectFrom('account').select('id').where('number', '=', number).execute();
  const invoiceIdOf = async (number: string) => {
    const [row] = await house.sql<{ ID: number }>(
      `select max(invoice_id) from invoice where invoice_number = '${number}'`,
      { ID: 'bigint' },
    );
    return Number(row?.ID);
  };

  it('leaves every sum as it was, adjustments and new account included, and the file can be loaded again', async () => {
    const charges = [
      ...upsPackage('1ZUND00300000001'),
      ...upsPackage('1ZUND00300000002'),
      { tracking: '1ZUND00300000001', net: '-2.00', category: 'ADJ', detail: 'ADC', description: 'Address Correction' },
    ];
    const text = upsFile({ account: 'UNDO1', number: 'UNDO0001', charges });
    const before = [await sums(), await house.rollupDigests()];
    const version = house.warehouse.dataVersion;
    const report = await desk.load(text, { ...client, name: 'undo-1.csv' });
    const loaded = await sums();
    expect(loaded).not.toEqual(before[0]);
    expect(await accountsOf('UNDO1')).toHaveLength(1);

    const { status, body } = await undo('undo-1.csv');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'undone', invoices: 1, accounts: 1 });
    expect([await sums(), await house.rollupDigests()]).toEqual(before);
    expect(await desk.held('UNDO0001')).toBeUndefined();
    expect(house.warehouse.dataVersion).toBe(version + 2);
    expect(await accountsOf('UNDO1')).toEqual([]);
    const mirrored = "select count(*) from account where account_number = 'UNDO1'";
    expect(await house.sql(mirrored, { N: 'bigint' })).toEqual([{ N: 0 }]);
    const { id } = await fileNamed('undo-1.csv', 'undone');
    const detail = (await admin.call(getInvoiceFile, { params: { id } })).body;
    expect(detail).toMatchObject({ status: 'undone', mayUndo: false, mayReload: true });
    expect((await admin.call(undoInvoiceFile, { params: { id } })).status).toBe(409);

    const choices = { acceptBadLines: false, clientId: 1002 };
    expect((await admin.call(reloadInvoiceFile, { params: { id }, body: choices })).body.status).toBe('loaded');
    expect(await sums()).toEqual(loaded);
    expect(await desk.held('UNDO0001')).toMatchObject({ packages: report.packages, net: '23.00', amount: '23.00' });
  });

  it('is recorded in the audit log with its user, and users of the client are notified', async () => {
    const undone = (await admin.call(listAuditLog, { query: { action: 'invoice_file.undo' } })).body.rows[0];
    expect(undone).toMatchObject({ login: 'admin', details: { subject: { name: 'undo-1.csv' }, invoices: 1 } });
    expect((await admin.call(listAuditLog, { query: { action: 'invoice_file.undone' } })).body.total).toBe(1);
    const { notifications } = (await admin.call(listNotifications)).body;
    expect(notifications).toContainEqual(
      expect.objectContaining({ kind: 'invoice_file_undone', values: { name: 'undo-1.csv' } }),
    );
  });

  it('keeps an account that other invoices use, or on which somebody has set something', async () => {
    const first = upsFile({ account: 'UNDO2', number: 'UNDO0021', charges: upsPackage('1ZUND00300000021') });
    const second = upsFile({ account: 'UNDO2', number: 'UNDO0022', charges: upsPackage('1ZUND00300000022') });
    await desk.load(first, { ...client, name: 'undo-2a.csv' });
    await desk.load(second, { ...client, name: 'undo-2b.csv' });
    expect((await undo('undo-2a.csv')).body.accounts).toBe(0);
    expect(await accountsOf('UNDO2')).toHaveLength(1);
    expect((await undo('undo-2b.csv')).body.accounts).toBe(1);
    expect(await accountsOf('UNDO2')).toEqual([]);
    await desk.load(first, { ...client, name: 'undo-2c.csv' });
    await house.settings.updateTable('account').set({ name: 'Dock 4' }).where('number', '=', 'UNDO2').execute();
    expect((await undo('undo-2c.csv')).body.accounts).toBe(0);
  });

  it('takes back all files of an invoice that came in several, and they find each other again', async () => {
    const rows = ['770000000901', '770000000902', '770000000903'].map(fedexPackage);
    const invoice = { account: '987650001', number: '912349001', amount: '33.00' };
    const parts = [rows.slice(0, 2), rows.slice(1)].map((some) => fedexFile({ ...invoice, rows: some }));
    const before = [await sums(), await house.rollupDigests()];
    expect((await desk.load(parts[0] ?? '', { ...client, name: 'part-1.csv' })).status).toBe('incomplete');
    expect((await desk.load(parts[1] ?? '', { ...client, name: 'part-2.csv' })).status).toBe('loaded');
    expect((await undo('part-1.csv')).body).toMatchObject({ status: 'undone', invoices: 1, packages: 3, accounts: 1 });
    expect([await sums(), await house.rollupDigests()]).toEqual(before);
    expect(await desk.statuses('part-1.csv')).toEqual(['undone']);
    expect(await desk.statuses('part-2.csv')).toEqual(['undone']);
    expect((await desk.load(parts[1] ?? '', { ...client, name: 'part-2.csv' })).status).toBe('incomplete');
    expect((await desk.load(parts[0] ?? '', { ...client, name: 'part-1.csv' })).status).toBe('loaded');
    expect(await desk.held('912349001')).toMatchObject({ packages: 3, net: '33.00', amount: '33.00' });
  });

  it('takes back a part that waits, with the account that it had created', async () => {
    const invoice = { account: '987650002', number: '912349002', amount: '33.00' };
    const part = fedexFile({ ...invoice, rows: [fedexPackage('770000000911')] });
    expect((await desk.load(part, { ...client, name: 'waits.csv' })).status).toBe('incomplete');
    expect((await desk.load(part, { ...client, name: 'waits.csv' })).status).toBe('incomplete');
    const { id } = await fileNamed('waits.csv', 'incomplete');
    expect((await admin.call(getInvoiceFile, { params: { id } })).body.mayUndo).toBe(true);
    expect((await admin.call(undoInvoiceFile, { params: { id } })).body).toMatchObject({
      status: 'undone',
      invoices: 0,
      accounts: 1,
    });
    expect(await accountsOf('987650002')).toEqual([]);
    expect(await desk.statuses('waits.csv')).toEqual(['undone']);
  });

  it('tells of files that were there already that they are not any more', async () => {
    const text = upsFile({ account: 'UNDO8', number: 'UNDO0081', charges: upsPackage('1ZUND00300000081') });
    await desk.load(text, { ...client, name: 'undo-8a.csv' });
    expect((await desk.load(`${text}\n`, { ...client, name: 'undo-8b.csv' })).status).toBe('already_there');
    await undo('undo-8a.csv');
    expect(await desk.statuses('undo-8b.csv')).toEqual(['undone']);
  });

  it('refuses to take back what a later load has added to, until that is undone first', async () => {
    const charges = [...upsPackage('1ZUND00300000031'), ...upsPackage('1ZUND00300000032')];
    const invoice = { account: 'UNDO3', number: 'UNDO0003', charges };
    const whole = upsFile(invoice);
    const torn = whole.split('\n').toSpliced(5, 1, 'torn line').join('\n');
    await desk.load(torn, { ...client, name: 'torn.csv', acceptBadLines: true });
    const early = [await sums(), await house.rollupDigests()];
    expect((await desk.load(whole, { name: 'repaired.csv' })).status).toBe('loaded');
    const refused = await undo('torn.csv');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('UPS invoice UNDO0003 has rows from a later load, repaired.csv');
    expect((await undo('repaired.csv')).body.status).toBe('undone');
    expect([await sums(), await house.rollupDigests()]).toEqual(early);
    expect((await undo('torn.csv')).body.status).toBe('undone');
  });

  it('refuses while a payment or a stamp depends on an invoice, and names both', async () => {
    const text = upsFile({ account: 'UNDO4', number: 'UNDO0004', date: '2031-03-01', charges: upsPackage('1ZUND4') });
    await desk.load(text, { ...client, name: 'paid.csv' });
    const invoiceIds = [await invoiceIdOf('UNDO0004')];
    const payment = await admin.call(generatePaymentNumber, { body: { clientId: 1002, invoiceIds, note: '' } });
    const paid = await undo('paid.csv');
    expect(paid.status).toBe(409);
    expect(paid.text).toContain(`UPS invoice UNDO0004 has the payment number ${payment.body.number}`);
    await admin.call(voidPaymentNumber, { params: { id: payment.body.id }, body: { reason: 'a mistake' } });
    await admin.call(generateClientInvoiceNumber, {
      body: { clientId: 1002, fromDate: '2031-03-01', toDate: '2031-03-01' },
    });
    const stamped = await undo('paid.csv');
    expect(stamped.status).toBe(409);
    expect(stamped.text).toContain('UPS invoice UNDO0004 has the client invoice number');
    expect(await desk.held('UNDO0004')).toMatchObject({ net: '12.50' });
    expect(await desk.statuses('paid.csv')).toEqual(['loaded']);
  });

  it('is finished or forgotten at the next start, whichever step a process died at', async () => {
    const repair = () => repairInterruptedLoads(house.settings, house.warehouse);
    const text = upsFile({ account: 'UNDO5', number: 'UNDO0005', charges: upsPackage('1ZUND00300000051') });
    const before = [await sums(), await house.rollupDigests()];
    await desk.load(text, { ...client, name: 'killed.csv' });
    const { load_id: loadId } = await fileNamed('killed.csv');
    const mark = () =>
      house.settings.updateTable('invoice_file').set({ status: 'undoing' }).where('name', '=', 'killed.csv').execute();
    await mark();
    const charged = await admin.call(generatePaymentNumber, {
      body: { clientId: 1002, invoiceIds: [await invoiceIdOf('UNDO0005')], note: '' },
    });
    expect(charged.status).toBe(409);
    await repair();
    expect(await desk.statuses('killed.csv')).toEqual(['loaded']);
    expect(await desk.held('UNDO0005')).toMatchObject({ net: '12.50' });
    await mark();
    await house.warehouse.undoLoad(Number(loadId), `undo of load ${loadId}`);
    await repair();
    expect(await desk.statuses('killed.csv')).toEqual(['undone']);
    expect(await accountsOf('UNDO5')).toEqual([]);
    expect([await sums(), await house.rollupDigests()]).toEqual(before);
  });

  it('is not for another tenant', async () => {
    const neighbour = await house.as('neighbour', 'neighbour');
    const [file] = (await admin.call(listInvoiceFiles, { query: { status: 'loaded' } })).body.rows;
    expect((await neighbour.call(undoInvoiceFile, { params: { id: file?.id ?? 0 } })).status).toBe(404);
  });

  it('takes the turn of its user, before what others asked for since theirs', async () => {
    await desk.load(upsFile({ number: '0000000W0A1B2700', charges: upsPackage('1ZUND00300000700') }), {
      ...client,
      name: 'in-turn.csv',
    });
    const { settings, warehouse } = house;
    const { id: fileId } = await fileNamed('in-turn.csv');
    const { id: userId, tenant_id: tenantId } = await settings
      .selectFrom('user_account')
      .select(['id', 'tenant_id'])
      .where('login', '=', 'admin')
      .executeTakeFirstOrThrow();
    const seen: string[] = [];
    const held = Promise.withResolvers<void>();
    const turns = [
      inTurnOfLoads({ settings, warehouse }, () => held.promise),
      inTurnOfLoads({ settings, warehouse }, async () => void seen.push(...(await desk.statuses('in-turn.csv')))),
      undoLoadOf({ settings, warehouse }, { fileId, by: { tenantId, userId }, at: new Date() }),
    ];
    held.resolve();
    await Promise.all(turns);
    expect(seen).toEqual(['undone']);
  });
});
