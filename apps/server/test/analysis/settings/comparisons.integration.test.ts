import { addfilterForKey, type DataQuery, data, getFiltersforkey } from '@waybill/contract';
import {
  amountsQuery,
  breakdownQuery,
  comparison,
  comparisonsKey,
  comparisonsValue,
  defaultComparisonSet,
  factOf,
  findPage,
  readComparisons,
  trendsQuery,
  withSavedGroup,
  withSavedSet,
} from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { allDays, openSpendPage } from '../data/spend-state.ts';

const today = '2026-11-21';

/** The page that shows one client's figures of what a tab compares. */
const pageOfTab = {
  comparisonSpend: 'spend',
  comparisonCarrierScore: 'carrierScore',
  comparisonRefund: 'refund',
  comparisonAccessorial: 'accessorial',
  comparisonWeight: 'weight',
  comparisonFindings: 'findings',
} as const;

describe('comparisons', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const analyst = await house.as('analyst');
  const opened = await openSpendPage(shipper);
  const ask = (page: string, container: string, body: DataQuery) =>
    shipper.call(data, { params: { page, container }, body });

  it('of ten sets with long filters and ten groups are stored under one key and read back', async () => {
    const accounts = Array.from({ length: 1_000 }, (_, index) => `Ünïcode 漢字 ${index}`);
    const initial = { ...defaultComparisonSet(opened.clientId, today), filters: { account_number: accounts } };
    const numbers = Array.from({ length: 10 }, (_, index) => index);
    const sets = numbers.map((number) => ({ ...initial, name: `West_${number}` }));
    const groups = numbers.map((number) => ({ name: `Pair_${number}`, sets: ['West_1', 'West_2'] }));
    const saved = groups.reduce(withSavedGroup, sets.reduce(withSavedSet, readComparisons(undefined, today)));
    const body = { filter_key: comparisonsKey, filter_value: comparisonsValue(saved) };
    expect((await shipper.call(addfilterForKey, { body })).status).toBe(200);
    const answer = await shipper.call(getFiltersforkey, { params: { key: 'comparison' } });
    const read = readComparisons(answer.body[0], today);
    expect(read.sets.map(({ set }) => set)).toEqual(sets);
    expect(read.groups).toEqual(groups);
    expect((await analyst.call(getFiltersforkey, { params: { key: 'comparison' } })).body).toEqual([]);
  });

  it.each(comparison.tabs.map((tab) => [tab.name, tab] as const))(
    'show in %s what the page of one client shows, to the cent',
    async (name, tab) => {
      const page = findPage(pageOfTab[name as keyof typeof pageOfTab]);
      if (page === undefined) throw new Error(`No page for ${name}`);
      for (const fact of tab.facts) {
        const compared = {
          ...opened,
          analysis: tab,
          fact,
          dates: allDays,
          filters: { carrier_name: ['UPS', 'FedEx'] },
        };
        const alone = { ...compared, analysis: page, fact: factOf(page, fact.key) };
        const span = { dimension: '', chartTimeSpan: 'monthly' } as const;
        const pairs = [
          ['amounts', 'amounts', amountsQuery(compared), amountsQuery(alone)],
          ['comparisonTrends', 'trends', trendsQuery(compared, span), trendsQuery(alone, span)],
          [
            'comparisonBreakdown',
            'breakdown',
            breakdownQuery(compared, 'service_category'),
            breakdownQuery(alone, 'service_category'),
          ],
        ] as const;
        for (const [container, plain, comparedQuery, aloneQuery] of pairs) {
          const answer = await ask('comparison', container, comparedQuery);
          expect(answer.status, answer.text).toBe(200);
          if (fact.key === tab.defaultFact) expect(answer.body.data.length).toBeGreaterThan(0);
          expect((await ask(page.name, plain, aloneQuery)).body.data, fact.text).toMatchObject(answer.body.data);
        }
      }
    },
  );

  it('show nothing of a client that the user may not see', async () => {
    const foreign = { ...opened, analysis: comparison, clientId: 999_999, childClientIds: [] };
    expect((await ask('comparison', 'comparisonTrends', amountsQuery(foreign))).status).toBe(403);
  });
});
