import { describe, expect, test } from 'vitest';
import { noNames } from '../src/charge-names/dated-names.ts';
import type { ChargeColumn, FlatDeclaration, KeyTarget, Target } from '../src/flat/declaration.ts';
import { chargesIn } from '../src/flat/flat-charges.ts';
import { columnsOf } from '../src/flat/flat-columns.ts';
import { flatTexts } from '../src/flat/flat-texts.ts';
import { pointNumbers } from '../src/flat/point-numbers.ts';
import { UnreadableRow } from '../src/layout.ts';
import { NumberMarks } from '../src/reading/number-marks.ts';

const documented = ['Freight', 'Fuel', 'Discount', 'Fee', 'Fee text', 'Fee credit', 'Quoted', 'Total'];
const charges: readonly ChargeColumn[] = [
  { column: 'Freight', meaning: { family: 'transportation' } },
  { column: 'Fuel', meaning: { family: 'fuel_surcharge' }, mayBeIncluded: true },
  { column: 'Discount', meaning: { family: 'transportation', isDiscount: true }, isSubtracted: true },
  { column: 'Fee', textColumn: 'Fee text', incentiveColumn: 'Fee credit' },
  { column: 'Quoted', meaning: { family: 'transportation' }, insteadOf: 'Freight' },
];
const declaration: FlatDeclaration = {
  name: 'Prairie Parcel',
  source: 'made up',
  limits: [],
  mayComeInParts: false,
  carrier: { id: 50, name: 'Prairie Parcel' },
  shape: { kind: 'header', documented, recognisedBy: ['Freight'] },
  columns: {},
  invoices: 'numbered',
  charges,
  chargeNames: {
    source: 'made up',
    names: [
      { words: ['REMOTE', 'AREA'], family: 'fee', from: '2026-02-01' },
      { words: ['REMOTE', 'AREA'], family: 'other_accessorial' },
    ],
  },
  rowTotal: 'Total',
  rowKinds: noNames,
  services: [],
};
const { rowTotal: _none, ...withoutTotal } = declaration;

const ofDay = {
  meaningOfRow: undefined,
  billDate: '2026-01-31',
  amounts: new NumberMarks(),
  undocumented: new NumberMarks(),
};

/** The charges of a row that is written by the names of its columns. */
function chargesOf(row: Readonly<Record<string, string>>, by = declaration, meaning?: ChargeColumn['meaning']) {
  const header = [...documented, ...Object.keys(row).filter((name) => !documented.includes(name))];
  const fields = header.map((name) => row[name] ?? '');
  return chargesIn(fields, columnsOf(by, header), by, { ...ofDay, meaningOfRow: meaning });
}
const named = (row: Readonly<Record<string, string>>) => chargesOf(row).map(({ text, cents }) => [text, cents]);

describe('the charges of a row', () => {
  test('are those with an amount, in the order of the layout', () => {
    expect(named({ Fuel: '1.50', Freight: '10.00', Fee: '0.00', Total: '11.50' })).toEqual([
      ['Freight', 1_000],
      ['Fuel', 150],
    ]);
  });

  test('are read from files that lack some of the columns', () => {
    const header = ['Freight', 'Total'];
    expect(chargesIn(['10.00', '10.00'], columnsOf(declaration, header), declaration, ofDay)).toMatchObject([
      { column: 'Freight', cents: 1_000 },
    ]);
  });

  test('are the quoted ones only where nothing was charged', () => {
    expect(named({ Freight: '10.00', Quoted: '12.00', Total: '10.00' })).toEqual([['Freight', 1_000]]);
    expect(named({ Quoted: '12.00', Total: '12.00' })).toEqual([['Quoted', 1_200]]);
  });

  test('take off a discount that is written without a sign, and count it as an incentive', () => {
    expect(chargesOf({ Freight: '10.00', Discount: '2.00', Total: '8.00' })).toMatchObject([
      { cents: 1_000, incentiveCents: 0 },
      { column: 'Discount', cents: -200, incentiveCents: 200 },
    ]);
  });

  test('count a discount that is given back as a charge', () => {
    expect(chargesOf({ Freight: '10.00', Discount: '-2.00', Total: '12.00' })[1]).toMatchObject({
      cents: 200,
      incentiveCents: 0,
    });
  });

  test('are named by their text, which says what they are; without one by their column', () => {
    expect(chargesOf({ Fee: '3.00', 'Fee text': ' Remote\u0007area ', Total: '3.00' })).toMatchObject([
      { column: 'Fee', text: 'Remote area', meaning: { family: 'other_accessorial' } },
    ]);
    expect(chargesOf({ Fee: '3.00', Total: '3.00' })).toMatchObject([{ text: 'Fee', meaning: undefined }]);
  });

  test('have what the contract takes off as an incentive, even if nothing is left', () => {
    expect(chargesOf({ Fee: '3.00', 'Fee credit': '-1.00', Total: '2.00' })).toMatchObject([
      { cents: 200, incentiveCents: 100 },
    ]);
    expect(chargesOf({ Fee: '3.00', 'Fee credit': '-3.00', Total: '0.00' })).toMatchObject([
      { cents: 0, incentiveCents: 300 },
    ]);
  });

  test('are all of one kind where the row is', () => {
    const row = { Freight: '10.00', Fuel: '1.00', Total: '11.00' };
    expect(chargesOf(row, declaration, { family: 'fee' }).map(({ meaning }) => meaning?.family)).toEqual([
      'fee',
      'fee',
    ]);
  });
});

