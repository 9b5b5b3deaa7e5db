import { describe, expect, it } from 'vitest';
import { guessedMapping, mappedLines } from '../../src/features/recovery/agreements/editor/map-table.ts';
import type { PartColumn, PartName } from '../../src/features/recovery/agreements/editor/parts.ts';

const nameOf = ({ label }: PartColumn) => label;
const linesOf = (table: readonly (readonly string[])[], part: PartName, more = {}) => {
  const mapping = { ...guessedMapping(table, part, nameOf), ...more };
  return mappedLines(table, mapping).map(({ line, row, unread }) => ({
    line,
    ...row,
    unread: unread.map(({ field }) => field),
  }));
};

describe('lines of an agreement from a spreadsheet', () => {
  it('are read below a title, by columns whose names say what they mean', () => {
    const table = [
      ['Addendum B', '', '', '', '', ''],
      ['Service Level', 'Zone(s)', 'Weight from', 'Weight to', 'Incentive Off', 'Effective', 'Remark'],
      ['Ground', '2 - 8', '1 lb', '5 lbs', '41%', '2026-02-01 00:00:00', 'new'],
      ['Ground', '44, 45', '151', '', '38.5%', '2/1/2026', ''],
      ['', '', '', '', '', '', ''],
      ['Next Day Air', '102', '1', '150', 'see note', '', ''],
    ];
    expect(linesOf(table, 'incentives')).toEqual([
      {
        line: 3,
        group: 'Discount',
        services: 'Ground',
        off: '41%',
        zones: '2-8',
        pounds: '1-5',
        from: '2026-02-01',
        unread: [],
      },
      {
        line: 4,
        group: 'Discount',
        services: 'Ground',
        off: '38.5%',
        zones: '44, 45',
        pounds: '151+',
        from: '2/1/2026',
        unread: [],
      },
      {
        line: 6,
        group: 'Discount',
        services: 'Next Day Air',
        off: 'see note',
        zones: '102',
        pounds: '1-150',
        unread: ['off'],
      },
    ]);
  });

  it('are made of columns for single zones, and of fractions as workbooks keep percentages', () => {
    const table = [
      ['Service', 'Weight', 'Zone 2', '3', 'Zone 4-6', '7'],
      ['Ground', '1-5', '0.41', '0.41', '0.385', ''],
      ['Ground', '6-10', '0.5', '0.5', '0.5', '0.5'],
    ];
    expect(linesOf(table, 'incentives')).toEqual([
      { line: 2, group: 'Discount', services: 'Ground', pounds: '1-5', zones: '2, 3', off: '41%', unread: [] },
      { line: 2, group: 'Discount', services: 'Ground', pounds: '1-5', zones: '4-6', off: '38.5%', unread: [] },
      { line: 3, group: 'Discount', services: 'Ground', pounds: '6-10', zones: '2, 3, 4-6, 7', off: '50%', unread: [] },
    ]);
  });

  it('are made of columns for single services where these are chosen', () => {
    const table = [
      ['Least price', 'Ground', 'Next Day Air'],
      ['', '$9.50', '$21.75'],
    ];
    expect(linesOf(table, 'minimums', { uses: ['', 'service', 'service'] })).toEqual([
      { line: 2, services: 'Ground', floor: '$9.50', unread: [] },
      { line: 2, services: 'Next Day Air', floor: '$21.75', unread: [] },
    ]);
  });

  it('name what is missing in them, unless it is said for all lines', () => {
    const table = [
      ['Surcharge', 'Reduction'],
      ['Residential', '30%'],
    ];
    expect(linesOf(table, 'accessorials')).toMatchObject([
      { charges: 'Residential', off: '30%', unread: ['services'] },
    ]);
    expect(linesOf(table, 'accessorials', { constants: { services: '%' } })).toMatchObject([
      { services: '%', unread: [] },
    ]);
  });
});
