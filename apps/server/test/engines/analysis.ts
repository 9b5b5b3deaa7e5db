import {
  clientsShort,
  data,
  filterValues,
  getChangeData,
  getClientStatistics,
  getRows,
  listChangeData,
  listDeliverySources,
  listStatistics,
  lookUpTrackingNumbers,
  trackingNumberDetails,
  validateAccountNumbers,
} from '@waybill/contract';
import {
  analysisOf,
  dashboardQuestions,
  dashboards,
  filterDimensions,
  filterValuesQuery,
  getRowsBodyOf,
  noDashboardFilters,
  type PageState,
  pages,
  spend,
  trackingChargesQuery,
  trackingDetailQuery,
  trackingLinesQuery,
} from '@waybill/model';
import { expect, it } from 'vitest';
import { pageQueries } from '../../../../packages/query/test/page-queries.ts';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import type { EachEngine } from './each-engine.ts';

/** Maps of the network and its distribution, and the comparison: pages with containers that no other page has. */
const pagesOfTheirOwn = ['starburst', 'distributionmap', 'comparison'];

/** Dashboards, maps, the comparison, grids, filters, shipments, and what is told of loads and accounts. */
export function analysisAgrees(each: EachEngine, state: PageState): void {
  const { clientId, childClientIds } = state;
  const window = { startRow: 0, endRow: 40, sortModel: [{ colId: 'TRACKING_ID', sort: 'asc' as const }] };
  const grid = async () =>
    (await each.call('shipper', getRows, { params: { pageName: 'spend' }, body: getRowsBodyOf(state, window) })).data;

  it.each(pages.filter(({ name }) => pagesOfTheirOwn.includes(name)))('shows the same on $name', async (page) => {
    for (const { container, query } of pageQueries(page, { ...state, analysis: analysisOf(page), fact: state.fact }))
      await each.call('shipper', data, { params: { page: page.name, container }, body: query });
  });

  it('shows the same on every dashboard, by month and in total', async () => {
    const asked = { clientId, childClientIds: [], dateType: 'bill_date', filters: noDashboardFilters } as const;
    for (const dashboard of dashboards) {
      const { rows, total } = dashboardQuestions(dashboard, 'month', { ...asked, dates: state.dates });
      for (const body of [rows, total])
        await each.call('shipper', data, { params: { page: 'dashboards', container: 'breakdown' }, body });
    }
  });

  it('has the same rows, groups and values of filters', async () => {
    const column = (field: string) => ({ id: field, displayName: field, field });
    expect(await grid()).toHaveLength(40);
    const rowGroupCols = [column('CARRIER_NAME'), column('ZONE')];
    const valueCols = [{ ...column('NET_AMOUNT'), aggFunc: 'sum' as const }];
    for (const more of [
      { rowGroupCols, groupKeys: ['UPS'] },
      { rowGroupCols, pivotCols: [column('BUCKET_NAME')], pivotMode: true },
    ])
      await each.call('shipper', getRows, {
        params: { pageName: 'spend' },
        body: getRowsBodyOf(state, { startRow: 0, endRow: 50, valueCols, ...more }),
      });
    for (const dimension of filterDimensions.filter(({ name }) => spend.filterDimensions.includes(name)))
      await each.call('shipper', filterValues, {
        params: { page: 'spend', dimension: dimension.name },
        body: filterValuesQuery(state, dimension),
      });
  });

  it('tells the same of shipments and of accounts', async () => {
    const [first, second] = await grid();
    for (const row of [first, second]) {
      const [id, number] = [Number(row?.TRACKING_ID), String(row?.TRACKING_NUMBER)];
      const queries = [
        trackingDetailQuery(state, String(id)),
        trackingChargesQuery(state, String(id)),
        trackingLinesQuery(state, number),
      ];
      for (const body of queries)
        await each.call('shipper', data, {
          params: { page: 'spend', container: 'trackingNumberPopUpContainer' },
          body,
        });
      await each.call('shipper', trackingNumberDetails, { query: { invoiceDetailsId: id } });
      await each.call('shipper', listDeliverySources, { query: { invoiceDetailsId: id } });
    }
    const trackingNumbers = (await grid()).map((row) => String(row.TRACKING_NUMBER));
    const { found } = await each.call('admin', lookUpTrackingNumbers, { body: { trackingNumbers } });
    expect(found.length).toBeGreaterThan(10);
    const accounts = [...new Set((await grid()).map((row) => String(row.ACCOUNT_NUMBER)))].map((number) => ({
      number,
    }));
    const checked = await each.call('admin', validateAccountNumbers, { body: { accounts } });
    expect(checked.every(({ holders }) => holders.length > 0)).toBe(true);
  });

  it('counts the same clients and loads', async () => {
    const statistics = await each.alike(async (house) => {
      const { body } = await (await house.as('admin')).call(listStatistics, { query: { sort: 'name' } });
      // A move between shards is a load of its own.
      return body.rows.map(({ lastLoad: _, ...row }) => row);
    });
    expect(statistics.length).toBeGreaterThan(3);
    await each.call('admin', getClientStatistics, { params: { id: clientId } });
    const { rows } = await each.call('admin', listChangeData, {
      query: { from: '2025-01-01', to: '2027-01-01', sort: 'id' },
    });
    await each.call('admin', getChangeData, { params: { id: rows[0]?.id ?? 0 } });
  });

  it('is about the clients of a reader', async () => {
    const readable = (await each.call('shipper', clientsShort)).map(({ id }) => id);
    expect(readable).toEqual(expect.arrayContaining([...childClientIds]));
  });
}

/** The Spend page of the parent client, as it is in every house. */
export const spendPage = (each: EachEngine): Promise<PageState> =>
  each.alike(async (house) => await openSpendPage(await house.as('shipper')));
