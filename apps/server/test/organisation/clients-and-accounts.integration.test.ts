import {
  clientsShort,
  createAccount,
  createAccountDivision,
  createAccountGroup,
  createCarrier,
  createClient,
  deleteAccountDivision,
  deleteAccountGroup,
  deleteClient,
  filterValues,
  getAccount,
  getClient,
  listAccountDivisions,
  listAccountGroups,
  listAccounts,
  listAuditLog,
  listCarriers,
  listClients,
  updateAccount,
  updateAccountGroup,
  updateCarrier,
  updateClient,
} from '@waybill/contract';
import { type FilterDimensionName, filterValuesQuery, findFilterDimension } from '@waybill/model';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from '../analysis/data/spend-state.ts';

const input = (name: string, more: object = {}) => ({
  name,
  code: name.toUpperCase(),
  city: 'Boise',
  state: '',
  engageDate: '2024-02-29',
  parentClientId: null,
  ...more,
});

describe('the administration of clients and accounts', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const shipper = await house.as('shipper');
  const state = await openSpendPage(shipper);
  const lastAct = async () => {
    const query = { sort: 'at', descending: 'true', size: 1 };
    return (await admin.call(listAuditLog, { query })).body.rows[0];
  };

  describe('clients', () => {
    it('are made with an engage date, changed, and seen at once by users who may', async () => {
      const { status, body: made } = await admin.call(createClient, { body: input('Delta') });
      expect(status).toBe(200);
      expect(made).toMatchObject({ code: 'DELTA', state: null, engageDate: '2024-02-29', parent: null, children: [] });
      const body = input('Delta Two', { code: 'DELTA', parentClientId: state.clientId });
      expect((await admin.call(updateClient, { params: { id: made.id }, body })).status).toBe(200);
      const parent = await admin.call(getClient, { params: { id: state.clientId } });
      expect(parent.body.children).toContainEqual({ id: made.id, name: 'Delta Two' });
      const seen = (await shipper.call(clientsShort)).body;
      expect(seen.find(({ id }) => id === made.id)).toMatchObject({ name: 'Delta Two', engageDate: '2024-02-29' });
      expect(await lastAct()).toMatchObject({
        action: 'client.update',
        details: { changes: { name: { before: 'Delta', after: 'Delta Two' } } },
      });
    });

    it('have one level of children, and codes of their own', async () => {
      const parent = (await admin.call(createClient, { body: input('Parent') })).body;
      const child = (await admin.call(createClient, { body: input('Child', { parentClientId: parent.id }) })).body;
      const fieldOf = async (name: string, more: object, id?: number) => {
        const { status, body } = await (id === undefined
          ? admin.call(createClient, { body: input(name, more) })
          : admin.call(updateClient, { params: { id }, body: input(name, more) }));
        const { errors } = body as unknown as { errors?: { field: string }[] };
        return [status, errors?.map(({ field }) => field)];
      };
      expect(await fieldOf('Grandchild', { parentClientId: child.id })).toEqual([400, ['parentClientId']]);
      expect(await fieldOf('Parent', { parentClientId: state.clientId }, parent.id)).toEqual([400, ['parentClientId']]);
      expect(await fieldOf('Parent', { parentClientId: parent.id }, parent.id)).toEqual([400, ['parentClientId']]);
      expect(await fieldOf('Stray', { parentClientId: neighbour.clientId })).toEqual([400, ['parentClientId']]);
      expect(await fieldOf('Other', { code: 'CHILD' })).toEqual([400, ['code']]);
      expect(await fieldOf('Other', { engageDate: '2023-02-29' })).toEqual([400, ['engageDate']]);
    });

    it('made by mistake are deleted, but not once anything belongs to them', async () => {
      const remove = (id: number) => admin.call(deleteClient, { params: { id } });
      const { id: parentClientId } = (await admin.call(createClient, { body: input('Slip') })).body;
      const child = (await admin.call(createClient, { body: input('Slip child', { parentClientId }) })).body;
      expect((await remove(parentClientId)).status).toBe(400);
      expect((await remove(child.id)).status).toBe(200);
      expect(await lastAct()).toMatchObject({ action: 'client.delete', details: { subject: { name: 'Slip child' } } });
      expect((await admin.call(getClient, { params: { id: child.id } })).status).toBe(404);
      const { id: userId } = await house.settings
        .selectFrom('user_account')
        .select('id')
        .where('login', '=', 'guest')
        .executeTakeFirstOrThrow();
      const assigned = { client_id: parentClientId, user_id: userId };
      await house.settings.insertInto('user_client').values(assigned).execute();
      expect((await remove(parentClientId)).status).toBe(400);
      await house.settings.deleteFrom('user_client').where('client_id', '=', parentClientId).execute();
      expect((await remove(parentClientId)).status).toBe(200);
      const used = await remove(state.clientId);
      expect([used.status, used.text]).toEqual([400, expect.stringContaining('It cannot be deleted.')]);
      expect((await shipper.call(deleteClient, { params: { id: state.clientId } })).status).toBe(403);
      expect((await remove(neighbour.clientId)).status).toBe(404);
    });

    it('of another tenant are not there', async () => {
      const { rows } = (await admin.call(listClients, { query: { size: 1000 } })).body;
      expect(rows.map(({ id }) => id)).not.toContain(neighbour.clientId);
      const params = { id: neighbour.clientId };
      expect((await admin.call(getClient, { params })).status).toBe(404);
      expect((await admin.call(updateClient, { params, body: input('Mine') })).status).toBe(404);
    });
  });

  describe('accounts, groups and divisions', async () => {
    const offered = async (name: FilterDimensionName) => {
      const dimension = findFilterDimension(name);
      if (dimension === undefined) throw new Error(`no dimension ${name}`);
      const body = filterValuesQuery({ ...state, childClientIds: [] }, dimension);
      const answer = await shipper.call(filterValues, { params: { page: 'spend', dimension: name }, body });
      return answer.body.data.map(({ NAME }) => NAME);
    };
    const used = await house.sql<{ ID: number; CLIENT: number }>(
      `select account_id as ID, client_id as CLIENT from package_level_info where client_id = ${state.clientId}
       group by all order by count(*) desc limit 1`,
      { ID: 'integer', CLIENT: 'integer' },
    );
    const accountId = used[0]?.ID ?? 0;
    const clientId = used[0]?.CLIENT ?? 0;

    it('show in the filters at once, with every change', async () => {
      const group = (
        await admin.call(createAccountGroup, {
          body: { clientId, name: 'Night shift', accountDivisionId: null, accountIds: [accountId] },
        })
      ).body;
      expect(group.accounts.map(({ id }) => id)).toEqual([accountId]);
      expect(await offered('account_group')).toContain('Night shift');
      const division = (
        await admin.call(createAccountDivision, { body: { clientId, name: 'Nights', accountGroupIds: [group.id] } })
      ).body;
      expect(await offered('account_division')).toContain('Nights');
      const renamed = { name: 'Late shift', accountDivisionId: division.id, accountIds: [accountId] };
      await admin.call(updateAccountGroup, { params: { id: group.id }, body: renamed });
      expect(await offered('account_group')).toContain('Late shift');
      expect(await offered('account_group')).not.toContain('Night shift');
      await admin.call(deleteAccountDivision, { params: { id: division.id } });
      expect(await offered('account_division')).not.toContain('Nights');
      await admin.call(deleteAccountGroup, { params: { id: group.id } });
      expect(await offered('account_group')).not.toContain('Late shift');
      expect((await admin.call(getAccount, { params: { id: accountId } })).body.group).toBeNull();
    });

    it('belong to one client: others do not mix', async () => {
      const mixed = { clientId, name: 'Mixed', accountDivisionId: null, accountIds: [accountId, neighbour.accountId] };
      const { body } = await admin.call(createAccountGroup, { body: mixed });
      expect(body).toMatchObject({ status: 400, errors: [{ field: 'accountIds' }] });
      const stray = { clientId: neighbour.clientId, name: 'Stray', accountDivisionId: null, accountIds: [] };
      expect((await admin.call(createAccountGroup, { body: stray })).body).toMatchObject({
        errors: [{ field: 'clientId' }],
      });
      expect((await admin.call(getAccount, { params: { id: neighbour.accountId } })).status).toBe(404);
    });

    it('of two clients of one tenant do not mix either', async () => {
      const { rows } = (await admin.call(listClients, { query: { size: 1000 } })).body;
      const otherId = rows.find(({ id }) => id !== clientId)?.id ?? 0;
      const bare = { clientId: otherId, name: 'Elsewhere' };
      const group = (
        await admin.call(createAccountGroup, { body: { ...bare, accountDivisionId: null, accountIds: [] } })
      ).body;
      const division = (await admin.call(createAccountDivision, { body: { ...bare, accountGroupIds: [] } })).body;
      const account = {
        clientId,
        name: 'Dock 9',
        carrierId: 1,
        number: 'Z9Y8X7',
        accountGroupId: group.id,
        active: true,
        isUpsGsr: false,
        isFedexExpressGsr: false,
        isFedexIntlGsr: false,
      };
      const ofGroup = { clientId, name: 'Here', accountDivisionId: division.id, accountIds: [] };
      const ofDivision = { clientId, name: 'Here', accountGroupIds: [group.id] };
      const problem = (field: string) => ({
        status: 400,
        errors: [{ field, message: 'must belong to the same client' }],
      });
      expect((await admin.call(createAccount, { body: account })).body).toMatchObject(problem('accountGroupId'));
      expect((await admin.call(createAccountGroup, { body: ofGroup })).body).toMatchObject(
        problem('accountDivisionId'),
      );
      expect((await admin.call(createAccountDivision, { body: ofDivision })).body).toMatchObject(
        problem('accountGroupIds'),
      );
    });

    it('are made with the number that invoices use, and keep the flags', async () => {
      const flags = { active: true, isUpsGsr: true, isFedexExpressGsr: false, isFedexIntlGsr: false };
      const body = { ...flags, name: 'Dock 4', clientId, carrierId: 1, number: '000X9Y8Z7', accountGroupId: null };
      const made = (await admin.call(createAccount, { body })).body;
      expect(made).toMatchObject({ number: 'X9Y8Z7', isUpsGsr: true, carrier: { id: 1, name: 'UPS' } });
      expect((await admin.call(createAccount, { body })).body).toMatchObject({ errors: [{ field: 'number' }] });
      const changed = { ...flags, name: 'Dock 5', active: false, isUpsGsr: false, accountGroupId: null };
      await admin.call(updateAccount, { params: { id: made.id }, body: changed });
      expect((await admin.call(getAccount, { params: { id: made.id } })).body).toMatchObject({
        name: 'Dock 5',
        active: false,
        isUpsGsr: false,
        isFedexExpressGsr: false,
      });
      const query = { clientId, status: 'inactive', search: 'dock' };
      const { rows } = (await admin.call(listAccounts, { query })).body;
      expect(rows.map(({ number }) => number)).toEqual(['X9Y8Z7']);
      expect((await lastAct())?.details).toMatchObject({
        changes: { name: { before: 'Dock 4', after: 'Dock 5' }, active: { before: true, after: false } },
      });
    });

    it('are listed for one client, by name', async () => {
      const groups = (await admin.call(listAccountGroups, { query: { clientId, size: 1000 } })).body.rows;
      const divisions = (await admin.call(listAccountDivisions, { query: { clientId, size: 1000 } })).body.rows;
      expect(groups.length).toBeGreaterThan(0);
      expect(divisions.length).toBeGreaterThan(0);
      expect([...groups, ...divisions].every(({ client }) => client.id === clientId)).toBe(true);
      expect(groups.map(({ name }) => name)).toEqual(groups.map(({ name }) => name).sort());
    });
  });

  describe('carriers', () => {
    it('of freight are made and renamed; those that stand in figures keep their names', async () => {
      const made = (await admin.call(createCarrier, { body: { name: 'Kestrel Freight' } })).body;
      expect(made.id).toBeGreaterThanOrEqual(20);
      const renamed = await admin.call(updateCarrier, { params: { id: made.id }, body: { name: 'Kestrel Lines' } });
      expect(renamed.body).toMatchObject({ name: 'Kestrel Lines', fixed: false });
      const taken = await admin.call(createCarrier, { body: { name: 'ups' } });
      expect(taken.body).toMatchObject({ status: 400, errors: [{ field: 'name' }] });
      const ups = await admin.call(updateCarrier, { params: { id: 1 }, body: { name: 'Brown' } });
      expect(ups.status).toBe(400);
      const { rows } = (await admin.call(listCarriers, { query: { search: 'kestrel' } })).body;
      expect(rows.map(({ name }) => name)).toEqual(['Kestrel Lines']);
    });
  });
});
