import { describe, expect, test } from 'vitest';
import { controlledReader } from '../src/flat/controlled-reader.ts';
import type { FlatDeclaration, Target } from '../src/flat/declaration.ts';
import { flatReader } from '../src/flat/flat-reader.ts';
import type { FlatRow } from '../src/flat/flat-row.ts';
import { flatShipments } from '../src/flat/flat-shipments.ts';
import { flatTexts } from '../src/flat/flat-texts.ts';
import { UnknownCarrier, UnreadableRow } from '../src/layout.ts';

const targets: readonly Target[] = [
  ...(['accountNumber', 'invoiceNumber', 'trackingNumber', 'transactionNumber', 'currency', 'carrier'] as const),
  ...(['billDate', 'otherBillDate', 'shipDate', 'deliveryDate', 'deliveryTime', 'deliveryLocation'] as const),
  ...([
    'invoiceAmount',
    'rowKind',
    'voided',
    'pieces',
    'service',
    'secondService',
    'zone',
    'payor',
    'reference',
  ] as const),
  ...(['actualWeight', 'actualWeightUnit', 'billedWeight', 'billedWeightUnit'] as const),
  ...(['length', 'width', 'height', 'sizeUnit'] as const),
  ...(['senderName', 'senderCompany', 'senderAddress', 'senderAddress2'] as const),
  ...(['senderCity', 'senderState', 'senderPostalCode', 'senderCountry'] as const),
  ...(['consigneeName', 'consigneeCompany', 'consigneeAddress', 'consigneeAddress2'] as const),
  ...(['consigneeCity', 'consigneeState', 'consigneePostalCode', 'consigneeCountry'] as const),
];
const amounts = ['Freight', 'Fuel', 'Fee', 'Correction', 'Audit', 'Address', 'Cover'];
const header = [...targets, ...amounts];

/** Every column is called as what it tells. */
const declaration: FlatDeclaration = {
  name: 'Prairie Parcel',
  source: 'made up',
  limits: [],
  mayComeInParts: false,
  carrier: { id: 50, name: 'Prairie Parcel' },
  shape: { kind: 'header', documented: header, recognisedBy: ['trackingNumber', 'Freight'] },
  columns: Object.fromEntries(targets.map((target) => [target, target])),
  invoices: 'numbered',
  charges: [
    { column: 'Freight', meaning: { family: 'transportation' } },
    { column: 'Fuel', meaning: { family: 'fuel_surcharge' } },
    { column: 'Fee', meaning: { family: 'fee', group: 'Service fee' } },
    { column: 'Correction', meaning: { family: 'billing_adjustment', insight: 'shipping charge correction' } },
    { column: 'Audit', meaning: { family: 'fee', insight: 'audit fee' } },
    { column: 'Address', meaning: { family: 'other_accessorial', insight: 'address correction' } },
    { column: 'Cover', meaning: { family: 'other_accessorial', insight: 'declared value' } },
  ],
  chargeNames: { source: 'made up', names: [] },
  rowKinds: {
    source: 'made up',
    names: [
      { words: ['WEEKLY'], kind: 'account', meaning: { family: 'fee' } },
      { words: ['RETURN'], kind: 'adjustment', serviceCategory: 'Returns' },
      { words: ['LATE'], kind: 'adjustment', credit: 'GSR / late delivery' },
      { words: ['PICKUP'], kind: 'package' },
      { words: ['GOODWILL'], kind: 'adjustment', credit: 'Residential' },
    ],
  },
  voids: { texts: ['VOID', 'Refunded'], columns: ['Freight', 'Fuel'] },
  services: [
    { words: ['EXPRESS', 'SAVER'], category: '2 Day', mode: 'Air' },
    { words: ['EXPRESS'], category: 'Next Day', mode: 'Air' },
  ],
};

type Row = Readonly<
  Partial<Record<Target | 'Freight' | 'Fuel' | 'Fee' | 'Correction' | 'Audit' | 'Address' | 'Cover', string>>
>;
const label: Row = {
  accountNumber: '00-1234-5',
  invoiceNumber: '0009-87',
  trackingNumber: 'PX1',
  billDate: '11/14/2025',
  shipDate: '11/10/2025',
  Freight: '10.00',
};
const fieldsOf = (row: Row): string[] => header.map((name) => row[name as Target] ?? '');

function readerOf(changed: Partial<FlatDeclaration> = {}, delimiter = ',') {
  const by = { ...declaration, ...changed };
  const reader = flatReader(by, { delimiter, records: [header], lines: [1] }, flatTexts(by));
  if (reader === undefined) throw new Error('The header is not recognised.');
  return reader;
}

