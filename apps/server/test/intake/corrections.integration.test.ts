import {
  checkCorrections,
  getInvoiceFile,
  type LineCorrection,
  listAuditLog,
  listInvoiceFiles,
  listRejectedLines,
  loadCorrections,
  reloadInvoiceFile,
  undoInvoiceFile,
} from '@waybill/contract';
import { type Caller, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from './loads/desk.ts';
import { upsFile, upsPackage } from './loads/ups-file.ts';

const netAmount = 52;
const client = 1002;

/** The file with another net amount in these lines, counted from 1. */
const withNet = (text: string, nets: Readonly<Record<number, string>>): string =>
  text
    .split('\n')
    .map((line, index) => {
      const net = nets[index + 1];
      return net === undefined ? line : line.split(',').with(netAmount, net).join(',');
    })
    .join('\n');

describe('the rejected lines of a carrier’s file', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const admin = await house.as('admin');

  const invoice = (number: string) => {
    const charges = [...upsPackage(`1ZC${number}01`), ...upsPackage(`1ZC${number}02`)];
    return upsFile({ number, charges });
  };
  const fileNamed = async (name: string, status: 'all' | 'loaded' | 'refused' = 'all') => {
    const { rows } = (await admin.call(listInvoiceFiles, { query: { search: name, status } })).body;
    return { id: Math.max(...rows.map(({ id }) => id)) };
  };
  const rejectedOf = async (params: { id: number }) => (await admin.call(listRejectedLines, { params })).body;
  /** The lines as they should have been. */
  const corrected = (good: string, ...lines: number[]): LineCorrection[] =>
    lines.map((line) => ({ line, fields: (good.split('\n')[line - 1] ?? '').split(',') }));
  const load = async (caller: Caller, params: { id: number }, corrections: LineCorrection[], acceptBadLines = false) =>
    await caller.call(loadCorrections, { params, body: { corrections, acceptBadLines, clientId: client } });
  const check = async (params: { id: number }, corrections: LineCorrection[], acceptBadLines = false) =>
    (await admin.call(checkCorrections, { params, body: { corrections, acceptBadLines, clientId: client } })).body;

  it('of a refused file are corrected, checked by the same reader, and loaded with the rest', async () => {
    const good = invoice('0000000C001');
    await desk.load(withNet(good, { 2: '1.5O', 6: '?' }), { name: 'refused.csv', clientId: client });
    const params = await fileNamed('refused.csv');
    const rejected = await rejectedOf(params);
    expect(rejected).toMatchObject({ total: 2, isLoaded: false, corrected: [] });
    expect(rejected.lines).toMatchObject([
      { line: 2, column: 'Net Amount', reason: expect.stringContaining('1.5O') },
      { line: 6, column: 'Net Amount' },
    ]);
    expect(rejected.lines[0]?.fields[netAmount]).toEqual({ name: 'Net Amount', value: '1.5O', isWrong: true });

    const wrong = corrected(withNet(good, { 2: '1.7' }), 2);
    const stillBad = await check(params, [...wrong, ...corrected(withNet(good, { 6: 'one' }), 6)]);
    expect(stillBad.problems).toMatchObject([{ line: 6, column: 'Net Amount' }]);
    expect(stillBad.preview.status).toBe('refused');
    const off = await check(params, [...wrong, ...corrected(good, 6)]);
    expect(off.problems).toEqual([]);
    expect(off.preview).toMatchObject({
      status: 'incomplete',
      messages: [expect.stringContaining('0.20 are too much'), expect.any(String)],
    });
    const right = await check(params, corrected(good, 2, 6));
    expect(right.preview).toMatchObject({
      status: 'loaded',
      packages: 2,
      invoices: [{ rowsAmount: '25.00', amount: '25.00' }],
    });
    expect(await desk.held('C001')).toBeUndefined();

    expect((await load(admin, params, corrected(good, 2, 6))).body).toEqual({ status: 'loaded', messages: [] });
    expect(await desk.held('C001')).toMatchObject({
      packages: 2,
      net: '25.00',
      netOfCharges: '25.00',
      amount: '25.00',
    });
    expect(await rejectedOf(params)).toMatchObject({ total: 0, lines: [], corrected: [2, 6] });
    const noted = await admin.call(listAuditLog, { query: { action: 'invoice_file.correct' } });
    expect(noted.body.rows[0]).toMatchObject({ login: 'admin', details: { subject: params, lines: [2, 6] } });
    expect((await desk.load(good, { name: 'repaired.csv' })).status).toBe('already_there');
  });

  it('of a loaded file become a further part of their invoice, one after another, and are undone alone', async () => {
    const good = invoice('0000000C002');
    const text = withNet(good, { 2: 'x', 6: 'y' });
    await desk.load(text, { name: 'loaded.csv', clientId: client, acceptBadLines: true });
    expect(await desk.held('C002')).toMatchObject({ net: '22.50' });
    const params = await fileNamed('loaded.csv');
    const first = await load(admin, params, corrected(good, 2), true);
    expect(first.body).toMatchObject({ status: 'loaded', messages: [expect.stringContaining('1.00 are missing')] });
    expect(await desk.held('C002')).toMatchObject({ packages: 2, net: '24.00', amount: '24.00' });
    expect((await rejectedOf(params)).lines.map(({ line }) => line)).toEqual([6]);
    const tooMuch = await load(admin, params, corrected(withNet(good, { 6: '9.00' }), 6));
    expect(tooMuch.body.status).toBe('refused');
    expect((await load(admin, params, corrected(good, 6))).body.status).toBe('loaded');
    expect(await desk.held('C002')).toMatchObject({ packages: 2, net: '25.00', netOfCharges: '25.00' });

    const last = await fileNamed('loaded.csv', 'loaded');
    expect((await admin.call(undoInvoiceFile, { params: last })).body.status).toBe('undone');
    expect(await desk.held('C002')).toMatchObject({ net: '24.00' });
    expect((await rejectedOf(params)).lines.map(({ line }) => line)).toEqual([6]);
    const again = await admin.call(reloadInvoiceFile, {
      params: last,
      body: { acceptBadLines: false, clientId: null },
    });
    expect(again.body.status).toBe('loaded');
    expect(await desk.held('C002')).toMatchObject({ net: '25.00' });
  });

  it('are loaded once, even if two windows correct them at the same time and differently', async () => {
    const header = 'Invoice,Date,Account,Tracking,Freight';
    const mapping = {
      format: 'waybill mapping 1' as const,
      name: 'Twice',
      carrier: 'UPS',
      header: header.split(','),
      columns: { invoiceNumber: 'Invoice', billDate: 'Date', accountNumber: 'Account', trackingNumber: 'Tracking' },
      fixed: { currency: 'USD', weightUnit: 'lb' as const, sizeUnit: 'in' as const },
      dateOrder: 'month first' as const,
      decimalMark: '.' as const,
      charges: {
        kind: 'columns' as const,
        columns: [{ column: 'Freight', family: 'transportation' as const, isSubtracted: false }],
        rowTotal: null,
      },
      controlTotal: { kind: 'none' as const },
    };
    const { carrier_id: carrierId } = await house.settings
      .selectFrom('account')
      .select('carrier_id')
      .where('client_id', '=', client)
      .executeTakeFirstOrThrow();
    await house.settings
      .insertInto('file_layout')
      .values({
        tenant_id: (
          await house.settings
            .selectFrom('client')
            .select('tenant_id')
            .where('id', '=', client)
            .executeTakeFirstOrThrow()
        ).tenant_id,
        name: mapping.name,
        carrier_id: carrierId,
        mapping: JSON.stringify(mapping),
        changed_at: new Date(),
      })
      .execute();
    const rows = [
      'TW1,2026-03-02,A1,PKG0000001,5.00',
      'TW1,2026-03-02,A1,PKG0000002,six',
      'TW1,2026-03-02,A1,PKG0000003,?',
    ];
    const loaded = await desk.load([header, ...rows].join('\n'), {
      name: 'twice.csv',
      clientId: client,
      acceptBadLines: true,
    });
    expect(loaded.status).toBe('loaded');
    const params = await fileNamed('twice.csv');
    const says = (amount: string): LineCorrection[] => [
      { line: 3, fields: ['TW1', '2026-03-02', 'A1', 'PKG0000002', amount] },
    ];
    const answers = await Promise.all([
      load(admin, params, says('6.00'), true),
      load(admin, params, says('7.00'), true),
    ]);
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual(['loaded', 'refused']);
    expect(answers.flatMap(({ body }) => body.messages).join(' ')).toContain('corrected and loaded already: 3');
    expect(['11.00', '12.00']).toContain((await desk.held('TW1'))?.net);
    const text = 'TW1,2026-03-02,A1,PKG0000003,1.00';
    expect((await load(admin, params, [{ line: 4, text }])).body.status).toBe('loaded');
    expect(await desk.held('TW1')).toMatchObject({ packages: 3 });
  });

  it('of an X12 file are segments, each shown where its mistake is', async () => {
    const segments = [
      'ISA*00*          *00*          *02*ODFL           *ZZ*ACME           *250705*0900*U*00401*000000001*0*P*>',
      'GS*IM*ODFL*ACME*20250705*0900*1*X*004010',
      'ST*210*0001',
      'B3**X12C1*BOL1*PP*L*20250705*56050**20250703*035*ODFL*20250630',
      'N9*CN*PROX12C1',
      'N1*BT*INVENTED GOODS LLC*25*0099887',
      'L1*1***fifty',
      'L1*2***6050****FSC****FUEL SURCHARGE',
      'L3*500*B***56050******2*L',
      'SE*8*0001',
      'GE*1*1',
      'IEA*1*000000001',
    ];
    const name = 'freight.edi';
    const broken = segments.map((each) => each.replace('*ODFL*20250630', '*XXXX*20250630'));
    await desk.load(`${broken.join('~')}~`, { name, clientId: client });
    const params = await fileNamed(name);
    const { lines } = await rejectedOf(params);
    expect(lines.map(({ line, column, text }) => [line, column, text])).toEqual([
      [4, 'B311', broken[3]],
      [7, 'L104', 'L1*1***fifty'],
    ]);
    const fields = (lines[0]?.fields ?? []).map((each) => (each.isWrong ? 'ODFL' : each.value));
    const amount = { line: 7, text: 'L1*1***50000' };
    const half = await check(params, [amount]);
    expect(half).toMatchObject({ problems: [], preview: { status: 'refused' } });
    expect((await load(admin, params, [{ line: 4, fields }, amount])).body.status).toBe('loaded');
    expect(await desk.held('X12C1')).toMatchObject({ packages: 1, net: '560.50', netOfCharges: '560.50' });
    expect(await rejectedOf(params)).toMatchObject({ total: 0, corrected: [4, 7] });
    expect((await admin.call(undoInvoiceFile, { params: await fileNamed(name, 'loaded') })).body.status).toBe('undone');
    expect(await desk.held('X12C1')).toBeUndefined();
  });

  it('are shown to and corrected by nobody whom the file does not concern', async () => {
    const good = invoice('0000000C003');
    await desk.load(withNet(good, { 2: 'x' }), { name: 'foreign.csv', clientId: client });
    const params = await fileNamed('foreign.csv');
    const neighbour = await house.as('neighbour', 'neighbour');
    expect((await neighbour.call(listRejectedLines, { params })).status).toBe(404);
    expect((await load(neighbour, params, corrected(good, 2))).status).toBe(404);
    const shipper = await house.as('shipper');
    expect((await shipper.call(listRejectedLines, { params })).status).toBe(403);
    expect((await load(shipper, params, corrected(good, 2))).status).toBe(403);
    const twice = [...corrected(good, 2), ...corrected(good, 2)];
    expect((await load(admin, params, twice)).status).toBe(400);
    expect(await desk.held('C003')).toBeUndefined();
    expect((await admin.call(getInvoiceFile, { params })).body).toMatchObject({ mayCorrect: true, badLines: 1 });
  });
});
