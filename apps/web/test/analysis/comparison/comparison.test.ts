import type { Client } from '@waybill/contract';
import {
  analysisOf,
  type ComparisonSet,
  comparison,
  defaultComparisonSet,
  factOf,
  readComparisons,
  withSavedGroup,
  withSavedSet,
} from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { breakdownFinding } from '../../../src/features/analysis/comparison/breakdown/breakdown-finding.ts';
import { largestDifferences, prepareBreakdown } from '../../../src/features/analysis/comparison/breakdown/prepare.ts';
import { differenceOf, isComparable } from '../../../src/features/analysis/comparison/difference.ts';
import { openPart } from '../../../src/features/analysis/comparison/open-part.ts';
import { setsOfGroup } from '../../../src/features/analysis/comparison/saved/sets-of-group.ts';
import { seriesOf } from '../../../src/features/analysis/comparison/series.ts';
import { prepareTrends } from '../../../src/features/analysis/comparison/trends/prepare.ts';
import { trendsFinding } from '../../../src/features/analysis/comparison/trends/trends-finding.ts';
import { hasRoom, takenNames } from '../../../src/lib/comparison/saved-comparisons.ts';
import { readSets, setText } from '../../../src/lib/comparison/set-text.ts';
import type { ShownSet } from '../../../src/lib/comparison/use-comparison.ts';

const today = '2026-11-21';
const initial = defaultComparisonSet(1001, today);
const set = (name: string, from: string, to: string): ComparisonSet => ({
  ...initial,
  name,
  dates: { ...initial.dates, from, to },
});

describe('a set in the address', () => {
  it('is read as it was written', () => {
    const sets: ComparisonSet[] = [
      { ...set('West coast', '2025-01-01', '2025-03-31'), childClientIds: [1002, 1003] },
      {
        ...initial,
        name: 'Last & best=1',
        colour: 'red',
        dates: { ...initial.dates, dateFrequency: 'la', lastNoOfDays: 30, from: '2026-10-23', to: today },
        filters: { carrier_name: ['UPS', 'FedEx'], account_number: ['00012'] },
        included: ['unpayable_freight'],
      },
    ];
    expect(readSets(sets.map(setText), today)).toEqual(sets);
  });

  it('keeps its place where it names no client, and takes a new set’s days where its own are impossible', () => {
    const [nothing, wrong] = readSets(['nonsense', 'client=1001&from=2026-02-30&to=2026-03-01&name=%20'], today);
    expect(nothing).toBeUndefined();
    expect(wrong).toEqual(initial);
  });

  it('is told apart from another of the same name and colour', () => {
    const [one, other] = readSets([setText(initial), 'client=1002&name=Set1'], today);
    expect([one?.name, other?.name]).toEqual(['Set1', 'Set2']);
    expect(one?.colour).not.toBe(other?.colour);
  });
});