describe('the total of a row', () => {
  test('leaves out a charge that another one includes', () => {
    expect(named({ Freight: '10.00', Fuel: '1.50', Total: '10.00' })).toEqual([['Freight', 1_000]]);
  });

  test('leaves alone what stands in unknown columns where it is met without them', () => {
    expect(named({ Freight: '10.00', Fuel: '1.50', Points: '70', Total: '11.50' })).toEqual([
      ['Freight', 1_000],
      ['Fuel', 150],
    ]);
  });

  test('adds all charges in columns that the layout does not know, under their names', () => {
    const row = { Freight: '10.00', ' Teleport ': '2.00', Sleigh: '0.50', Balloon: '', Ox: '0.00', Total: '12.50' };
    expect(named(row).slice(1)).toEqual([
      ['Teleport', 200],
      ['Sleigh', 50],
    ]);
    expect(chargesOf(row)[1]).toEqual({
      column: 'Teleport',
      text: 'Teleport',
      meaning: undefined,
      cents: 200,
      incentiveCents: 0,
    });
  });

  test('adds the one unknown charge that is missing, beside columns that hold something else', () => {
    const row = { Freight: '10.00', Teleport: '2.00', Points: '70', Driver: 'Bob', Nothing: '0.00', Total: '12.00' };
    expect(named(row)).toEqual([
      ['Freight', 1_000],
      ['Teleport', 200],
    ]);
  });

  test.each([
    ['no column', { Teleport: '2.00', Points: '70' }],
    ['either of two', { Teleport: '3.00', Points: '3.00' }],
    ['a text', { Driver: 'Bob', Points: '2.99' }],
    ['nothing but a column without a name', { ' ': '3.00' }],
  ])('makes the line bad where %s explains it', (_, unknown) => {
    const row = { Freight: '10.00', ...unknown, Total: '13.00' };
    expect(() => chargesOf(row)).toThrow(
      new UnreadableRow('Total', 'The total is 13.00, but the charges add up to 10.00.'),
    );
  });

  test('is asked for in lines that end before the unknown columns', () => {
    const header = ['Freight', 'Total', 'Teleport'];
    expect(() => chargesIn(['10.00', '12.00'], columnsOf(declaration, header), declaration, ofDay)).toThrow(
      new UnreadableRow('Total', 'The total is 12.00, but the charges add up to 10.00.'),
    );
  });

  test('is not asked for where the layout has none; unknown columns are then not charges', () => {
    const row = { Freight: '10.00', Fuel: '1.50', Teleport: '2.00', Total: '99.00' };
    expect(chargesOf(row, withoutTotal).map(({ cents }) => cents)).toEqual([1_000, 150]);
  });
});

describe('a text that names something', () => {
  const keys: Readonly<Record<KeyTarget, true>> = {
    accountNumber: true,
    invoiceNumber: true,
    trackingPrefix: true,
    trackingNumber: true,
    foreignTrackingNumber: true,
    relabelledNumber: true,
    internalNumber: true,
    transactionNumber: true,
    currency: true,
  };
  const read = (target: Target, text: string, constants?: FlatDeclaration['constants']): string => {
    const one: FlatDeclaration = { ...declaration, columns: { [target]: 'Name' }, ...(constants && { constants }) };
    const texts = flatTexts(one);
    return texts.textOf(texts.keeperFor(columnsOf(one, ['Name']))([text]), target);
  };

  test.each(Object.keys(keys) as KeyTarget[])('is refused with an invisible character: %s', (target) => {
    expect(() => read(target, 'PX\u200b1')).toThrow(
      new UnreadableRow('Name', 'The number holds a character that cannot be seen.'),
    );
    expect(read(target, ' PX1 ')).toBe('PX1');
  });

  test('is kept, when it is only a description', () => expect(read('service', 'PX\u200b1')).toBe('PX\u200b1'));

  test('comes from the layout where the file leaves it out', () => {
    expect(read('currency', '', { currency: 'EUR' })).toBe('EUR');
    expect(read('currency', 'USD', { currency: 'EUR' })).toBe('USD');
    expect(read('currency', '')).toBe('');
  });
});

describe('a decimal comma', () => {
  const numbers = ['invoiceAmount', 'actualWeight', 'billedWeight', 'length', 'width', 'height', 'pieces'] as const;
  const written = (columns: FlatDeclaration['columns'], header: readonly string[], fields: readonly string[]) => {
    const german: FlatDeclaration = { ...declaration, columns, decimalMark: ',' };
    return pointNumbers(german, columnsOf(german, header), new NumberMarks())(fields);
  };

  test.each(numbers)('is read in %s', (target) => {
    expect(written({ [target]: 'Number', service: 'Text' }, ['Number', 'Text'], ['1.234,5', '1,5'])).toEqual([
      '1234.5',
      '1,5',
    ]);
  });

  test.each(['Freight', 'Fee credit', 'Total'])('is read in the amount %s', (column) => {
    expect(written({}, [column, 'Text'], ['1.234,50', '1,5'])).toEqual(['1234.50', '1,5']);
    expect(() => written({}, [column], ['1,234.50'])).toThrow(
      new UnreadableRow(column, '‘1,234.50’ is no number with a decimal comma.'),
    );
  });

  test('is found in weights and sizes where the layout has no mark; amounts are read later', () => {
    const unmarked: FlatDeclaration = { ...declaration, columns: { billedWeight: 'Weight', length: 'Length' } };
    const header = ['Freight', 'Weight', 'Length'];
    const written = pointNumbers(unmarked, columnsOf(unmarked, header), new NumberMarks());
    expect(written(['1.234,50', '1.234,5', '7'])).toEqual(['1.234,50', '1234.5', '7']);
    expect(written(['1', '12,5 kg', 'none'])).toEqual(['1', '12,5 kg', 'none']);
  });
});