/** The rows of lines below the header. */
function rowsOf(rows: readonly Row[], changed: Partial<FlatDeclaration> = {}, delimiter = ','): FlatRow[] {
  const reader = readerOf(changed, delimiter);
  const records = [header, ...rows.map(fieldsOf)].map((fields, index) => ({ line: index + 1, fields, text: '' }));
  for (const record of records) reader.observe?.(record);
  return records.flatMap((record) => reader.read(record));
}
const rowOf = (row: Row, changed: Partial<FlatDeclaration> = {}): FlatRow => {
  const [first] = rowsOf([row], changed);
  if (first === undefined) throw new Error('The line is no row.');
  return first;
};
const context = { usdRate: '1.00', defaultStateOf: (country: string) => `default of ${country}` };
const shipmentsOf = (rows: readonly Row[], changed: Partial<FlatDeclaration> = {}, billsTransportation = true) => [
  ...flatShipments({ ...declaration, ...changed }, rowsOf(rows, changed), context, { billsTransportation }),
];
const packageOf = (row: Row, changed: Partial<FlatDeclaration> = {}) => shipmentsOf([row], changed)[0]?.package;
const charged = { Freight: '', Fee: '5.00' };

describe('a row names its invoice', () => {
  test('without padding and dashes, in the currency of the row or US dollars', () => {
    expect(rowOf(label).invoice).toEqual({
      carrierId: 50,
      carrierName: 'Prairie Parcel',
      accountNumber: '12345',
      invoiceNumber: '987',
      billDate: '2025-11-14',
      currencyCode: 'USD',
    });
    expect(rowOf({ ...label, currency: 'cad' }).invoice.currencyCode).toBe('CAD');
  });

  test.each(['accountNumber', 'invoiceNumber', 'billDate'] as const)('or is bad where %s is missing', (target) => {
    expect(() => rowOf({ ...label, [target]: '' })).toThrow(new UnreadableRow(target, 'The column is empty.'));
  });

  test('or is bad where the file has no such column', () => {
    const { billDate: _none, ...columns } = declaration.columns;
    expect(() => rowOf(label, { columns })).toThrow(new UnreadableRow('billDate', 'The column is empty.'));
  });

  test('by its other bill date where it has no bill date, and by that day where there are no invoices', () => {
    const other = { ...label, billDate: '', otherBillDate: '11/13/2025', invoiceNumber: '' };
    expect(rowOf(other, { invoices: 'day of billing' }).invoice).toMatchObject({
      billDate: '2025-11-13',
      invoiceNumber: '2025-11-13',
    });
  });

  test('of the carrier that it names by any of its words', () => {
    const named = {
      carrier: {
        named: [
          { id: 1, name: 'UPS', words: 'UPS' },
          { id: 3, name: 'USPS', words: 'USPS' },
        ],
      },
    };
    expect(rowOf({ ...label, carrier: 'u.p.s. DAP' }, named).invoice).toMatchObject({
      carrierId: 1,
      carrierName: 'UPS',
    });
    expect(rowOf({ ...label, carrier: 'Usps' }, named).invoice.carrierId).toBe(3);
    expect(() => rowOf({ ...label, carrier: 'Horse' }, named)).toThrow(
      new UnknownCarrier(
        'carrier',
        'Horse',
        'Waybill does not know the carrier ‘Horse’. Add it on the page Carriers, and load the file again.',
      ),
    );
  });

  test('and the amount of the whole invoice, if the file states it', () => {
    expect(rowOf(label).statedCents).toBeNull();
    expect(rowOf({ ...label, invoiceAmount: '0.00' }).statedCents).toBe(0);
    expect(rowOf({ ...label, invoiceAmount: '12.34' }).statedCents).toBe(1_234);
  });
});

describe('the order of day and month', () => {
  const day = (rows: readonly string[], delimiter: string, changed: Partial<FlatDeclaration> = {}) =>
    rowsOf(
      rows.map((shipDate) => ({ ...label, billDate: '2025-12-31', shipDate })),
      changed,
      delimiter,
    )[0]?.shipDay;

  test('is that of the country, of the file’s other dates, or of the layout', () => {
    expect(day(['3/4/2025'], ',')).toBe('2025-03-04');
    expect(day(['3/4/2025'], ';')).toBe('2025-04-03');
    expect(day(['3/4/2025', '13/4/2025'], ',')).toBe('2025-04-03');
    expect(day(['3/4/2025'], ',', { dateOrder: 'day first' })).toBe('2025-04-03');
  });

  test.each(['billDate', 'otherBillDate', 'shipDate', 'deliveryDate'] as const)('is told by %s too', (target) => {
    const others = { ...label, billDate: '3/4/2025', shipDate: '' };
    const [first] = rowsOf([{ ...others }, { ...others, [target]: '13/4/2025' }]);
    expect(first?.invoice.billDate).toBe('2025-04-03');
  });
});

