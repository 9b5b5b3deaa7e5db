import { describe, expect, test } from 'vitest';
import type { FlatDeclaration, HeaderShape } from '../src/flat/declaration.ts';
import { columnsOf, columnsOfHeader } from '../src/flat/flat-columns.ts';

const shape: HeaderShape = {
  kind: 'header',
  documented: ['Account', 'Day', 'Number', 'Freight', 'Fuel'],
  recognisedBy: [],
};
const declaration: FlatDeclaration = {
  name: 'Prairie Parcel',
  source: 'made up',
  limits: [],
  mayComeInParts: false,
  carrier: { id: 50, name: 'Prairie Parcel' },
  shape,
  columns: { accountNumber: 'Account', billDate: 'Day', trackingNumber: 'Number', zone: 'Zone' },
  invoices: 'day of billing',
  charges: [{ column: 'Freight' }, { column: 'Fuel' }],
  chargeNames: { source: 'made up', names: [] },
  rowKinds: { source: 'made up', names: [] },
  services: [],
};
const header = ['Number', 'Freight', 'Account', 'Fuel', 'Day', 'Remark'];

describe('the columns of a header', () => {
  test('are found by their names, however these are written', () => {
    const { width, targets, placeOf } = columnsOf(declaration, ['NUMBER', 'freight ', 'Ac-count', 'Fuel', 'day']);
    expect(width).toBe(5);
    expect([...targets]).toEqual([
      ['accountNumber', 2],
      ['billDate', 4],
      ['trackingNumber', 0],
    ]);
    expect(['Freight', 'Freight', 'Fuel', 'Zone'].map(placeOf)).toEqual([1, 1, 3, -1]);
  });

  test('are the first of a name; the others are called by their count, and nameless ones by their place', () => {
    const { placeOf } = columnsOf(declaration, ['Freight', '', 'Freight', 'Freight']);
    expect(['Freight', 'Freight (2)', 'Freight (3)', 'Column 2'].map(placeOf)).toEqual([0, 2, 3, 1]);
  });

  test('have their own name before one that counts', () => {
    for (const [names, place] of [
      [['Freight', 'Freight', 'Freight 2'], 2],
      [['Freight 2', 'Freight', 'Freight'], 0],
    ] as const)
      expect(columnsOf(declaration, names).placeOf('Freight 2')).toBe(place);
  });

  test('are those of another layout if one by which this one is recognised is missing', () => {
    const by = (...recognisedBy: readonly string[]) => columnsOfHeader({ recognisedBy }, declaration, header);
    expect(by('number', 'FUEL')?.placeOf('Fuel')).toBe(3);
    expect(by('Number', 'Zone')).toBeUndefined();
    expect(by('Zone', 'Number')).toBeUndefined();
  });
});

describe('the fewest fields of a row', () => {
  const fewest = (changed: Partial<FlatDeclaration>, names = header) =>
    columnsOf({ ...declaration, ...changed }, names).fewestFields;

  test('reach to the account, the day and all charges', () => {
    expect(fewest({})).toBe(5);
    expect(fewest({}, ['Account', 'Number', 'Day', 'Remark'])).toBe(3);
    expect(fewest({}, ['Day', 'Number', 'Account', 'Remark'])).toBe(3);
    expect(fewest({}, ['Account', 'Day', 'Freight', 'Number', 'Fuel', 'Remark'])).toBe(5);
    expect(fewest({ columns: {} }, ['Number', 'Remark'])).toBe(1);
  });

  test('reach to the total where rows state one', () => {
    expect(fewest({ rowTotal: 'Total' }, ['Account', 'Day', 'Total', 'Freight'])).toBe(3);
  });
});

describe('columns that the documentation does not know', () => {
  const unknown = (changed: Partial<FlatDeclaration>, names = header) =>
    columnsOf({ ...declaration, ...changed }, names).unknown;

  test('are known by their names and places', () => {
    const names = ['Number', ' Remark ', ' ', 'Account', 'FREIGHT', 'Total'];
    const documented = { ...shape, documented: [...shape.documented, 'Total'] };
    expect(unknown({ rowTotal: 'Total', shape: documented }, names)).toEqual([{ place: 1, name: 'Remark' }]);
  });

  test('are none where no line names the columns', () => {
    expect(unknown({ rowTotal: 'Total', shape: { kind: 'places', columns: header } })).toEqual([]);
  });
});
