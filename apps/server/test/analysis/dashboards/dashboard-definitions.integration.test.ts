import { clientsShort, data, getDashboardsFromDB, newDashboardPages } from '@waybill/contract';
import { dashboardQuery, dashboards, dateGrains, noDashboardFilters } from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { counted } from './independent-sql.ts';

describe('the configurable dashboards', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const { body: definitions } = await shipper.call(getDashboardsFromDB);
  const { body: clients } = await shipper.call(clientsShort);
  const parent = clients.find((client) => client.parent);
  const clientId = parent?.id ?? 0;
  const childClientIds = parent?.childClients.map(({ id }) => id) ?? [];
  const dates = { from: '2025-01-01', to: '2026-11-20' };

  it('are what the pages name', async () => {
    const { dashboardPages } = (await shipper.call(newDashboardPages)).body;
    const known = new Set(definitions.map(({ id }) => id));
    for (const { dashboardIds } of dashboardPages) for (const id of dashboardIds) expect(known).toContain(id);
  });

  it('compare the account’s carrier on 63, and use partitions on 559, 560, 566 and 567', () => {
    const special = (wanted: (each: (typeof definitions)[number]) => boolean) =>
      definitions.filter(wanted).map(({ id }) => id);
    expect(special(({ carrierColumn }) => carrierColumn === 'account.carrier_id')).toEqual([63]);
    expect(special(({ partitionColumn }) => partitionColumn !== null)).toEqual([559, 560, 566, 567]);
  });

  it.each(dashboards.map((each) => [each.id, each.name, each] as const))(
    '%i %s answers for every grain and date type',
    async (_id, _name, dashboard) => {
      for (const grain of dateGrains) {
        for (const dateType of ['bill_date', 'pickup_date'] as const) {
          const filters = { ...noDashboardFilters, carrierIds: [1, 2] };
          const body = dashboardQuery(dashboard, grain, { clientId, childClientIds, dateType, dates, filters });
          const answer = await shipper.call(data, { params: { page: 'overview', container: 'trends' }, body });
          expect(answer.status, answer.text).toBe(200);
          expect(answer.body.data.length).toBeGreaterThan(0);
        }
      }
    },
  );

  it('63 adds up to what SQL says, by carrier and year, for the carriers chosen', async () => {
    const dashboard = dashboards.find(({ id }) => id === 63);
    if (dashboard === undefined) throw new Error('no dashboard 63');
    const filters = { ...noDashboardFilters, carrierIds: [2] };
    const state = { clientId, childClientIds: [], dateType: 'bill_date', dates, filters } as const;
    const { body } = await shipper.call(data, {
      params: { page: 'overview', container: 'trends' },
      body: dashboardQuery(dashboard, 'year', state),
    });
    const stored = await house.sql(
      `select date_trunc('year', bill_date)::date as "YEAR", p.carrier_name as "CARRIER",
         sum(net_amount_usd)::decimal(18, 2) as "AMOUNT", sum(no_of_pkgs)::integer as "PACKAGES"
       from package_level_info p join account using (account_id)
       where p.client_id in (${[clientId, ...childClientIds].join(',')}) and account.carrier_id = 2
         and bill_date between '${dates.from}' and '${dates.to}' and net_amount <> 0 and ${counted}
       group by all order by all`,
      { YEAR: 'date', CARRIER: 'text', AMOUNT: 'money', PACKAGES: 'integer' },
    );
    expect(stored.length).toBeGreaterThan(0);
    expect(body.data).toEqual(stored);
  });
});