describe('a row is', () => {
  test.each<[string, Row, FlatRow['kind']]>([
    ['a package', label, 'package'],
    ['a package for nothing', { ...label, Freight: '0.00' }, 'package'],
    ['an adjustment, which gives money back', { ...label, Freight: '-10.00' }, 'adjustment'],
    ['one of the account, without a tracking number', { ...label, trackingNumber: '' }, 'account'],
    ['what its text says', { ...label, rowKind: 'return to sender' }, 'adjustment'],
    ['one of the account, by its text', { ...label, rowKind: 'Weekly service' }, 'account'],
  ])('%s', (_, row, kind) => expect(rowOf(row).kind).toBe(kind));

  test('all of one kind of charge where its text says so', () => {
    const { charges, serviceCategory, credit } = rowOf({ ...label, Fuel: '1.00', rowKind: 'Weekly' });
    expect(charges.map(({ meaning }) => meaning?.family)).toEqual(['fee', 'fee']);
    expect([serviceCategory, credit]).toEqual([undefined, undefined]);
    expect(rowOf({ ...label, rowKind: 'Return' }).serviceCategory).toBe('Returns');
    expect(rowOf({ ...label, rowKind: 'Late' }).credit).toBe('GSR / late delivery');
  });

  test('a package by its transportation and ship date, where the layout says so', () => {
    const strict = { packagesBillTransportation: true };
    const kindAndPieces = (row: Row) => {
      const { kind, pieces } = rowOf({ ...label, pieces: '3', ...row }, strict);
      return [kind, pieces];
    };
    expect(kindAndPieces({})).toEqual(['package', 3]);
    expect(kindAndPieces({ Freight: '0.01' })).toEqual(['package', 3]);
    expect(kindAndPieces({ shipDate: '' })).toEqual(['adjustment', 3]);
    expect(kindAndPieces(charged)).toEqual(['adjustment', 3]);
    expect(kindAndPieces({ Freight: '-1.00', Fee: '5.00' })).toEqual(['adjustment', 3]);
    expect(kindAndPieces({ Freight: '' })).toEqual(['package', 0]);
    expect(rowOf({ ...label, Freight: '', pieces: '3' }).pieces).toBe(3);
  });

  test('followed by one that gives back what was voided', () => {
    const voided = { ...label, Fuel: '1.50', Fee: '2.00', pieces: '3', voided: ' refunded ' };
    const [first, second, ...more] = rowsOf([voided]);
    expect(first).toEqual({
      ...rowOf({ ...voided, voided: '' }),
      kept: first?.kept,
      characters: first?.characters,
      text: first?.text,
    });
    expect(more).toEqual([]);
    expect(second).toMatchObject({ kind: 'adjustment', credit: 'Void', netCents: -1_150, pieces: 1 });
    expect(second?.charges.map(({ cents }) => cents)).toEqual([-1_000, -150]);
    expect(second?.fingerprint).not.toBe(first?.fingerprint);
    const other = rowsOf([{ ...voided, trackingNumber: 'PX2' }])[1];
    expect(other?.fingerprint).not.toBe(second?.fingerprint);
    expect(rowsOf([{ ...voided, voided: 'no' }])).toHaveLength(1);
    expect(rowsOf([{ ...label, ...charged, voided: 'VOID' }])).toHaveLength(1);
  });

  test('bad with a weight, a size or a number of pieces that no package has', () => {
    for (const target of ['actualWeight', 'billedWeight'] as const)
      expect(() => rowOf({ ...label, [target]: '1000001' })).toThrow(/is no weight/);
    for (const target of ['length', 'width', 'height'] as const)
      expect(() => rowOf({ ...label, [target]: '10001' })).toThrow(/is no size/);
    expect(() => rowOf({ ...label, pieces: '1001' })).toThrow(/is no number of pieces/);
    expect(() => rowOf({ ...label, trackingNumber: '7.96312E+11' })).toThrow(/A spreadsheet has rounded/);
  });
});

