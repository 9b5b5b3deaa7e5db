import { type ClaimTemplate, claimDateFormats, claimFields, claimTemplate } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import {
  builtInTemplate,
  type ClaimValues,
  claimCells,
  claimFieldDescriptions,
  claimFile,
  writtenDay,
} from '../../src/index.ts';

const values: ClaimValues = {
  packetNumber: 'CP-2026-000007',
  claimNumber: '',
  clientName: 'Blue Harbor, Inc.',
  carrierName: 'UPS',
  accountNumber: '0A12',
  invoiceNumber: '000000A12466',
  invoiceDate: '2026-10-09',
  trackingNumber: '1Z0A12',
  shipDate: '2026-10-01',
  service: 'Next Day Air',
  zone: '105',
  claimKind: 'Service refund',
  reason: 'Late, guaranteed service',
  explanation: 'He said "late".',
  charge: '',
  billed: 52.1,
  due: 0,
  credited: 0,
  claimed: 52.1,
  currency: 'USD',
  promised: '2026-10-02 10:30:00',
  delivered: '2026-10-03 00:00:00',
  actualPounds: 1.5,
  billedPounds: 2,
  length: null,
  width: null,
  height: null,
  sideUnit: null,
  senderName: null,
  senderCompany: null,
  senderAddress: null,
  senderCity: null,
  senderState: null,
  senderPostalCode: '01234',
  senderCountry: 'US',
  receiverName: '=HYPERLINK("x")',
  receiverCompany: null,
  receiverAddress: null,
  receiverCity: null,
  receiverState: null,
  receiverPostalCode: '90210',
  receiverCountry: 'US',
  note: '',
};

const template = (columns: ClaimTemplate['columns'], more: Partial<ClaimTemplate> = {}): ClaimTemplate => ({
  columns,
  dateFormat: 'MM/DD/YYYY',
  delimiter: ',',
  hasHeader: true,
  ...more,
});
const column = (field: (typeof claimFields)[number], header: string = field, text = '') => ({ field, header, text });

describe('the built-in claim files', () => {
  it.each([
    ['UPS', ',', 'Tracking Number'],
    ['FedEx', ',', 'Tracking ID'],
    ['USPS', ',', 'Label or Tracking Number'],
    ['DHL eCommerce', ';', 'Waybill Number'],
    ['DHL Express', ';', 'Waybill Number'],
    ['FedEx Freight', ',', 'PRO Number'],
    ['Old Dominion Freight Line', ',', 'PRO Number'],
    ['OnTrac', ',', 'PRO Number'],
  ])(
    'of %s is one that a user could have saved, and names package, invoice and amount',
    (carrier, delimiter, header) => {
      const built = builtInTemplate(carrier);
      expect(claimTemplate.parse(built)).toEqual(built);
      expect(built.delimiter).toBe(delimiter);
      const fields = built.columns.map(({ field }) => field);
      expect(fields).toEqual(
        expect.arrayContaining(['trackingNumber', 'invoiceNumber', 'claimed', 'reason', 'packetNumber']),
      );
      expect(new Set(fields).size).toBe(fields.length);
      const [first = '', second = '', ...others] = claimFile(built, [values]).split('\r\n');
      expect(others).toEqual(['']);
      expect(first.split(delimiter)).toHaveLength(built.columns.length);
      expect(first).toContain(header);
      expect(second).toContain('1Z0A12');
      expect(second).toContain('52.10');
    },
  );
});

describe('a claim file', () => {
  it.each([
    ['MM/DD/YYYY', '10/09/2026'],
    ['MM/DD/YY', '10/09/26'],
    ['DD/MM/YYYY', '09/10/2026'],
    ['DD.MM.YYYY', '09.10.2026'],
    ['YYYY-MM-DD', '2026-10-09'],
    ['YYYYMMDD', '20261009'],
  ] as const)('writes days as %s', (format, written) => {
    expect(writtenDay(format, '2026-10-09')).toBe(written);
    expect(claimDateFormats).toContain(format);
  });

  it('has what its columns say, in their order, with times where there are some', () => {
    const own = template([
      column('delivered'),
      column('promised', 'Promise'),
      column('text', 'Type', 'OVERCHARGE'),
      column('due'),
      column('actualPounds'),
      column('length'),
      column('claimNumber'),
    ]);
    expect(claimFile(own, [values])).toBe(
      'delivered,Promise,Type,due,actualPounds,length,claimNumber\r\n10/03/2026,10/02/2026 10:30,OVERCHARGE,0.00,1.5,,\r\n',
    );
    expect(claimCells(own, values)).toEqual(['10/03/2026', '10/02/2026 10:30', 'OVERCHARGE', '0.00', '1.5', '', '']);
  });

  it('quotes what contains its delimiter, quotes or line ends, and nothing else', () => {
    const columns = [column('clientName'), column('explanation'), column('invoiceNumber')];
    const lines = (more: Partial<ClaimTemplate>) =>
      claimFile(template(columns, { hasHeader: false, ...more }), [values]);
    expect(lines({})).toBe('"Blue Harbor, Inc.","He said ""late"".",000000A12466\r\n');
    expect(lines({ delimiter: ';' })).toBe('Blue Harbor, Inc.;"He said ""late"".";000000A12466\r\n');
    expect(lines({ delimiter: '\t' })).toBe(
      'Blue Harbor, Inc.\t"He said ""late"".";000000A12466\r\n'.replace('";', '"\t'),
    );
    expect(claimFile(template([column('clientName', 'a|b')], { delimiter: '|' }), [])).toBe('"a|b"\r\n');
  });

  it('disarms what a spreadsheet would calculate, in cells, headers and fixed texts', () => {
    const own = template([column('receiverName'), column('text', '=1+1', '@SUM(A1)')]);
    expect(claimFile(own, [values])).toBe('receiverName,\'=1+1\r\n"\'=HYPERLINK(""x"")",\'@SUM(A1)\r\n');
  });

  it('begins with the mark of UTF-8 only where it is more than ASCII', () => {
    const own = template([column('clientName', 'Client')], { hasHeader: false });
    expect(claimFile(own, [{ ...values, clientName: 'Plain' }])).toBe('Plain\r\n');
    expect(claimFile(own, [{ ...values, clientName: 'Über' }])).toBe('\ufeffÜber\r\n');
  });

  it('can hold every field that is offered', () => {
    expect(Object.keys(claimFieldDescriptions)).toEqual([...claimFields]);
    const cells = claimCells(template(claimFields.map((field) => column(field))), values);
    expect(cells).toHaveLength(claimFields.length);
  });
});