describe('trends', () => {
  const sets = [set('A', '2026-01-15', '2026-03-31'), set('B', '2025-06-01', '2025-07-31')];
  const rows = [
    [
      { PERIOD: '2026-01-01', VALUE: 10 },
      { PERIOD: '2026-03-01', VALUE: 30 },
    ],
    [{ PERIOD: '2025-06-01', VALUE: 6 }],
  ];

  it('say by how much sets differ over the periods that both have whole', () => {
    const halves = [set('A', '2026-01-01', '2026-03-15'), set('B', '2025-01-01', '2025-03-31')];
    const figures = [
      [
        { PERIOD: '2026-01-01', VALUE: 60 },
        { PERIOD: '2026-02-01', VALUE: 60 },
        { PERIOD: '2026-03-01', VALUE: 5 },
      ],
      [
        { PERIOD: '2025-01-01', VALUE: 40 },
        { PERIOD: '2025-02-01', VALUE: 60 },
        { PERIOD: '2025-03-01', VALUE: 50 },
      ],
    ];
    const of = seriesOf(shownOf(halves), 'range_over_range');
    const [first] = of;
    if (first === undefined) throw new Error('no series');
    const inOrder = prepareTrends(false, 'monthly', 'Total Spend')(of, figures);
    const finding = trendsFinding(inOrder, first.state, '').replaceAll(/[\u2068\u2069]/g, '');
    expect(finding).toBe('Total Spend: B against A in Month 1 – Month 2: −$20.00 (−16.67%)');
  });

  it('lay ranges over each other by their start, and say so; a gap is a gap', () => {
    const trend = prepareTrends(false, 'monthly', 'Total Spend')(seriesOf(shownOf(sets), 'range_over_range'), rows);
    expect(trend.slots.map(({ label }) => label)).toEqual(['Month 1', 'Month 2', 'Month 3']);
    expect(trend.panels[0]?.lines).toEqual([
      [10, null, 30],
      [6, null, null],
    ]);
    expect(trend.text.replaceAll(/[\u2068\u2069]/g, '')).toBe(
      'The ranges are aligned by their start (A: Jan-2026, B: Jun-2025).',
    );
    expect(trend.slots[0]?.periods.map((period) => period?.partial)).toEqual([true, false]);
  });

  it('lay years over each other by their months', () => {
    const years = seriesOf(shownOf([set('A', '2025-01-01', '2026-03-31')]), 'year_over_year');
    const trend = prepareTrends(false, 'monthly', 'Total Spend')(years, [rows[0] ?? [], []]);
    expect(years.map(({ name }) => name)).toEqual(['A 2026', 'A 2025']);
    expect(trend.slots).toHaveLength(12);
    expect(trend.panels[0]?.lines[0]?.slice(0, 3)).toEqual([10, null, 30]);
    expect(trend.text).toBe('The same months of each year are aligned.');
  });

  it('open the rows of a set and of the days of a mark', () => {
    const [year] = seriesOf(shownOf([set('A', '2025-01-01', '2026-03-31')]), 'year_over_year');
    const [range] = seriesOf(shownOf(sets), 'range_over_range');
    expect(year && openPart(year, 'carrier_name', 'UPS')).toEqual([
      1,
      [
        { kind: 'value', column: 'carrier_name', value: 'UPS' },
        { kind: 'days', days: { from: '2026-01-01', to: '2026-03-31' } },
      ],
    ]);
    expect(range && openPart(range, '', undefined)).toEqual([1, []]);
  });
});

describe('differences', () => {
  const series = seriesOf(
    shownOf([set('A', '2026-01-01', '2026-03-31'), set('B', '2025-01-01', '2025-03-31')]),
    'range_over_range',
  );

  it('are stated as an amount and in percent of the first set, 0 against nothing', () => {
    const [first] = series;
    expect(first && differenceOf(110, 100, first.state)).toEqual({ value: 10, amount: '+$10.00', percent: '+10.00%' });
    expect(first && differenceOf(90.5, 100, first.state)).toMatchObject({ amount: '−$9.50', percent: '−9.50%' });
    expect(first && differenceOf(5, 0, first.state)).toMatchObject({ amount: '+$5.00', percent: '+0.00%' });
    expect(first && differenceOf(5, null, first.state)).toBeUndefined();
  });

  it('are found where they are largest, also in parts that one set lacks', () => {
    const breakdown = prepareBreakdown(series, [
      [
        { NAME: 'Ground', VALUE: 100 },
        { NAME: 'LTL', VALUE: 50 },
      ],
      [{ NAME: 'Ground', VALUE: 110 }],
    ]);
    expect(breakdown.parts.map(({ name, figures }) => [name, ...figures])).toEqual([
      ['Ground', 100, 110],
      ['LTL', 50, null],
    ]);
    expect(largestDifferences(breakdown)).toMatchObject([{ part: { name: 'LTL' }, now: 0, before: 50 }]);
  });

  it('are not stated between currencies', () => {
    const [dollars, others] = series;
    const euros = others && { ...others.state, filters: { currency_code: ['EUR'] } };
    expect(dollars && euros && isComparable(dollars.state, euros)).toBe(false);
    expect(dollars && others && isComparable(dollars.state, others.state)).toBe(true);
  });
});

