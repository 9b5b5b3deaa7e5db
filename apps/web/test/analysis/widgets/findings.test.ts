import { analysisOf, factOf, type PageState, spend } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { breakdownFinding } from '../../../src/features/analysis/widgets/breakdown/breakdown-finding.ts';
import { mapFinding } from '../../../src/features/analysis/widgets/map/map-finding.ts';
import { mapMeasure, prepareMap } from '../../../src/features/analysis/widgets/map/prepare-map.ts';
import { prepareBreakdown } from '../../../src/ui/cards/breakdown/prepare-breakdown.ts';
import { namedPeriods } from '../../../src/ui/cards/trends/periods.ts';
import { prepareTrends } from '../../../src/ui/cards/trends/prepare-trends.ts';
import { trendsFinding } from '../../../src/ui/cards/trends/trends-finding.ts';

const analysis = analysisOf(spend);
const state: PageState = {
  analysis,
  fact: factOf(analysis),
  clientId: 1001,
  childClientIds: [],
  dateType: 'bill_date',
  dates: { from: '2026-08-01', to: '2026-11-22' },
  filters: {},
  trackingNumbers: [],
  whereClauses: [],
};
const average: PageState = { ...state, fact: { ...state.fact, measure: { sum: 'net_amount', per: 'no_of_pkgs' } } };

describe('the heading of a breakdown', () => {
  const finding = (values: Readonly<Record<string, number>>, of: PageState = state) =>
    breakdownFinding(
      prepareBreakdown(Object.entries(values).map(([NAME, VALUE]) => ({ NAME, VALUE }))),
      of,
      'service_category',
    );

  it('says which part makes up most, and how much of all that is', () => {
    expect(finding({ Ground: 62, '2 Day': 38 })).toBe('By service: Ground makes up 62.00% of Total Spend');
    expect(finding({ Ground: 62, '2 Day': 0 })).toBe('By service: Ground makes up all of Total Spend');
    expect(finding({ '': 62, '2 Day': 38 })).toBe('By service: 62.00% of Total Spend is not known');
  });

  it('states no share of a sum with negative parts, nor of an average', () => {
    expect(finding({ Ground: 60, Credit: -40 })).toBe('By service: Ground has the highest Total Spend, $60.00');
    expect(finding({ Ground: -60, Credit: -40 })).toBe('By service: Credit has the highest Total Spend, -$40.00');
    expect(finding({ Ground: 3, '2 Day': 4 }, average)).toBe('By service: 2 Day has the highest Total Spend, $4.00');
  });

  it('says that there is nothing', () => {
    expect(finding({ Ground: 0 })).toBe('Total Spend: nothing in 08/01/2026 – 11/22/2026');
  });
});

describe('the heading of a trend', () => {
  const periods = namedPeriods(state.dates, 'month');
  const trend = (rows: readonly (readonly [string, number, string?])[], split = false) =>
    prepareTrends(periods, split, 'Total Spend', { most: 8, rest: true })(
      rows.map(([month, VALUE, NAME = '']) => ({ PERIOD: `2026-${month}-01`, VALUE, NAME })),
    );
  const finding = (...rows: readonly (readonly [string, number])[]) => trendsFinding(trend(rows), state, '');

  it('compares the last two whole months, never one with missing days', () => {
    expect(finding(['08', 50], ['09', 100], ['10', 108], ['11', 20])).toBe(
      'Total Spend rose 8.00% from Sep-2026 to Oct-2026, to $108.00',
    );
    expect(finding(['09', 100], ['10', 75])).toBe('Total Spend fell 25.00% from Sep-2026 to Oct-2026, to $75.00');
    expect(finding(['09', 100], ['10', 100])).toBe('Total Spend was the same in Sep-2026 and Oct-2026: $100.00');
  });

  it('compares with nothing where the month before is missing or not above zero', () => {
    expect(finding(['08', 100], ['10', 75])).toBe('Total Spend: $75.00 in Oct-2026');
    expect(finding(['09', 0], ['10', 75])).toBe('Total Spend: $75.00 in Oct-2026');
    expect(finding(['09', -10], ['10', 75])).toBe('Total Spend: $75.00 in Oct-2026');
    expect(finding(['11', 20])).toBe('Total Spend: $20.00 in Nov-2026 (incomplete)');
  });

  it('says of a split trend what moved most', () => {
    const rows = [
      ['09', 100, 'UPS'],
      ['10', 90, 'UPS'],
      ['09', 10, 'FedEx'],
      ['10', 30, 'FedEx'],
      ['11', 5, 'UPS'],
    ] as const;
    expect(trendsFinding(trend(rows, true), state, 'carrier_name')).toBe(
      'By carrier: FedEx rose the most from Sep-2026 to Oct-2026, +$20.00',
    );
  });
});

describe('the heading of a map', () => {
  const finding = (values: Readonly<Record<string, number>>, of: PageState = state, side = 'consignee' as const) =>
    mapFinding(
      prepareMap('state')(Object.entries(values).map(([NAME, VALUE]) => ({ NAME, VALUE }))),
      mapMeasure(undefined, of.fact),
      of,
      side,
      (code) => ({ CA: 'California' })[code] ?? code,
    );

  it('says which place has most, and its share of all, the unknown included', () => {
    expect(finding({ TX: 20, CA: 60, '': 20 })).toBe(
      'California receives the most: Total Spend $60.00, 60.00% of the map',
    );
  });

  it('states no share where amounts are negative, nor of an average, and nothing where all is zero', () => {
    expect(finding({ TX: -20, CA: 60 })).toBe('California receives the most: Total Spend $60.00');
    expect(finding({ TX: 2, CA: 3 }, average)).toBe('California has the highest Total Spend, $3.00');
    expect(finding({ TX: 0, CA: 0 })).toBe('');
  });
});
