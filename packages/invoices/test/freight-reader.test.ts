import { describe, expect, test } from 'vitest';
import { UnreadableRow } from '../src/layout.ts';
import { freightReader } from '../src/layouts/x12-freight/freight-reader.ts';
import { recordsOf } from './segments.ts';

const isa = 'ISA*00*          *00*          *02*ODFL           *ZZ*ACME           *250705*0900*U*00401*000000001*0*P*>';
const b3 = 'B3**1****20250705*50000****ODFL';
const bill = ['ST*210*0001', b3, 'SE*3*0001'];
const group = (...bills: readonly string[]) => [
  'GS*IM',
  ...bills,
  `GE*${bills.filter((each) => each.startsWith('ST')).length}`,
];
const interchange = (...groups: readonly string[]) => [
  isa,
  ...groups,
  `IEA*${groups.filter((each) => each.startsWith('GS')).length}`,
];
const end = 'end of file';

const readerOf = (texts: readonly string[]) =>
  freightReader({
    delimiter: ',',
    records: texts.map((text) => text.split(',')),
    lines: texts.map((_, index) => index + 1),
  });

/** The invoices of segments, and what is wrong with them, by the number of the segment. */
function read(texts: readonly string[]): string[] {
  const reader = readerOf([`${isa}~`]);
  return recordsOf(texts).flatMap((record) => {
    try {
      return reader?.read(record).map(({ invoice }) => `invoice ${invoice.invoiceNumber}`) ?? [];
    } catch (error) {
      if (error instanceof UnreadableRow) return [`${record.line} ${error.column}: ${error.message}`];
      throw error;
    }
  });
}

const unclosed = 'ST: The transaction before this segment has no end (SE).';
const openGroup = 'GE: The group before this segment has no end (GE).';

