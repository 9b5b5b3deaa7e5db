import {
  accountDivisions,
  accountGroups,
  carriers,
  clientsForAframeDashboards,
  clientsForDashboards,
  clientsShort,
  clientsShortAFrame,
  countriesAndDefaultState,
  currencyCodes,
  dataAsOf,
  trcaccountsDashboards,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { clientOfManyCurrencies } from '../../analysis/data/spend-state.ts';

describe('the client calls', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const analyst = await house.as('analyst');
  const admin = await house.as('admin');
  const family = await house.settings
    .selectFrom('client')
    .selectAll()
    .where('parent_client_id', 'is not', null)
    .execute();
  const parentId = family[0]?.parent_client_id ?? 0;
  const childIds = family.map(({ id }) => id).sort((one, other) => one - other);

  it('clientsShort lists the parent with its children, and the children', async () => {
    const { status, body } = await shipper.call(clientsShort);
    expect(status).toBe(200);
    expect(body.map(({ id }) => id).sort()).toEqual([parentId, ...childIds].sort());
    const parent = body.find(({ id }) => id === parentId);
    expect(parent).toMatchObject({
      parent: true,
      parentClientId: null,
      engageDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(parent?.childClients.map(({ id }) => id).sort()).toEqual(childIds);
    expect(body.find(({ id }) => id === childIds[0])).toMatchObject({
      parent: false,
      parentClientId: parentId,
      childClients: [],
    });
    expect((await shipper.call(clientsShortAFrame)).body).toEqual(body);
  });

  it('clientsShort lists a single child for a user who has only that one', async () => {
    const { body } = await analyst.call(clientsShort);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ parent: false, childClients: [] });
  });

  it('dataAsOf tells the published load, and the last load of each client that the user may see, of no other', async () => {
    const { status, body } = await shipper.call(dataAsOf);
    expect(status).toBe(200);
    expect(body.dataVersion).toBeGreaterThan(0);
    expect(Date.parse(body.asOf ?? '')).toBeLessThanOrEqual(Date.now());
    expect(body.clients.map(({ clientId }) => clientId).sort()).toEqual([parentId, ...childIds].sort());
    for (const { loadedAt, newestBillDate } of body.clients) {
      expect(Date.parse(loadedAt)).toBeLessThanOrEqual(Date.parse(body.asOf ?? ''));
      expect(newestBillDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(body.asOf).toBe(
      body.clients
        .map(({ loadedAt }) => loadedAt)
        .toSorted()
        .at(-1),
    );
    const { body: ofAnalyst } = await analyst.call(dataAsOf);
    expect(ofAnalyst.clients).toHaveLength(1);
    expect(ofAnalyst.asOf).toBe(ofAnalyst.clients[0]?.loadedAt);
  });

  it('clientsShort lists every client of the tenant for internal users', async () => {
    const inTenant = await house.settings
      .selectFrom('client')
      .innerJoin('tenant', 'tenant.id', 'client.tenant_id')
      .select('client.id')
      .where('tenant.name', '=', 'default')
      .execute();
    expect((await admin.call(clientsShort)).body.map(({ id }) => id).sort()).toEqual(
      inTenant.map(({ id }) => id).sort(),
    );
  });

  it('clientsForDashboards gives parent flag and children', async () => {
    const { body } = await shipper.call(clientsForDashboards, { params: { id: parentId } });
    expect(body).toMatchObject({ id: parentId, parent: true });
    expect(body.childClients.map(({ id }) => id).sort()).toEqual(childIds);
  });

  it('clientsForAframeDashboards gives the accounts of the family, their carriers, groups and divisions', async () => {
    const { body } = await shipper.call(clientsForAframeDashboards, { params: { clientId: parentId } });
    const stored = await house.settings
      .selectFrom('account')
      .selectAll()
      .where('client_id', 'in', [parentId, ...childIds])
      .execute();
    expect(stored.length).toBeGreaterThan(3);
    expect(body.accounts.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
    expect(body.carriers.map(({ id }) => id)).toEqual(
      [...new Set(stored.map((row) => row.carrier_id))].sort((a, b) => a - b),
    );
    for (const { id, number, active, carrier, client } of body.accounts) {
      const row = stored.find((each) => each.id === id);
      expect({ number, active, carrier: carrier.id, client: client.id }).toEqual({
        number: row?.number,
        active: row?.active,
        carrier: row?.carrier_id,
        client: row?.client_id,
      });
    }
    expect(body.accountGroups.length).toBeGreaterThan(0);
    expect(body.accountDivisions.length).toBeGreaterThan(0);
    const byId = { params: { id: parentId } };
    expect((await shipper.call(trcaccountsDashboards, { query: { clientId: parentId } })).body).toEqual(body.accounts);
    expect((await shipper.call(accountGroups, byId)).body).toEqual(body.accountGroups);
    expect((await shipper.call(accountDivisions, byId)).body).toEqual(body.accountDivisions);
  });

  it('groups hold their accounts, and divisions their groups', async () => {
    const { body: groups } = await shipper.call(accountGroups, { params: { id: parentId } });
    const { body: divisions } = await shipper.call(accountDivisions, { params: { id: parentId } });
    const stored = await house.settings.selectFrom('account').selectAll().execute();
    for (const { id, accounts } of groups) {
      expect(accounts.map((account) => account.id).sort()).toEqual(
        stored
          .filter((row) => row.account_group_id === id)
          .map((row) => row.id)
          .sort(),
      );
    }
    const groupRows = await house.settings.selectFrom('account_group').selectAll().execute();
    for (const { id, accountGroupList } of divisions) {
      expect(accountGroupList.map((group) => group.id).sort()).toEqual(
        groupRows
          .filter((row) => row.account_division_id === id)
          .map((row) => row.id)
          .sort(),
      );
    }
  });

  it('currencyCodes offers the currencies that the client’s rows of those carriers have', async () => {
    const clientId = await clientOfManyCurrencies(house);
    const offered = async (query: Record<string, string | number>) =>
      (await admin.call(currencyCodes, { query: { clientId, ...query } })).body;
    const stored = async (condition: string) => {
      const rows = await house.sql<{ CODE: string }>(
        `select distinct currency_code as CODE from package_level_info
         where client_id = ${clientId} and ${condition} order by 1`,
        { CODE: 'text' },
      );
      return rows.map(({ CODE }) => CODE);
    };
    for (const carrierId of [1, 2, 3]) {
      const codes = (await offered({ carriers: String(carrierId) })).map(({ code }) => code);
      expect(codes).toEqual(await stored(`carrier_id = ${carrierId}`));
    }
    const all = await offered({});
    expect(all.map(({ code }) => code)).toEqual(await stored('true'));
    expect(all.length).toBeGreaterThan(1);
    for (const { symbol } of all) expect(symbol).not.toBe('');
    expect(await offered({ carriers: '-1' })).toEqual(all);
  });

  it.each(['x', '1;2', '1,two', '1.5'])('currencyCodes refuses the carriers ‘%s’', async (list) => {
    const { status, body } = await shipper.call(currencyCodes, { query: { clientId: parentId, carriers: list } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field: 'carriers' }] });
  });

  it('carriers names UPS as 1 and FedEx as 2', async () => {
    const { body } = await analyst.call(carriers);
    expect(body).toEqual(
      expect.arrayContaining([
        { id: 1, name: 'UPS' },
        { id: 2, name: 'FedEx' },
      ]),
    );
  });

  it('countries tell where their unmapped packages go', async () => {
    const { body } = await analyst.call(countriesAndDefaultState);
    expect(body.find(({ countryCode }) => countryCode === 'US')?.defaultState).toMatch(/^[A-Z]{2}$/);
    expect(body.length).toBeGreaterThan(100);
  });

  it('show an account that was added later, under a number of its own', async () => {
    const account = { client_id: parentId, carrier_id: 1, number: 'LATER1', name: 'Later', account_group_id: null };
    const { id } = await house.settings.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow();
    const { body } = await shipper.call(trcaccountsDashboards, { query: { clientId: parentId } });
    expect(body.filter((each) => each.id === id)).toMatchObject([
      { number: 'LATER1', carrier: { id: 1, name: 'UPS' } },
    ]);
  });
});
