import { data, listInvoices } from '@waybill/contract';
import {
  accessorial,
  amountsQuery,
  chargeFamilies,
  dashboards,
  dashboardTotalQuery,
  factOf,
  noDashboardFilters,
  overview,
  type PageState,
  refund,
  spend,
} from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { clientOfManyCurrencies, openSpendPage } from './spend-state.ts';

/** A charge's dollars in SQL of its own: each amount at the rate of its row, to the cent. */
const net = 'round(c.net_amount * c.usd_rate, 2)';
const discount = 'round(c.incentive_amount * c.usd_rate, 2)';
const ofFamily = (family: string, amount: string): string =>
  `coalesce(sum(${amount}) filter (where c.charge_family = '${family}'), 0)`;

/** The dollars of a package and what its charges make of it. */
const components: readonly (readonly [string, string])[] = [
  ['net_amount_usd', `sum(${net})`],
  ['incentive_amount_usd', `sum(${discount})`],
  ...chargeFamilies.flatMap((family) => [
    [`${family}_amount_usd`, ofFamily(family, `${net} + ${discount}`)] as const,
    [`${family}_discount_usd`, ofFamily(family, discount)] as const,
    [`net_${family}_amount_usd`, ofFamily(family, net)] as const,
  ]),
];

describe('US dollars of packages and charges', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const clientId = await clientOfManyCurrencies(house);
  const dates = { from: '2025-01-01', to: '2026-11-20' };
  const opened: PageState = { ...(await openSpendPage(admin, clientId)), dates };

  it('are those of its charges in every row, for every component', async () => {
    const sums = components.map(([name, sum]) => `${sum} as own_${name}`);
    const different = components.map(([name]) => `p.${name} <> own_${name}`);
    const [rows] = await house.sql<{ ALL: number; FOREIGN: number; DIFFERENT: number }>(
      `with own as (select tracking_id, ${sums.join(', ')} from charge_level_info c group by tracking_id)
       select count(*), count(*) filter (where p.usd_rate <> 1), count(*) filter (where ${different.join(' or ')})
       from package_level_info p join own using (tracking_id)`,
      { ALL: 'bigint', FOREIGN: 'bigint', DIFFERENT: 'bigint' },
    );
    expect(rows?.FOREIGN).toBeGreaterThan(10);
    expect(rows?.DIFFERENT).toBe(0);
  });

  it('add up in every rollup to what the fact table says, where a cell holds several rows', async () => {
    const added = house.warehouse.rollups.filter(({ lookup }) => lookup === undefined);
    for (const { name, table, measures } of added) {
      const money = measures.filter((measure) => /amount|discount|others/.test(measure)).map((each) => `${each}_usd`);
      const sums = money.map((each) => `sum(${each})`).join(', ');
      const by = 'client_id, currency_code, carrier_name, service_category';
      const [rows] = await house.sql<{ DIFFERENT: number; CELLS: number; ROWS: number }>(
        `select (select count(*) from (
             select ${by}, ${sums} from ${name} group by all except select ${by}, ${sums} from ${table} group by all)),
           (select count(*) from ${name}), (select sum(row_count)::bigint from ${name})`,
        { DIFFERENT: 'bigint', CELLS: 'bigint', ROWS: 'bigint' },
      );
      expect(rows?.DIFFERENT, name).toBe(0);
      expect(rows?.ROWS, name).toBeGreaterThan(rows?.CELLS ?? 0);
    }
  });

  it('are the same on pages of packages and of charges, in the audit summary and on invoices', async () => {
    const figures = async (state: PageState): Promise<Record<string, unknown>> => {
      const params = { page: state.analysis.name, container: 'amounts' } as const;
      const answer = await admin.call(data, { params, body: amountsQuery(state) });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.data[0] ?? {};
    };
    const [ofSpend, ofOverview, ofCharges, ofRefunds] = await Promise.all(
      [spend, overview, accessorial, refund].map((analysis) =>
        figures({ ...opened, analysis, fact: factOf(analysis) }),
      ),
    );
    const charged = Number(ofSpend?.ACCESSORIALS);
    expect(charged).toBeGreaterThan(0);
    expect(ofCharges?.[factOf(accessorial).key.toUpperCase()]).toBe(charged);
    for (const [key, value] of Object.entries(ofSpend ?? {})) {
      if (ofOverview?.[key] !== undefined) expect(ofOverview[key], key).toBe(value);
    }

    const summary = dashboards.find(({ id }) => id === 78);
    if (summary === undefined) throw new Error('There is no audit summary.');
    const state = { clientId, childClientIds: [], dateType: 'bill_date', dates, filters: noDashboardFilters } as const;
    const audited = await admin.call(data, {
      params: { page: 'overview', container: 'trends' },
      body: dashboardTotalQuery(summary, state),
    });
    expect(audited.body.data[0]?.TOTAL_SPEND).toBe(ofSpend?.TOTALSPEND);
    expect(Object.values(ofRefunds ?? {}).some((value) => Number(value) > 0)).toBe(true);

    const query = { clientId, size: 1_000, fromDate: dates.from, toDate: dates.to };
    const invoices = (await admin.call(listInvoices, { query })).body;
    expect(invoices.rows).toHaveLength(invoices.total);
    const billed = invoices.rows.reduce((sum, { amountUsd }) => sum + Math.round(amountUsd * 100), 0);
    const [stored] = await house.sql<{ USD: number }>(
      `select cast(sum(${net}) as decimal(18, 2)) from charge_level_info c
       where client_id = ${clientId} and bill_date between '${dates.from}' and '${dates.to}'`,
      { USD: 'money' },
    );
    expect(billed).toBe(Math.round((stored?.USD ?? 0) * 100));
  });
});