test.each<[string, Row, boolean]>([
  ['the package', { trackingNumber: 'PX2' }, false],
  ['the transaction', { transactionNumber: '1' }, false],
  ['the kind of row', { rowKind: 'return' }, false],
  ['the ship date', { shipDate: '11/11/2025' }, false],
  ['the service', { service: 'Ground' }, false],
  ['the reference', { reference: 'A' }, false],
  ['the weight', { billedWeight: '1' }, false],
  ['an amount', { Freight: '10.01' }, false],
  ['what is charged', { Freight: '', Fuel: '10.00' }, false],
  ['zeros before the reference', { reference: '000' }, true],
  ['the invoice, which is compared by itself', { invoiceNumber: '1' }, true],
  ['the address', { consigneeCity: 'Reno' }, true],
  ['the delivery', { deliveryDate: '11/12/2025' }, true],
])('a row that differs in %s', (_, change, isSame) => {
  const before = { ...label, reference: isSame ? '0' : '' };
  expect(rowOf({ ...before, ...change }).fingerprint === rowOf(before).fingerprint).toBe(isSame);
});

test('a row that differs in what the contract takes off alone is another row', () => {
  const charges = [{ column: 'Freight', incentiveColumn: 'Fuel', meaning: { family: 'transportation' } as const }];
  const one = rowOf(label, { charges });
  const other = rowOf({ ...label, Freight: '12.00', Fuel: '-2.00' }, { charges });
  expect(one.netCents).toBe(other.netCents);
  expect(one.fingerprint).not.toBe(other.fingerprint);
});

test('weights, services and references are compared as they mean, not as they are written', () => {
  const one = rowOf({ ...label, billedWeight: '2,0', service: 'Ground', reference: '007' });
  const other = rowOf({ ...label, billedWeight: '2', service: ' GROUND ', reference: '7' });
  expect(one.fingerprint).toBe(other.fingerprint);
});

/** What is read of lines: the package of each row, or what is wrong with it. */
const read = (lines: readonly (readonly string[])[], changed: Partial<FlatDeclaration> = {}, passes = 1) => {
  const reader = readerOf(changed);
  return Array.from({ length: passes }, () =>
    lines.flatMap((fields, index) => {
      try {
        return reader.read({ line: index + 1, fields, text: '' }).map((row) => row.trackingNumber);
      } catch (error) {
        if (error instanceof UnreadableRow) return [error.message];
        throw error;
      }
    }),
  ).at(-1);
};

describe('the lines of a file', () => {
  const numbered = (trackingNumber: string) => fieldsOf({ ...label, trackingNumber });

  test('count from the header on, which may be repeated; blank ones do not', () => {
    const lines = [['Prairie'], numbered('PX0'), header, numbered('PX1'), ['', ' '], header, numbered('PX2')];
    expect(read(lines)).toEqual(['PX1', 'PX2']);
    expect(read(lines, {}, 2)).toEqual(['PX1', 'PX2']);
    expect(read(lines, { firstRow: 4 })).toEqual(['PX1', 'PX2']);
    expect(read(lines, { firstRow: 5 })).toEqual(['PX2']);
  });

  test('may have others before the header', () => {
    const head = { delimiter: ',', records: [['Prairie Parcel'], header], lines: [1, 2] };
    const reader = flatReader(declaration, head, flatTexts(declaration));
    expect(reader?.columnNames?.(numbered('PX1'))).toEqual(header);
    expect(flatReader(declaration, { ...head, records: [['Prairie Parcel']] }, flatTexts(declaration))).toBeUndefined();
  });

  test.each(['Total', 'totals:', 'Grand Total', ' Subtotal : '])('end with one that says ‘%s’', (text) => {
    const total = fieldsOf({ reference: text, Freight: '20.00' });
    expect(read([header, numbered('PX1'), total])).toEqual(['PX1']);
    for (const target of ['accountNumber', 'invoiceNumber', 'billDate', 'trackingNumber'] as const)
      expect(
        read([header, fieldsOf({ reference: text, Freight: '20.00', [target]: label[target] ?? '' })]),
      ).toHaveLength(1);
    expect(read([header, fieldsOf({ reference: `${text} x`, Freight: '20.00' })])).toEqual(['The column is empty.']);
  });

  test('are as wide as the header; spreadsheets leave out empty fields at the end, or add some', () => {
    const fields = numbered('PX1');
    expect(read([header, [...fields, '', ' ']])).toEqual(['PX1']);
    expect(read([header, [...fields, 'x']])).toEqual([
      `The line has ${header.length + 1} columns; the header has ${header.length}.`,
    ]);
    expect(read([header, fields.slice(0, header.length)])).toEqual(['PX1']);
    expect(read([header, fields.slice(0, header.length - 1)])).toEqual([
      `The line has ${header.length - 1} columns; the header has ${header.length}.`,
    ]);
    const withTotal = { rowTotal: 'Freight' };
    expect(read([header, fields.slice(0, header.length - 1)], withTotal)).toEqual(['PX1']);
  });

  test('lose the marks by which spreadsheets keep numbers as they are', () => {
    const marked = ['="0PX1" ', "'0PX1", ' 0PX1', "'", '=1+1'].map((text) => numbered(text));
    expect(read([header, ...marked])).toEqual(['0PX1', '0PX1', '0PX1', "'", '=1+1']);
  });
});