describe('saving', () => {
  const named = (count: number) => Array.from({ length: count }, (_, index) => ({ ...initial, name: `West_${index}` }));
  const saved = (count: number) => named(count).reduce(withSavedSet, readComparisons(undefined, today));

  it('has room for ten sets and ten groups, and always for one that is overwritten', () => {
    expect(hasRoom(saved(9), { sets: [{ ...initial, name: 'New' }] })).toBe(true);
    expect(hasRoom(saved(10), { sets: [{ ...initial, name: 'New' }] })).toBe(false);
    expect(hasRoom(saved(10), { sets: [{ ...initial, name: 'West_3' }] })).toBe(true);
    const groups = Array.from({ length: 10 }, (_, index) => ({ name: `G${index}`, sets: [] }));
    const full = groups.reduce(withSavedGroup, saved(0));
    expect(hasRoom(full, { sets: [], group: { name: 'New', sets: [] } })).toBe(false);
    expect(hasRoom(full, { sets: [], group: { name: 'G4', sets: [] } })).toBe(true);
  });

  it('names what would be overwritten', () => {
    const before = withSavedGroup(saved(2), { name: 'Pair', sets: ['West_0'] });
    expect(takenNames(before, { sets: named(3), group: { name: 'Pair', sets: [] } })).toEqual([
      'West_0',
      'West_1',
      'Pair',
    ]);
  });

  it('shows the sets of a group in colours of their own, and names those that are gone', () => {
    const { sets } = saved(2);
    const { found, missing } = setsOfGroup({ name: 'Pair', sets: ['West_0', 'Gone', 'West_1'] }, sets);
    expect(found.map(({ name }) => name)).toEqual(['West_0', 'West_1']);
    expect(new Set(found.map(({ colour }) => colour)).size).toBe(2);
    expect(missing).toEqual(['Gone']);
  });
});

describe('the heading of the breakdown', () => {
  const sets = [set('A', '2026-01-01', '2026-03-31'), set('B', '2025-01-01', '2025-03-31')];
  const of = seriesOf(shownOf(sets), 'range_over_range');
  const finding = (ground: number, air: number) => {
    const rows = [
      [
        { NAME: 'Ground', VALUE: 60 },
        { NAME: 'Air', VALUE: 40 },
      ],
      [
        { NAME: 'Ground', VALUE: ground },
        { NAME: 'Air', VALUE: air },
      ],
    ];
    const [first] = of;
    if (first === undefined) throw new Error('no series');
    return breakdownFinding(prepareBreakdown(of, rows), first.state, 'service_category').replaceAll(
      /[\u2068\u2069]/g,
      '',
    );
  };

  it('says how much of each set the largest part makes up', () => {
    expect(finding(50, 50)).toBe('By service: Ground makes up 60.00% of A and 50.00% of B');
  });

  it('names amounts where a part is negative', () => {
    expect(finding(50, -10)).toBe('By service: Ground has the highest Total Spend, $60.00 in A and $50.00 in B');
  });
});

function shownOf(sets: readonly ComparisonSet[]): readonly ShownSet[] {
  const client: Client = {
    id: 1001,
    name: 'Parent',
    code: 'P',
    city: null,
    state: null,
    engageDate: null,
    parent: false,
    parentClientId: null,
    childClients: [],
  };
  const analysis = analysisOf(comparison);
  return sets.map((each, index) => ({
    place: index + 1,
    set: each,
    detail: { client: '', dateType: '', hasOwnDays: false, others: [] },
    analysis: {
      page: comparison,
      clients: [client],
      client,
      dates: each.dates,
      unit: 'lbs',
      dashboard: {
        carrierIds: [],
        accountDivisions: [],
        accountGroups: [],
        accountNumbers: [],
        currencyCode: 'All',
        included: [],
      },
      dashboardParts: [],
      search: {},
      go: () => undefined,
      reset: () => undefined,
      state: {
        analysis,
        fact: factOf(analysis),
        clientId: 1001,
        childClientIds: [],
        dateType: 'bill_date',
        dates: { from: each.dates.from, to: each.dates.to },
        filters: {},
        trackingNumbers: [],
        whereClauses: [],
      },
    },
  }));
}
