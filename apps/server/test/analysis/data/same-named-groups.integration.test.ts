import { createAccountGroup, data, filterValues, getRows } from '@waybill/contract';
import {
  dashboardOfFamily,
  dashboardQuery,
  filterValuesQuery,
  filterWhereClauses,
  findDashboard,
  findFilterDimension,
  getRowsBodyOf,
  noDashboardFilters,
} from '@waybill/model';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSpendPage, rowsOf } from './spend-state.ts';

const name = 'Same Name';

describe('account groups of the same name of two clients', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const shipper = await house.as('shipper');
  const state = await openSpendPage(shipper);
  const clients = (await billed()).map(({ CLIENT }) => CLIENT);
  const [first = 0, second = 0] = clients;

  beforeAll(async () => {
    const { status } = await (await house.as(neighbour.login, neighbour.tenant)).call(createAccountGroup, {
      body: { name, clientId: neighbour.clientId, accountDivisionId: null, accountIds: [neighbour.accountId] },
    });
    expect(status).toBe(200);
    for (const clientId of [first, second]) {
      const accounts = await house.settings
        .selectFrom('account')
        .select('id')
        .where('client_id', '=', clientId)
        .where('active', '=', true)
        .execute();
      const accountIds = accounts.map(({ id }) => id);
      const answer = await admin.call(createAccountGroup, {
        body: { name, clientId, accountDivisionId: null, accountIds },
      });
      expect(answer.status, answer.text).toBe(200);
    }
  });

  /** Clients of the family with what their active accounts were billed, the largest first. */
  async function billed() {
    return await house.sql<{ CLIENT: number; NET: string; PACKAGES: number }>(
      `select fact.client_id as CLIENT, sum(net_amount_usd)::varchar as NET, count(*)::integer as PACKAGES
       from package_level_info fact join account using (account_id)
       where account.active and fact.${rowsOf(state)} group by 1 order by sum(net_amount_usd) desc`,
      { CLIENT: 'integer', NET: 'text', PACKAGES: 'integer' },
    );
  }

  const netOf = async (values: readonly string[]) => {
    const { status, body, text } = await shipper.call(data, {
      params: { page: 'spend', container: 'amounts' },
      body: {
        selectColumnNames: ['sum(net_amount) as net'],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: [
          `bill_date between '${state.dates.from}' and '${state.dates.to}'`,
          "account_status = 'active'",
          ...filterWhereClauses({ account_group: values }),
        ],
        clientId: state.clientId,
        childClientIdsCSV: state.childClientIds.join(','),
      },
    });
    expect(status, text).toBe(200);
    return Number(body.data[0]?.NET ?? 0);
  };

  it('are offered once for each client', async () => {
    const dimension = findFilterDimension('account_group');
    if (dimension === undefined) throw new Error('no dimension account_group');
    const answer = await shipper.call(filterValues, {
      params: { page: 'spend', dimension: 'account_group' },
      body: filterValuesQuery(state, dimension),
    });
    const named = answer.body.data.filter(({ NAME }) => NAME === name);
    expect(named.map(({ CLIENT_ID }) => Number(CLIENT_ID))).toEqual(
      [first, second].toSorted((one, other) => one - other),
    );
  });

  it('give the amount of the chosen one, and by the name alone that of both', async () => {
    const [one, other] = (await billed()).map(({ NET }) => Number(NET));
    expect(await netOf([`${first}:${name}`])).toBe(one);
    expect(await netOf([`${second}:${name}`])).toBe(other);
    expect(await netOf([name])).toBeCloseTo((one ?? 0) + (other ?? 0), 2);
    expect(await netOf([`${first}:${name}`, `${second}:${name}`])).toBeCloseTo((one ?? 0) + (other ?? 0), 2);
  });

  it('open the rows of the chosen one', async () => {
    const filters = { account_group: [`${second}:${name}`] };
    const body = getRowsBodyOf(
      { ...state, fact: { ...state.fact, whereClauses: [] }, whereClauses: ["account_status = 'active'"], filters },
      { startRow: 0, endRow: 10 },
    );
    const { body: rows } = await shipper.call(getRows, { params: { pageName: 'spend' }, body });
    expect(rows.lastRow).toBe((await billed())[1]?.PACKAGES);
  });

  it('are lines of their own in the dashboard of account groups', async () => {
    const dashboard = findDashboard(64);
    if (dashboard === undefined) throw new Error('no dashboard 64');
    const asked = dashboardQuery(dashboardOfFamily(dashboard), 'year', { ...state, filters: noDashboardFilters });
    const { body } = await shipper.call(data, { params: { page: 'dashboards', container: 'breakdown' }, body: asked });
    const names = new Set(body.data.map(({ ACCOUNT_GROUP }) => ACCOUNT_GROUP));
    expect(names).toContain(`${first}:${name}`);
    expect(names).toContain(`${second}:${name}`);
  });

  it('of a client that the user may not see give nothing', async () => {
    expect(await netOf([`${neighbour.clientId}:${name}`])).toBe(0);
    expect(await netOf([name])).toBe((await netOf([`${first}:${name}`])) + (await netOf([`${second}:${name}`])));
  });
});
