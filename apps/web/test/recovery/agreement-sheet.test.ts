import { describe, expect, it } from 'vitest';
import { compareVersions } from '../../src/features/recovery/agreements/compare-versions.ts';
import { columnsOf, partNames } from '../../src/features/recovery/agreements/editor/parts.ts';
import { cellsOfClipboard, isTable, withPasted } from '../../src/features/recovery/agreements/editor/pasted-rows.ts';
import { placeOfProblem } from '../../src/features/recovery/agreements/editor/place-of-problem.ts';
import { contentOf, isReadable, sheetOf } from '../../src/features/recovery/agreements/editor/sheet.ts';

const everyService = { services: ['%'] };
/** One with every field of every part. */
const whole = {
  carrierId: 1,
  number: 'P-1',
  accounts: ['A1', 'B2'],
  from: '2026-01-01',
  to: '2028-12-31',
  noticeDays: 30,
  discountsPrinted: 'together',
  terms: [{ name: 'First', from: '2026-01-01', to: '2026-12-31' }],
  incentives: [
    {
      group: 'Incentive',
      services: ['UPS Ground%', 'UPS 2nd Day Air%'],
      packaging: 'package',
      movement: 'domestic',
      receiver: 'commercial',
      billing: 'third party',
      zones: ['2', '3', '44'],
      pounds: { from: 1, to: 5 },
      term: 'First',
      from: '2026-02-01',
      to: '2026-03-01',
      off: { percent: 42.5 },
    },
    { group: 'Incentive', ...everyService, pounds: { from: 151 }, off: { amount: 150 } },
    { group: 'Zone adjustment', ...everyService, pounds: { from: 7, to: 7 }, off: { flat: 999 } },
    { group: 'Other', ...everyService, off: { waived: true } },
  ],
  minimums: [
    { ...everyService, floor: { amount: 950 } },
    { ...everyService, floor: { zone: '2', pounds: 1 } },
    { ...everyService, floor: { zone: '102', pounds: 1, less: { amount: 100 } } },
    { ...everyService, floor: { zone: '2', pounds: 1, less: { percent: 10 } } },
  ],
  tiers: [
    {
      group: 'Tier',
      ...everyService,
      measured: 'net transportation',
      weeks: 52,
      bands: [
        { from: 0, percent: 0 },
        { from: 6_000_050, percent: 3.5 },
      ],
      grace: { to: '2026-06-30', percent: 5 },
    },
  ],
  fuel: [
    { ...everyService, off: { percent: 25 } },
    { ...everyService, off: { points: 2 } },
    { ...everyService, off: { highest: 10 } },
  ],
  accessorials: [{ ...everyService, charges: ['Residential', 'Delivery area%'], off: { percent: 40 } }],
  dimensions: [{ ...everyService, divisor: 194, above: 1_728 }],
  caps: [{ ...everyService, from: '2026-01-01', percent: 3.9 }],
  guarantees: [{ ...everyService, state: 'waived' }],
  rebates: [{ ...everyService, name: 'Early pay', percent: 1, of: 'gross transportation', paid: 'quarterly' }],
  latePayment: { percent: 8, afterDays: 21 },
  termination: { revenue: 10_000_000, fee: 250_000 },
};

describe('an agreement in the editor', () => {
  it('is the same when it is saved as when it was opened, whatever it has', () => {
    expect(contentOf(sheetOf(whole))).toEqual(whole);
  });

  it('shows every cell as something that it reads', () => {
    const { rows } = sheetOf(whole);
    const unread = partNames.flatMap((part) =>
      rows[part].flatMap((row) => columnsOf(part).filter((column) => !isReadable(column, row[column.field] ?? ''))),
    );
    expect(unread).toEqual([]);
  });

  it('keeps what it cannot read, so that it is refused where it stands', () => {
    const sheet = sheetOf({ ...whole, to: undefined, incentives: [{ ...whole.incentives[0], off: 'cheap' }] });
    expect(contentOf(sheet).incentives).toMatchObject([{ off: 'cheap', zones: ['2', '3', '44'] }]);
    expect(placeOfProblem({ field: 'content.incentives.0.off' }, sheet)).toEqual({
      part: 'incentives',
      line: 1,
      field: 'Discount',
      hint: 'Write 40%, $1.50 off, $9.99 flat or waived.',
    });
    expect(placeOfProblem({ field: 'content.number' }, { ...sheet, head: { ...sheet.head, number: '' } })).toEqual({
      part: undefined,
      line: undefined,
      field: 'Agreement number',
      hint: 'Fill in this field.',
    });
    expect(placeOfProblem({ field: 'content.latePayment.percent' }, sheet).field).toBe('Late payment fee (%)');
  });

  it.each([
    ['zones', '2-5, 44', ['2', '3', '4', '5', '44']],
    ['pounds', '151+', { from: 151 }],
    ['pounds', '1 - 5', { from: 1, to: 5 }],
    ['off', '40', { percent: 40 }],
    ['off', '$1,234.50 OFF', { amount: 123_450 }],
    ['from', '1/5/2026', '2026-01-05'],
    ['receiver', 'Residential', 'residential'],
  ])('reads %s from %s as spreadsheets have it', (field, written, value) => {
    const empty = sheetOf({});
    const content = contentOf({ ...empty, rows: { ...empty.rows, incentives: [{ [field]: written }] } });
    expect(content.incentives).toEqual([{ [field]: value }]);
  });

  it.each([
    ['off', 'half'],
    ['pounds', 'heavy'],
    ['from', '31.12.2026'],
  ])('does not read %s from %s', (field, written) => {
    const column = columnsOf('incentives').find((each) => each.field === field);
    expect(column && isReadable(column, written)).toBe(false);
  });
});

describe('cells pasted from a spreadsheet', () => {
  const columns = columnsOf('incentives');

  it('fill the grid to the right and down, and add rows', () => {
    const cells = cellsOfClipboard('Tier\t"UPS Ground"\t5%\r\nTier\tUPS Standard\t6%\r\n');
    const rows = withPasted([{ group: 'Old', zones: '2' }], columns, { row: 0, column: 0 }, cells);
    expect(rows).toEqual([
      { group: 'Tier', services: 'UPS Ground', off: '5%', zones: '2' },
      { group: 'Tier', services: 'UPS Standard', off: '6%' },
    ]);
    expect(withPasted(rows, columns, { row: 1, column: 3 }, [['PAK', 'Export']])[1]).toMatchObject({
      packaging: 'pak',
      movement: 'export',
    });
  });

  it('are a table only with tabs or several lines', () => {
    expect([isTable('40%'), isTable('40%\n'), isTable('a\tb'), isTable('a\nb')]).toEqual([false, false, true, true]);
  });
});

describe('two versions of an agreement', () => {
  it('differ in the lines that only one of them has, wherever they stand', () => {
    const [first, ...others] = whole.incentives;
    const after = { ...whole, number: 'P-2', incentives: [...others, { ...first, off: { percent: 43 } }] };
    const { head, parts } = compareVersions(whole, after);
    expect(head).toEqual([{ field: 'number', before: 'P-1', after: 'P-2' }]);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.removed).toEqual([expect.stringContaining('42.5%')]);
    expect(parts[0]?.added).toEqual([expect.stringContaining('43%')]);
    expect(compareVersions(whole, whole)).toEqual({ head: [], parts: [] });
  });
});
