import { invoiceMapping } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { mappedLayout, UnknownLayout, UnreadableFile } from '../src/index.ts';
import { linesOfFixture } from './csv.ts';
import { readContent } from './read-file.ts';
import { x12File } from './x12.ts';

const header = (fixture: string): string => `${linesOfFixture(fixture)[0]?.join(',')}\n`;
const interchange =
  'ISA*00*          *00*          *02*ODFL           *ZZ*ACME           *250705*0900*U*00401*000000001*0*P*>~';
const bill = { number: '1', charges: [[1_000, 'FUE']] } as const;
const dhl = linesOfFixture('dhl_ecommerce_hdr_dtl.csv');

const mapping = invoiceMapping.parse({
  format: 'waybill mapping 1',
  name: 'Prairie weekly',
  carrier: 'Prairie',
  header: ['Account', 'Date', 'Parcel', 'Amount'],
  columns: { accountNumber: 'Account', billDate: 'Date', trackingNumber: 'Parcel' },
  fixed: { currency: 'USD' },
  dateOrder: 'month first',
  decimalMark: '.',
  charges: {
    kind: 'columns',
    columns: [{ column: 'Amount', family: 'transportation', isSubtracted: false }],
    rowTotal: null,
  },
  controlTotal: { kind: 'none' },
});

describe('a file of which nothing can be read', () => {
  test.each([
    ['OnTrac', header('ontrac_68.csv'), 'OnTrac invoice file (68 columns)'],
    ['FedEx', header('fedex_fbo_210.csv'), 'FedEx Billing Online'],
    [
      'UPS',
      `Version,${Array.from({ length: 243 }, (_, place) => `Column ${place + 2}`).join(',')}\n`,
      'UPS billing data',
    ],
    ['USPS', header('usps_eps_21.csv'), 'USPS EPS'],
    ['UPS summary', header('ups_summary_32.csv'), 'UPS shipment summary (32 columns)'],
    ['tracking list', 'Tracking Number,Delivered,Status\n', 'Tracking list'],
    ['tracking list with nothing told', 'Tracking Number,Delivered,Status\n1Z999AA10123456784,,\n', 'Tracking list'],
    ['DHL', `${dhl[0]?.map((field, place) => (place === 11 ? '0.00' : field)).join(',')}\n`, 'DHL eCommerce'],
  ])('is refused with its layout: %s', async (_, content, layout) => {
    const read = readContent(content);
    await expect(read).rejects.toThrow(UnreadableFile);
    await expect(read).rejects.toThrow(`The file has the layout ‘${layout}`);
  });

  test('is refused if it tells of deliveries where a layout of invoices was chosen', async () => {
    const tracked = 'Tracking Number,Delivered,Status\n1Z999AA10123456784,2026-07-02 10:15,Delivered\n';
    expect((await readContent(tracked)).file.layout).toBe('Tracking list');
    const chosen = mappedLayout(mapping, { id: 90, name: 'Prairie' });
    await expect(readContent(tracked, { chosen })).rejects.toThrow(UnknownLayout);
  });

  test.each([
    ['an envelope', `${interchange}GS*IM*ODFL*ACME*20250705*0900*1*X*004010~GE*0*1~IEA*1*000000001~`],
    ['an interchange without groups', `${interchange}IEA*0*000000001~`],
  ])('is refused if it is X12 with nothing but %s', async (_, content) => {
    await expect(readContent(content)).rejects.toThrow('it has no transaction set 110, 210 or 310');
  });

  test('is refused if a mapping begins below its last row', async () => {
    const chosen = mappedLayout({ ...mapping, firstRow: 9 }, { id: 90, name: 'Prairie' });
    await expect(readContent('Account,Date,Parcel,Amount\n1,11/14/2025,P1,2.00\n', { chosen })).rejects.toThrow(
      'The file has the layout ‘Prairie weekly’, but no rows.',
    );
  });
});

describe('a part of a file that is missing', () => {
  test('makes X12 bad: the end of its interchange, or a group', async () => {
    const whole = x12File([bill]);
    const cut = await readContent(whole.slice(0, whole.indexOf('GE*')));
    expect(cut.file).toMatchObject({ rows: 1, badLineCount: 1, badLines: [{ column: 'IEA' }] });
    const another = await readContent(`${whole.slice(0, whole.indexOf('GE*'))}${whole}`);
    expect(another.file).toMatchObject({ rows: 2, badLineCount: 1, badLines: [{ column: 'IEA' }] });
    const { file } = await readContent(whole.replace('IEA*1*', 'IEA*2*'));
    expect(file.badLines).toMatchObject([{ column: 'IEA01', reason: expect.stringContaining('2 groups') }]);
    expect((await readContent(whole)).file.badLines).toEqual([]);
  });

  test('makes an invoice of DHL bad if it states an amount and has no rows', async () => {
    const [first = [], ...rows] = dhl;
    const rowless = first.map((field, place) => (place === 2 ? 'ROWLESS1' : field));
    const text = [rowless, first, ...rows, rowless].map((fields) => fields.join(',')).join('\n');
    const { file } = await readContent(text);
    expect(file.badLines).toMatchObject([
      { line: 1, column: 'invoice amount' },
      { line: rows.length + 3, column: 'invoice amount' },
    ]);
    expect(file.rows).toBe((await readContent(dhl.map((fields) => fields.join(',')).join('\n'))).file.rows);
  });
});
