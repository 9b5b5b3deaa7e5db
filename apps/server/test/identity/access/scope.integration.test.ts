import {
  accountDivisions,
  accountGroups,
  clientsForAframeDashboards,
  clientsForDashboards,
  clientsShort,
  currencyCodes,
  data,
  filterValues,
  getRows,
  listDeliverySources,
  trackingNumberDetails,
  trackingNumberDetailsUpss,
  trcaccountsDashboards,
} from '@waybill/contract';
import { filterDimensionNames, pages } from '@waybill/model';
import { type Caller, House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const names = pages.flatMap((page) => [page.name, ...page.tabs.map((tab) => tab.name)]);

type Ask = () => Promise<{ readonly status: number; readonly text: string }>;

/** Every call that names a client, for that client. */
function callsFor(caller: Caller, clientId: number, childClientIdsCSV = ''): readonly Ask[] {
  const query = {
    selectColumnNames: ['sum(net_amount) as amount'],
    fromTableNames: ['package_level_info'],
    clientId,
    childClientIdsCSV,
  };
  return [
    ...(childClientIdsCSV === ''
      ? [
          () => caller.call(clientsForAframeDashboards, { params: { clientId } }),
          () => caller.call(clientsForDashboards, { params: { id: clientId } }),
          () => caller.call(trcaccountsDashboards, { query: { clientId } }),
          () => caller.call(accountDivisions, { params: { id: clientId } }),
          () => caller.call(accountGroups, { params: { id: clientId } }),
          () => caller.call(currencyCodes, { query: { clientId, carriers: '1,2' } }),
          () => caller.call(trackingNumberDetailsUpss, { params: { clientId }, body: { id: 1 } }),
        ]
      : []),
    ...pages.flatMap((page) =>
      page.containers.map(
        (container) => () => caller.call(data, { params: { page: page.name, container }, body: query }),
      ),
    ),
    ...names.flatMap((page) =>
      filterDimensionNames.map((dimension) => {
        const fromTableNames = [dimension.startsWith('finding_') ? 'package_level_info' : 'charge_level_info'];
        return () => caller.call(filterValues, { params: { page, dimension }, body: { ...query, fromTableNames } });
      }),
    ),
    ...names.map(
      (pageName) => () =>
        caller.call(getRows, { params: { pageName }, body: { startRow: 0, endRow: 10, clientId, childClientIdsCSV } }),
    ),
  ];
}

/** Makes every call for that client; or, because all kinds of wrong clients are refused in one place, one in eight. */
async function askFor(calls: readonly Ask[], turn?: number) {
  const chosen = turn === undefined ? calls : calls.filter((_, index) => index % 8 === turn % 8);
  return Promise.all(chosen.map((ask) => ask()));
}

describe('the rows that a token may read', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const [own, sibling, stranger] = await Promise.all([idOf('shipper'), otherOf('analyst'), otherOf('shipper')]);

  async function idOf(login: string): Promise<number> {
    const { body } = await (await house.as(login)).call(clientsShort);
    return body[0]?.id ?? 0;
  }

  /** A client of the default tenant that this person may not read. */
  async function otherOf(login: string): Promise<number> {
    const mine = new Set((await (await house.as(login)).call(clientsShort)).body.map(({ id }) => id));
    const all = (await (await house.as('admin')).call(clientsShort)).body;
    return all.find(({ id }) => !mine.has(id))?.id ?? 0;
  }

  it('are answered for the own client', async () => {
    for (const { status, text } of await askFor(callsFor(await house.as('shipper'), own)))
      expect(status, text).toBe(200);
  });

  it.each([
    ['shipper', 'a client that is not assigned', () => stranger, undefined],
    ['analyst', 'a sibling of the assigned child', () => sibling, undefined],
    ['guest', 'a sibling of the assigned child', () => sibling, 1],
    ['shipper', 'a client of another tenant', () => neighbour.clientId, 2],
    ['admin', 'a client of another tenant', () => neighbour.clientId, undefined],
    ['admin', 'a client that does not exist', () => 424_242, 3],
  ])('are refused to %s for %s, in the same words everywhere', async (login, _whose, clientId, turn) => {
    const answers = await askFor(callsFor(await house.as(login), clientId()), turn);
    for (const { status, text } of answers) expect(status, text).toBe(403);
    // A guest hears first of a page that it is not open to guests, or needs a permission.
    const ofClients = answers.filter(({ text }) => !/not available to guests|requires the permission/.test(text));
    expect(new Set(ofClients.map(({ text }) => text)).size).toBe(1);
  });

  it('are refused to the other tenant’s administrator for every client of this one', async () => {
    const nele = await house.as(neighbour.login, neighbour.tenant);
    const all = (await (await house.as('admin')).call(clientsShort)).body;
    for (const [turn, { id }] of all.entries()) {
      for (const { status, text } of await askFor(callsFor(nele, id), turn)) expect(status, text).toBe(403);
    }
    expect((await nele.call(clientsShort)).body.map(({ id }) => id)).toEqual([neighbour.clientId]);
  });

  it.each(
    ['9001', '1001,9001', '0', '-1', 'x', '1001;9001', '1e3', '99999999999999999999'].map((csv, turn) => ({
      csv,
      turn,
    })),
  )('are refused for the children ‘$csv’', async ({ csv, turn }) => {
    const calls = callsFor(await house.as('analyst'), await idOf('analyst'), csv);
    for (const { status, text } of await askFor(calls, turn)) expect(status, text).toBe(403);
  });

  it('never hold a row of another tenant, whatever is asked', async () => {
    const admin = await house.as('admin');
    const tricks = [
      `client_id = ${neighbour.clientId}`,
      `client_id = ${neighbour.clientId} or 1 = 1`,
      `bill_date_partition = ${neighbour.clientId}20264`,
      `tracking_number = '${neighbour.trackingNumber}'`,
      'load_id >= 0 or load_id < 0',
    ];
    for (const where of tricks) {
      for (const { id } of (await admin.call(clientsShort)).body) {
        const body = {
          selectColumnNames: ['tracking_number', 'client_id', 'net_amount'],
          fromTableNames: ['package_level_info'],
          whereClauseDetails: [where],
          clientId: id,
        };
        const answer = await admin.call(data, { params: { page: 'spend', container: 'amounts' }, body });
        expect(answer.text).not.toContain(neighbour.trackingNumber);
        expect(answer.text).not.toContain(neighbour.net);
        expect(answer.text).not.toContain(String(neighbour.clientId));
      }
    }
  });

  it('never hold charge lines of somebody else’s package', async () => {
    const [row] = await house.sql<{ ID: number }>(
      `select tracking_id as ID from package_level_info where tracking_number = '${neighbour.trackingNumber}'`,
      { ID: 'bigint' },
    );
    const id = Number(row?.ID);
    expect(id).toBeGreaterThan(0);
    const nele = await house.as(neighbour.login, neighbour.tenant);
    const asked = async (caller: Caller) => [
      (await caller.call(trackingNumberDetails, { query: { invoiceDetailsId: id } })).body,
      (await caller.call(trackingNumberDetailsUpss, { params: { clientId: 0 }, body: { id } })).body,
    ];
    for (const lines of await asked(nele)) expect(lines).toHaveLength(1);
    for (const login of ['admin', 'shipper', 'analyst', 'guest'])
      expect(await asked(await house.as(login))).toEqual([[], []]);
    const sources = async (caller: Caller) =>
      (await caller.call(listDeliverySources, { query: { invoiceDetailsId: id } })).body.sources;
    expect(await sources(nele)).toHaveLength(1);
    expect(await sources(await house.as('admin'))).toEqual([]);
  });

  it('are none for a user without clients', async () => {
    await house.settings
      .deleteFrom('user_client')
      .where('user_id', '=', (await userOf('guest')).id)
      .execute();
    const guest = await house.as('guest');
    expect((await guest.call(clientsShort)).body).toEqual([]);
    expect((await guest.call(trackingNumberDetails, { query: { invoiceDetailsId: 1 } })).status).toBe(403);
  });

  const userOf = (login: string) =>
    house.settings.selectFrom('user_account').select('id').where('login', '=', login).executeTakeFirstOrThrow();
});
