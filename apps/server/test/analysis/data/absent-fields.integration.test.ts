import { authenticate, data, filterValues, getRows } from '@waybill/contract';
import { demoPassword } from '@waybill/seed-data';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from './spend-state.ts';

describe('a field that is null counts as absent', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const { clientId, childClientIds } = await openSpendPage(shipper);
  const query = { fromTableNames: ['package_level_info'], clientId };

  it('in the query of a container', async () => {
    const params = { page: 'spend', container: 'amounts' };
    const body = { ...query, selectColumnNames: ['sum(net_amount) as amount'] };
    const none = { whereClauseDetails: null, groupByDetails: null, orderByDetails: null, childClientIdsCSV: null };
    const answer = await shipper.call(data, { params, body: { ...body, ...none } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual((await shipper.call(data, { params, body })).body);
  });

  it('in the rows of the grid', async () => {
    const params = { pageName: 'spend' };
    const body = { startRow: 0, endRow: 5, clientId };
    const none = { filterModel: null, whereClauses: null, childClientIdsCSV: null };
    const answer = await shipper.call(getRows, { params, body: { ...body, ...none } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual((await shipper.call(getRows, { params, body })).body);
  });

  it('in the values of a filter, where children may stand without their parent', async () => {
    const params = { page: 'spend', dimension: 'carrier_name' };
    const body = {
      ...query,
      selectColumnNames: ['carrier_name as name'],
      childClientIdsCSV: childClientIds.filter((id) => id !== clientId).join(),
    };
    const answer = await shipper.call(filterValues, { params, body: { ...body, clientId: null } });
    expect(answer.status, answer.text).toBe(200);
    const { clientId: _, ...absent } = body;
    expect(answer.body).toEqual((await shipper.call(filterValues, { params, body: absent })).body);
    const none = await shipper.call(filterValues, {
      params,
      body: { ...body, clientId: null, childClientIdsCSV: null },
    });
    expect(none.status).toBe(400);
  });

  it('when somebody signs in', async () => {
    const body = { username: 'analyst', password: demoPassword, logOffOtherSessions: null, rememberMe: null };
    expect((await house.anyone.call(authenticate, { body })).status).toBe(200);
  });
});