describe('the lines of a file in which no line names the columns', () => {
  const numbered = (trackingNumber: string) => fieldsOf({ ...label, trackingNumber });

  test('are all rows, from the first one that the layout tells', () => {
    const places = { shape: { kind: 'places', columns: header } as const };
    const total = fieldsOf({ reference: 'Total', Freight: '20.00' });
    const lines = [numbered('PX1'), ['', ' '], numbered('PX2'), total];
    expect(read(lines, places)).toEqual(['PX1', 'PX2']);
    expect(read(lines, { ...places, firstRow: 3 })).toEqual(['PX2']);
    expect(read([[...numbered('PX1'), 'x']], places)).toEqual([
      `The line has ${header.length + 1} columns; the mapping has ${header.length}.`,
    ]);
  });

  const shape = {
    kind: 'records',
    invoiceRecord: 'HDR',
    invoiceColumns: ['invoice record', 'accountNumber', 'invoiceNumber', 'billDate', 'invoiceAmount'],
    rowRecord: 'DTL',
    rowColumns: ['row record', 'trackingNumber', 'shipDate', 'Freight', 'Note'],
  } as const;
  const byType: Partial<FlatDeclaration> = {
    shape,
    columns: Object.fromEntries(
      [...shape.invoiceColumns, ...shape.rowColumns].flatMap((name) =>
        targets.some((target) => target === name) ? [[name, name]] : [],
      ),
    ),
    charges: [{ column: 'Freight', meaning: { family: 'transportation' } }],
  };
  const invoice = (number: string) => ['HDR', '77', number, '11/14/2025', '20.00'];
  const row = (number: string) => ['DTL', number, '11/10/2025', '10.00', ''];
  const open = (first: readonly string[]) => {
    const by = { ...declaration, ...byType };
    return flatReader(by, { delimiter: ',', records: [first], lines: [1] }, flatTexts(by));
  };

  test('begin with the type of their record: one opens an invoice, the others are its rows', () => {
    const reader = open(invoice('1'));
    const lines = [
      invoice('1'),
      row('PX1'),
      [' dtl ', ...row('PX2').slice(1), ' '],
      invoice('2'),
      row('PX3').slice(0, 4),
    ];
    for (const _pass of ['first', 'second']) {
      const rows = lines.flatMap((fields, index) => reader?.read({ line: index + 1, fields, text: '' }) ?? []);
      expect(rows.map((each) => [each.trackingNumber, each.invoice.invoiceNumber, each.statedCents])).toEqual([
        ['PX1', '1', 2_000],
        ['PX2', '1', 2_000],
        ['PX3', '2', 2_000],
      ]);
    }
    expect(reader?.columnNames?.(invoice('1'))).toBe(shape.invoiceColumns);
    expect(reader?.columnNames?.(row('PX1'))).toBe(shape.rowColumns);
  });

  test.each<[string, readonly string[]]>([
    ['‘XYZ’ is no type of record of this layout.', ['xyz', 'PX1']],
    [`‘${'X'.repeat(20)}’ is no type of record of this layout.`, ['x'.repeat(21)]],
    ['The line has 3 columns; a row of this layout has 5.', row('PX1').slice(0, 3)],
    ['The line has 6 columns; a row of this layout has 5.', [...row('PX1'), 'x']],
  ])('are bad: %s', (reason, fields) => {
    const reader = open(invoice('1'));
    reader?.read({ line: 1, fields: invoice('1'), text: '' });
    expect(() => reader?.read({ line: 2, fields, text: '' })).toThrow(new UnreadableRow('', reason));
  });

  test('are bad before the first invoice', () => {
    expect(() => open(invoice('1'))?.read({ line: 1, fields: row('PX1'), text: '' })).toThrow(
      new UnreadableRow('', 'The row stands before the first HDR record.'),
    );
  });

  test('are those of the layout if the first one opens an invoice with its amount', () => {
    expect(open(row('PX1'))).toBeUndefined();
    expect(open([])).toBeUndefined();
    expect(open(invoice('1').slice(0, 4))).toBeUndefined();
    expect(open(invoice('1').with(0, ' hdr '))?.columnNames?.(row('PX1'))).toBe(shape.rowColumns);
  });
});