describe('an X12 file', () => {
  test('is recognised by its first segment, also where lines wrap it', () => {
    expect(readerOf([`${isa}~`])).toBeDefined();
    expect(readerOf([`  ${isa}~`])).toBeDefined();
    expect(readerOf([isa.slice(0, 30), isa.slice(30, 60), isa.slice(60, 90), `${isa.slice(90)}~`])).toBeDefined();
    const wrapped = [isa.slice(0, 20), isa.slice(20, 40), isa.slice(40, 60), isa.slice(60, 80), `${isa.slice(80)}~`];
    expect(readerOf(wrapped)).toBeUndefined();
    expect(readerOf([isa.replace('ACME', 'AC,E'), '~'])).toBeDefined();
    expect(readerOf(['Tracking Number,Net Charge'])).toBeUndefined();
  });

  test('names the elements of its segments, and none at its end', () => {
    const reader = readerOf([`${isa}~`]);
    expect(reader?.columnNames(['GE', '1'])).toEqual(['Segment', 'GE01', 'GE02']);
    expect(reader?.columnNames([end])).toEqual([]);
  });

  test('has a row for each of its transactions', () => {
    expect(read([...interchange(...group(...bill, ...bill), ...group(...bill)), end])).toEqual([
      ...['invoice 1', 'invoice 1', 'invoice 1'],
    ]);
    expect(read([...interchange(...group(...bill)), ...interchange(...group(...bill)), end])).toHaveLength(2);
  });

  test('is billed to the receiver of its interchange where nothing else says who pays', () => {
    const reader = readerOf([`${isa}~`]);
    const rows = recordsOf(interchange(...group(...bill))).flatMap((record) => reader?.read(record) ?? []);
    expect(rows.map(({ invoice }) => invoice.accountNumber)).toEqual(['ACME']);
  });

  test('is bad where a transaction has no end', () => {
    const [st = '', , se = ''] = bill;
    const open = [st, b3];
    expect(read([...interchange('GS*IM', ...open, ...bill, 'GE*2'), end])).toEqual([`5 ${unclosed}`, 'invoice 1']);
    expect(read([...interchange('GS*IM', ...open, 'GE*1'), end])).toEqual([`5 ${unclosed}`]);
    expect(read([isa, 'GS*IM', ...open, 'IEA*1', end])).toEqual([`5 ${unclosed}`]);
    expect(read([isa, 'GS*IM', ...open, 'GS*IM', 'GE*0', 'IEA*2', end])).toEqual([`5 ${unclosed}`]);
    expect(read([isa, 'GS*IM', ...open, ...interchange(), end])).toEqual([`5 ${unclosed}`]);
    expect(read([isa, 'GS*IM', ...open, end])).toEqual([`5 ${unclosed}`]);
    expect(read([...interchange('GS*IM', se, 'GE*0'), end])).toEqual([
      '3 SE: The segment ends a transaction that did not begin.',
    ]);
  });

  test('is bad where a group has no end', () => {
    expect(read([isa, 'GS*IM', 'GS*IM', 'GE*0', 'IEA*2', end])).toEqual([`3 ${openGroup}`]);
    expect(read([isa, 'GS*IM', 'IEA*1', end])).toEqual([`3 ${openGroup}`]);
  });

  test('is bad where an interchange has no end', () => {
    const missing = 'before the interchange ends: its end (IEA) is missing.';
    expect(read([isa, ...group(...bill), end])).toEqual(['invoice 1', `7 IEA: The file ends ${missing}`]);
    expect(read([isa, ...interchange(), end])).toEqual([`2 IEA: The next interchange begins ${missing}`]);
  });

  test('is bad where a segment stands outside of an interchange', () => {
    const outside = 'The segment stands outside of an interchange (ISA to IEA).';
    expect(read(['GS*IM', end])).toEqual([`1 GS: ${outside}`]);
    expect(read([...interchange(), 'N9*CN*1', end])).toEqual([`3 N9: ${outside}`]);
  });

  test('is bad where it states other numbers of transactions or groups', () => {
    expect(read([...interchange('GS*IM', ...bill, 'GE*2'), end])).toEqual([
      'invoice 1',
      '6 GE01: It says that there are 2 transactions, but there are 1.',
    ]);
    expect(read([isa, ...group(), 'IEA*2', end])).toEqual([
      '4 IEA01: It says that there are 2 groups, but there are 1.',
    ]);
    expect(read([...interchange(...group(...bill), 'GS*IM', ...bill, 'GE*2'), end])).toEqual([
      ...['invoice 1', 'invoice 1', '11 GE01: It says that there are 2 transactions, but there are 1.'],
    ]);
    const twoGroups = [...group(), ...group()];
    expect(read([...interchange(...twoGroups), isa, ...group(), 'IEA*3', end])).toEqual([
      '10 IEA01: It says that there are 3 groups, but there are 1.',
    ]);
  });

  test('can be read again, also after its beginning was read alone', () => {
    const reader = readerOf([`${isa}~`]);
    const records = recordsOf([...interchange(...group(...bill)), end]);
    for (const record of records.slice(0, 2)) reader?.read(record);
    expect(records.flatMap((record) => reader?.read(record) ?? [])).toHaveLength(1);
    expect(records.flatMap((record) => reader?.read(record) ?? [])).toHaveLength(1);
  });
});

describe('a transaction of an X12 file', () => {
  const most = 20_000;
  const fillers = (count: number, text = 'K1*x') => Array.from({ length: count }, () => text);
  const inFile = (segments: readonly string[]) => [
    ...interchange(...group('ST*210*0001', b3, ...segments, `SE*${segments.length + 3}*0001`)),
    end,
  ];

  test('has as many segments as fit into memory', () => {
    expect(read(inFile(fillers(most - 2)))).toEqual(['invoice 1']);
    expect(read(inFile(fillers(most - 1)))).toEqual([
      expect.stringContaining(`The transaction has more than ${most} segments.`),
      expect.stringContaining('did not begin'),
    ]);
  });

  test('has as many characters as fit into memory, each for itself', () => {
    const half = `K1*${'x'.repeat(999_997)}`;
    const rest = 2_000_000 - half.length - b3.length;
    const fitting = inFile([half, `K1*${'x'.repeat(rest - 3)}`]);
    expect(read(fitting)).toEqual(['invoice 1']);
    expect(read([...fitting.slice(0, -1), ...fitting])).toEqual(['invoice 1', 'invoice 1']);
    expect(read(inFile([half, `K1*${'x'.repeat(rest - 2)}`]))).toEqual([
      expect.stringContaining('The transaction has more than 2000000 characters.'),
      expect.stringContaining('did not begin'),
    ]);
  });

  test('has no limit where none is open', () => {
    expect(read([...interchange(...fillers(3, `K1*${'x'.repeat(1_000_000)}`), ...group(...bill)), end])).toEqual([
      'invoice 1',
    ]);
  });
});
