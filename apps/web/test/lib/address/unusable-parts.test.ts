import { linkedWidgetTexts, spend } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { analysisSearch } from '../../../src/lib/analysis/analysis-search.ts';
import { datesOf } from '../../../src/lib/analysis/search-parts.ts';
import {
  forgetUnusable,
  mended,
  mendedDates,
  noteUnusable,
  noting,
  unreadable,
  unusableStore,
} from '../../../src/lib/analysis/unusable-parts.ts';
import { unusableInSet } from '../../../src/lib/comparison/set-text.ts';

const today = '2026-11-28';

describe('the dates of a link', () => {
  it('end today at the latest', () => {
    const search = { from: '2026-11-01', to: '2026-11-30' };
    expect(mendedDates(search, today)).toEqual({ search: { to: today }, problem: 'future' });
    const initial = {
      type: 'bill_date',
      dateFrequency: 'dr',
      rollingPeriodOption: 'Annual',
      lastNoOfDays: 30,
    } as const;
    expect(datesOf(search, { ...initial, from: '2020-01-01', to: today }, today)).toMatchObject({
      from: '2026-11-01',
      to: today,
    });
  });

  it.each([
    [{ from: '2027-01-01', to: '2027-03-31' }],
    [{ from: '2025-12-31', to: '2025-01-01' }],
    [{ to: '2025-03-31' }],
  ])('are left out if none of them can be shown: %o', (search) => {
    expect(mendedDates(search, today)).toEqual({ search: { from: undefined, to: undefined }, problem: 'dates' });
  });

  it('stay as they are if they can be shown, or a period is chosen', () => {
    expect(mendedDates({ from: '2026-11-01', to: today }, today)).toEqual({ search: {} });
    expect(mendedDates({ period: 'YTD', from: '2027-01-01' }, today)).toEqual({ search: {} });
    expect(mendedDates({}, today)).toEqual({ search: {} });
  });
});

describe('a link of which parts cannot be used', () => {
  it('is corrected: fact, tab and widgets that the page does not have', () => {
    const pie = spend.widgets.map(({ name, defaults }) =>
      name === 'breakdown' ? { ...defaults, chartType: 'pie' as const } : defaults,
    );
    const [usable = ''] = linkedWidgetTexts(spend, pie);
    const widget = ['spend.trends.zone.nonsense', usable];
    const { search, changed } = mended({ client: 1001, fact: 'nonsense', widget }, spend, today);
    expect(search).toEqual({ client: 1001, fact: undefined, widget: [usable] });
    expect(changed).toEqual(['others']);
    expect(mended({ client: 1001, fact: 'fuelSurcharge', widget: ['spend'] }, spend, today).changed).toEqual([]);
  });

  it('says which parts: dates that do not exist, or others', () => {
    const found = (address: Record<string, string>) => unreadable(address, analysisSearch(address));
    expect(found({ from: '2025-02-29', to: '2025-03-31' })).toEqual(['dates']);
    expect(found({ currency: 'dollars', period: 'always' })).toEqual(['dates', 'others']);
    expect(found({ client: '1001', utm_source: 'mail', fact: '' })).toEqual([]);
    expect(unusableInSet('client=1001&from=2026-11-01&to=2030-12-31', today)).toEqual(['future']);
  });

  it('is remembered until the reader has seen it', () => {
    noting({ from: '2025-02-29' }, analysisSearch);
    noteUnusable(['others']);
    expect([...unusableStore.read()]).toEqual(['dates', 'others']);
    forgetUnusable();
    expect(unusableStore.read().size).toBe(0);
  });
});
