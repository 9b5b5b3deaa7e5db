import { spend } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { breakdownExport } from '../../../src/features/analysis/widgets/breakdown/breakdown-export.ts';
import { comparedParts } from '../../../src/features/analysis/widgets/breakdown/compared-parts.ts';
import { prepareBreakdown } from '../../../src/ui/cards/breakdown/prepare-breakdown.ts';
import { sortedRows, toggledTableSort } from '../../../src/ui/tables/table-sort.ts';

const now = prepareBreakdown([
  { NAME: 'Residential', VALUE: 300 },
  { NAME: 'Address Correction', VALUE: 80.5 },
  { NAME: null, VALUE: 5 },
]);
const earlier = {
  range: { from: '2026-01-01', to: '2026-03-31' },
  rows: [
    { NAME: 'Residential', VALUE: 200 },
    { NAME: 'Saturday Delivery', VALUE: 40.1 },
    { NAME: null, VALUE: 10 },
    { NAME: 'Nothing', VALUE: 0 },
  ],
};

describe('the parts of a breakdown beside what they were', () => {
  const parts = comparedParts(now, earlier);

  it('say what each grew, in the fact’s unit and in percent', () => {
    expect(parts.map(({ name, before, difference, change }) => [name, before, difference, change])).toEqual([
      ['Residential', 200, 100, 50],
      ['Address Correction', 0, 80.5, undefined],
      [parts[2]?.name, 10, -5, -50],
      ['Saturday Delivery', 40.1, -40.1, -100],
    ]);
  });

  it('keep what is gone, with nothing now', () => {
    expect(parts.at(-1)).toMatchObject({ name: 'Saturday Delivery', filter: 'Saturday Delivery', value: 0, share: 0 });
  });

  it('stand in the file with the same figures', () => {
    const state = { fact: spend.facts[0], filters: {} } as Parameters<typeof breakdownExport>[2];
    const { headers, rows } = breakdownExport(now, { earlier }, state, 'service_category');
    expect(headers.slice(-3)).toEqual(['Before', 'Difference', 'Change (%)']);
    expect(rows).toHaveLength(4);
    expect(rows[0]?.slice(-3)).toEqual([{ amount: 200 }, { amount: 100 }, 50]);
    expect(rows[1]?.slice(-3)).toEqual([{ amount: 0 }, { amount: 80.5 }, null]);
    expect(breakdownExport(now, {}, state, 'service_category').headers).not.toContain('Difference');
  });
});

describe('a table that is sorted', () => {
  const columns = [
    { header: 'Name', sortBy: ({ name }: { name: string }) => name },
    { header: 'Figure', numeric: true, sortBy: ({ figure }: { figure: number }) => figure },
  ];
  const rows = [
    { name: 'b', figure: 1 },
    { name: 'a', figure: 3 },
    { name: 'c', figure: 3 },
  ];
  const names = (sort: Parameters<typeof sortedRows>[2]) => sortedRows(rows, columns, sort).map(({ name }) => name);

  it('begins with the largest figure or the first name, then the other way, then as it came', () => {
    const first = toggledTableSort(undefined, { header: 'Figure', numeric: true });
    expect(names(first)).toEqual(['a', 'c', 'b']);
    const second = toggledTableSort(first, { header: 'Figure', numeric: true });
    expect(names(second)).toEqual(['b', 'a', 'c']);
    expect(toggledTableSort(second, { header: 'Figure', numeric: true })).toBeUndefined();
    expect(names(toggledTableSort(second, { header: 'Name' }))).toEqual(['a', 'b', 'c']);
    expect(names(undefined)).toEqual(['b', 'a', 'c']);
  });
});