describe('a line that states a total', () => {
  /** The rows with what is stated for them, and what is wrong with lines. */
  const read = (rows: readonly Row[], changed: Partial<FlatDeclaration> = {}) => {
    const by = { ...declaration, controlLine: { text: 'Sum', column: 'Fuel' }, ...changed };
    const reader = controlledReader(by, { delimiter: ',', records: [header], lines: [1] }, flatTexts(by));
    const records = [header, ...rows.map(fieldsOf)].map((fields, index) => ({ line: index + 1, fields, text: '' }));
    for (const record of records) reader?.observe?.(record);
    return records.flatMap((record): (number | string | null)[] => {
      try {
        return reader?.read(record).map(({ statedCents }) => statedCents) ?? [];
      } catch (error) {
        if (error instanceof UnreadableRow) return [error.message];
        throw error;
      }
    });
  };
  const other = { ...label, invoiceNumber: '88' };

  test('has it in its column, whatever stands behind it', () => {
    expect(read([label, label, { reference: 'Sum', Fuel: ' 20.00 ', Fee: '3.00' }])).toEqual([2_000, 2_000]);
  });

  test('has it in its last field with a digit, where its column is empty', () => {
    expect(read([label, { reference: 'Sum', Freight: '9.00', Fuel: ' ', Fee: '10.00', Cover: 'USD' }])).toEqual([
      1_000,
    ]);
  });

  test.each(['sum', ' SUM : ', 'Sum:'])('may say ‘%s’', (text) => {
    expect(read([label, { reference: text, Fuel: '12.00' }])).toEqual([1_200]);
  });

  test('that several invoices do not meet is bad', () => {
    const problem = 'The total is 20.01, but the rows add up to 20.00.';
    expect(read([label, other, { reference: 'Sum', Fuel: '20.01' }])).toEqual([null, null, problem]);
    expect(read([label, other, { reference: 'Sum', Fuel: '20.00' }])).toEqual([null, null]);
  });

  test.each<[string, Row]>([
    ['account', { accountNumber: '9' }],
    ['number', { invoiceNumber: '88' }],
    ['date', { billDate: '11/15/2025' }],
    ['currency', { currency: 'CAD' }],
  ])('is that of two invoices, if they differ in %s', (_, change) => {
    expect(read([label, { ...label, ...change }, { reference: 'Sum', Fuel: '20.00' }])).toEqual([null, null]);
  });

  test('does not count rows that cannot be read', () => {
    const bad = { ...label, shipDate: 'soon' };
    const [first, reason, ...more] = read([label, bad, { reference: 'Sum', Fuel: '10.00' }]);
    expect([first, more]).toEqual([1_000, []]);
    expect(reason).toContain('soon');
  });

  test('is one only with a number; its decimal mark is that of the layout', () => {
    expect(read([label, { ...label, reference: 'Sum', trackingNumber: 'PX', Fuel: 'n/a 5' }])).toHaveLength(2);
    const german = { decimalMark: ',' } as const;
    const row = { ...label, Freight: '1.234,50' };
    expect(read([row, { reference: 'Sum', Fuel: '1.234,50' }], german)).toEqual([123_450]);
    expect(
      read(
        [
          { ...label, Freight: '1.234' },
          { reference: 'Sum', Fuel: '1.234' },
        ],
        german,
      ),
    ).toEqual([123_400]);
  });
});

describe('a shipment', () => {
  test('is counted once, by the first of its rows; the others are adjustments', () => {
    const rows = [
      label,
      { ...label, Freight: '2.00' },
      { ...label, trackingNumber: '' },
      { ...label, trackingNumber: '' },
    ];
    expect(
      shipmentsOf([...rows, { ...label, trackingNumber: 'PX2' }]).map(({ package: row }) => [
        row.row_kind,
        row.no_of_pkgs,
      ]),
    ).toEqual([
      ['package', 1],
      ['adjustment', 0],
      ['account', 0],
      ['account', 0],
      ['package', 1],
    ]);
    const weekly = { ...label, rowKind: 'weekly' };
    expect(shipmentsOf([label, weekly]).map(({ package: row }) => row.row_kind)).toEqual(['package', 'account']);
    const back = { ...label, Freight: '-2.00' };
    expect(shipmentsOf([back, label]).map(({ package: row }) => row.row_kind)).toEqual(['adjustment', 'package']);
  });

  test('has the charges of all its rows, where a row is a charge', () => {
    const rows = [label, { ...label, trackingNumber: 'PX2' }, { ...label, Freight: '', Fuel: '1.50' }];
    const [first, second, ...more] = shipmentsOf(rows, { rowsAreCharges: true });
    expect(more).toEqual([]);
    expect(first?.package).toMatchObject({ net_amount: '11.50', no_of_pkgs: 1, fuel_surcharge_amount: '1.50' });
    expect(first?.charges.map((charge) => charge.net_amount)).toEqual(['10.00', '1.50']);
    expect(second?.package).toMatchObject({ tracking_number: 'PX2', net_amount: '10.00' });
    const account = { ...label, trackingNumber: '' };
    expect(shipmentsOf([account, account], { rowsAreCharges: true })).toHaveLength(2);
  });

  test('of charges without transportation is an adjustment, if the invoice bills transportation at all', () => {
    const kinds = (rows: readonly Row[], bills: boolean) =>
      shipmentsOf(rows, { rowsAreCharges: true }, bills).map(({ package: row }) => row.row_kind);
    const fee = { ...label, ...charged };
    expect(kinds([fee], true)).toEqual(['adjustment']);
    expect(kinds([fee], false)).toEqual(['package']);
    expect(kinds([fee, label], true)).toEqual(['package']);
    expect(kinds([{ ...label, Freight: '0.01', Fuel: '1.00' }], true)).toEqual(['package']);
    expect(kinds([{ ...fee, Freight: '-1.00' }], true)).toEqual(['adjustment']);
    expect(kinds([label, { ...label, Freight: '-10.01' }], true)).toEqual(['adjustment']);
    expect(kinds([label, { ...label, Freight: '-10.00' }], true)).toEqual(['package']);
    expect(kinds([{ ...fee, trackingNumber: '' }], true)).toEqual(['account']);
  });

  test('has a figure of its own for corrections, cover and audits', () => {
    const row = { ...label, Correction: '1.00', Audit: '2.00', Address: '3.00', Cover: '4.00' };
    expect(packageOf(row)).toMatchObject({
      net_amount: '20.00',
      shipping_charge_correction_amt: '1.00',
      scc_audit_fee_amt: '2.00',
      address_correction_amt: '3.00',
      declared_amt: '4.00',
      chargeback_amt: '0.00',
    });
  });

  test('names its charges as its invoice does, with their class', () => {
    const taxed = [...declaration.charges, { column: 'Tax', meaning: { family: 'tax' } as const }, { column: 'New' }];
    const [shipment] = shipmentsOf([{ ...label, Fuel: '1.00', Fee: '1.00', Address: '1.00' }], { charges: taxed });
    expect(
      shipment?.charges.map((each) => [each.accessorial_code, each.charge_classification, each.accessorial_group]),
    ).toEqual([
      ['Freight', 'FRT', null],
      ['Fuel', 'FSC', null],
      ['Fee', 'MSC', 'Service fee'],
      ['Address', 'ACC', null],
    ]);
  });

  test('has charges of the family other where no rule knows them', () => {
    const [shipment] = shipmentsOf([{ ...label, Fee: '1.00' }], { charges: [{ column: 'Fee' }] });
    expect(shipment?.charges.map((each) => each.charge_family)).toEqual(['other']);
  });

  test('names a discount as such', () => {
    const [shipment] = shipmentsOf([{ ...label, Fee: '-1.00' }], {
      charges: [
        { column: 'Freight', meaning: { family: 'transportation' } },
        { column: 'Fee', meaning: { family: 'transportation', isDiscount: true } },
      ],
    });
    expect(shipment?.charges.map((each) => each.charge_classification)).toEqual(['FRT', 'DSC']);
  });

  test('gives a credit for what its row or its texts say, and none for a discount on a package', () => {
    const creditOf = (row: Row) => shipmentsOf([row])[0]?.charges[0]?.credit_type;
    expect(creditOf({ ...label, Freight: '-1.00', rowKind: 'late' })).toBe('GSR / late delivery');
    expect(creditOf({ ...label, Freight: '-1.00', rowKind: 'goodwill' })).toBe('Residential');
    expect(creditOf({ ...label, Freight: '-1.00', rowKind: 'duplicate' })).toBe('Duplicate Charges');
    expect(creditOf({ ...label, Freight: '', Fuel: '-1.00' })).toBe('Fuel');
    expect(creditOf({ ...label, Freight: '0.01', rowKind: 'late' })).toBeNull();
    expect(creditOf({ ...label, Freight: '1.00', Fuel: '-1.00', rowKind: 'late' })).toBeNull();
    expect(creditOf({ ...label, Freight: '-1.00', rowKind: 'pickup' })).toBeNull();
    expect(creditOf({ ...label, Freight: '-1.00', Fee: '5.00' })).toBeNull();
  });

  test('has the service that its texts name, first rule first', () => {
    const serviceOf = (row: Row) => {
      const found = packageOf({ ...label, ...row });
      return [found?.service, found?.service_category, found?.mode_category];
    };
    expect(serviceOf({ service: 'Express' })).toEqual(['Express', 'Next Day', 'Air']);
    expect(serviceOf({ service: 'Express', secondService: 'Saver' })).toEqual(['Express', '2 Day', 'Air']);
    expect(serviceOf({ service: 'Bicycle' })).toEqual(['Bicycle', 'Other', 'Other']);
    expect(serviceOf({ service: 'Express', rowKind: 'return' })).toEqual(['Express', 'Returns', 'Air']);
    expect(serviceOf({ service: 'Express', trackingNumber: '' })).toEqual(['Express', 'Other', 'Other']);
  });

  test.each([
    ['', null],
    ['Shipper', 'PREPAID'],
    ['recipient', 'COLLECT'],
    ['Collect', 'COLLECT'],
    ['Third party', 'THIRD PARTY'],
  ])('whose payor is ‘%s’ is billed %s', (payor, option) => {
    expect(packageOf({ ...label, payor })?.bill_option).toBe(option);
    expect(packageOf({ ...label, payor, trackingNumber: '' })?.bill_option).toBeNull();
  });

  test('has its size where all sides are known', () => {
    const sides = { length: '12', width: '9,5', height: '3' };
    expect(packageOf({ ...label, ...sides })).toMatchObject({
      length: '12.00',
      width: '9.50',
      height: '3.00',
      dim_unit: 'inches',
    });
    expect(packageOf({ ...label, ...sides, sizeUnit: 'cm' })?.dim_unit).toBe('cm');
    expect(packageOf({ ...label, length: '1', width: '1', height: '1' })?.height).toBe('1.00');
    for (const side of ['length', 'width', 'height'] as const)
      for (const text of ['', '0', 'wide'])
        expect(packageOf({ ...label, ...sides, [side]: text })).toMatchObject({ length: null, dim_unit: null });
  });

  test('tells where it came from and went, what it weighs and when it arrived', () => {
    const row: Row = {
      ...label,
      ...{ senderName: 'S', senderCompany: 'SC', senderAddress: '1 A St', senderAddress2: 'B' },
      ...{ senderCity: 'Austin', senderState: 'TX', senderPostalCode: '73301', senderCountry: 'US' },
      ...{ consigneeName: 'C', consigneeCompany: 'CC', consigneeAddress: '2 D St', consigneeAddress2: 'E' },
      ...{ consigneeCity: 'Reno', consigneeState: 'NV', consigneePostalCode: '89501', consigneeCountry: 'USA' },
      ...{ actualWeight: '1', actualWeightUnit: 'kg', billedWeight: '3', billedWeightUnit: 'lb', zone: '004' },
      ...{ deliveryDate: '11/12/2025', deliveryTime: '0918', deliveryLocation: 'Dock' },
    };
    expect(packageOf(row)).toMatchObject({
      ...{ sender_name: 'S', sender_company: 'SC', sender_address: '1 A St B', sender_city: 'Austin' },
      ...{ sender_state: 'TX', sender_postal_code: '73301', sender_cntry: 'US', normalised_sender_state: 'TX' },
      ...{ consignee_name: 'C', consignee_company: 'CC', consignee_address: '2 D St E', consignee_city: 'Reno' },
      ...{ consignee_state: 'NV', consignee_postal_code: '89501', consignee_cntry: 'USA' },
      ...{ normalised_consignee_state: 'NV', normalised_consignee_country: 'US', consignee_county: '32031' },
      ...{ actual_weight_unit: 'kgs', actual_weight_pounds: '2.204623', bill_weight_pounds: '3.00', zone: '4' },
      ...{ pickup_date: '2025-11-10', delivery_date: '2025-11-12 09:18:00', delivery_status: 'Delivered' },
      ...{ delivery_location: 'Dock', charge_description: 'Freight' },
    });
    expect(packageOf({ ...label, shipDate: '', service: 'Express' })).toMatchObject({
      ...{ pickup_date: '2025-11-14', delivery_date: null, delivery_status: null, zone: null },
      ...{ charge_description: 'Express', sender_address: null },
    });
    expect(packageOf({ ...label, Freight: '' })?.charge_description).toBeNull();
    const timed = { ...label, deliveryDate: '2025-11-12 14:30' };
    expect(packageOf(timed)?.delivery_date).toBe('2025-11-12 14:30:00');
  });
});
