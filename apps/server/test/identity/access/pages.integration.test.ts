import type { Endpoint, Permission, PortalPath } from '@waybill/contract';
import * as contract from '@waybill/contract';
import { amountsQuery, factOf, getRowsBodyOf, invoicePackages, type Page, type PageState, pages } from '@waybill/model';
import { Caller, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from '../../analysis/data/spend-state.ts';
import { reportOf } from '../../reports/report-desk.ts';

const { mayOpenPage, pagesOfCall, permissions, portalPages } = contract;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);
const paths = Object.keys(portalPages) as PortalPath[];
const analysisPages = [...pages, invoicePackages];

/** Permissions that share the call of a page with it. */
const alsoRead = ['BULK_INVOICE_DOWNLOAD', 'ASSIGN_MARKUP', 'USER_ADD', 'USER_VIEW'];

/** The call with which a page begins: what it lists; undefined where the page begins with a form or asks as an analysis. */
const listCalls = new Map(
  paths.flatMap((path) => {
    const opens: readonly string[] = portalPages[path].access;
    const call = endpoints.find(
      ({ method, path: called, access }) =>
        method === 'GET' &&
        !called.includes(':') &&
        !called.includes('export') &&
        typeof access !== 'string' &&
        pagesOfCall({ method, path: called }).includes(path) &&
        access.every((permission) => [...opens, ...alsoRead].includes(permission)),
    );
    return call === undefined ? [] : [[path, call] as const];
  }),
);
/** A house with one person whose permissions, roles and place are changed as a test likes. */
async function houseWithOnePerson() {
  const house = await House.open();
  const login = 'analyst';
  const { id: userId } = await house.settings
    .selectFrom('user_account')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const caller = new Caller(house.address, await house.signIn(login));
  const { id: roleId } = await house.settings
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('role.id')
    .where('user_role.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const become = async (granted: readonly Permission[], role = 'ROLE_TRIED', internal = true) => {
    await house.settings.updateTable('user_account').set({ internal }).where('id', '=', userId).execute();
    await house.settings
      .updateTable('role')
      .set({ name: `OLD_${role}` })
      .where('name', '=', role)
      .execute();
    await house.settings.updateTable('role').set({ name: role }).where('id', '=', roleId).execute();
    await house.settings.deleteFrom('role_permission').where('role_id', '=', roleId).execute();
    if (granted.length === 0) return;
    const rows = granted.map((permission) => ({ role_id: roleId, permission }));
    await house.settings.insertInto('role_permission').values(rows).execute();
  };
  return { house, caller, become };
}

const stateOn = (state: PageState, page: Page): PageState => {
  const analysis = page.tabs[0] ?? page;
  return { ...state, analysis, fact: factOf(analysis) };
};

describe('a permission', async () => {
  const { house, caller, become } = await houseWithOnePerson();
  afterAll(() => house.close());
  const state = await openSpendPage(caller);

  it('has a list call for most pages, so that this test tries something', () => {
    expect(listCalls.size).toBeGreaterThan(25);
  });

  it.each(permissions)('%s opens the data of exactly the pages that menu and guard open', async (permission) => {
    await become([permission]);
    const reader = { permissions: [permission], roles: ['ROLE_TRIED'], internal: true };
    for (const [path, call] of listCalls) {
      const { status } = await caller.call(call, {});
      const shared = typeof call.access !== 'string' && call.access.includes(permission);
      expect(status === 403, `${path} by ${call.name}`).toBe(!mayOpenPage(path, reader) && !shared);
    }
    for (const page of analysisPages) {
      const body = getRowsBodyOf(stateOn(state, page), { startRow: 0, endRow: 1 });
      const { status } = await caller.call(contract.getRows, { params: { pageName: page.name }, body });
      expect(status, page.name).toBe(contract.belongsTo(page.audience, reader) ? 200 : 403);
    }
  });

  it('for reports does not open the rows of a page that the user may not open', async () => {
    const ask = async (...granted: Permission[]) => {
      await become(granted);
      const { status } = await caller.call(contract.submitReport, {
        params: { pageName: 'spend' },
        body: reportOf(state),
      });
      return status;
    };
    expect(await ask('RUN_REPORTS', 'DISTRIBUTION_MAP')).toBe(403);
    expect(await ask('DOWNLOAD_REPORTS', 'NEW_BI_TOOLS')).toBe(403);
    expect(await ask('RUN_REPORTS', 'NEW_BI_TOOLS')).toBe(200);
  });

  it('of an analysis page opens its charts and the values of its filters too, and no others', async () => {
    await become(['INVOICE_SEARCH']);
    const body = amountsQuery(state);
    const chart = await caller.call(contract.data, { params: { page: 'spend', container: 'amounts' }, body });
    expect(chart.status).toBe(403);
    const values = await caller.call(contract.filterValues, {
      params: { page: 'spend', dimension: 'carrier_name' },
      body: {
        selectColumnNames: ['distinct carrier_name as name'],
        fromTableNames: ['package_level_info'],
        clientId: state.clientId,
      },
    });
    expect(values.status).toBe(403);
    const ofInvoices = await caller.call(contract.data, { params: { page: 'invoice', container: 'amounts' }, body });
    expect(ofInvoices.status).toBe(400);
  });
});

describe('guests and carriers', async () => {
  const { house, caller, become } = await houseWithOnePerson();
  afterAll(() => house.close());
  const state = await openSpendPage(caller);

  it.each([
    ['ROLE_GUEST', ['spend', 'starburst', 'distributionmap']],
    ['ROLE_CARRIER', []],
  ] as const)('%s with every permission gets the data of its own pages alone', async (role, own) => {
    await become(permissions, role);
    const opened: string[] = [];
    for (const page of analysisPages) {
      const body = getRowsBodyOf(stateOn(state, page), { startRow: 0, endRow: 1 });
      const { status } = await caller.call(contract.getRows, { params: { pageName: page.name }, body });
      if (status !== 403) opened.push(page.name);
    }
    expect(opened).toEqual(own);
    for (const [path, call] of listCalls) expect((await caller.call(call, {})).status, path).toBe(403);
  });
});

describe('what concerns the whole tenant', async () => {
  const { house, caller, become } = await houseWithOnePerson();
  afterAll(() => house.close());

  it('is not changed by a user of a client, whatever their permissions', async () => {
    await become(permissions, 'ROLE_TRIED', false);
    const wide = { type: 'PAGE', value: 'ON', path: '/reports' };
    for (const [endpoint, parts] of [
      [contract.setStatus, { body: wide }],
      [contract.setStatus, { body: { type: 'CHATBOT', value: 'ON' } }],
      [contract.deleteStatus, { query: { path: '/reports' } }],
      [contract.announce, { body: { text: 'To all' } }],
      [contract.listIdentityProviders, {}],
      [contract.listJobs, {}],
      [contract.listRoles, {}],
      [contract.listExchangeRates, {}],
    ] as const) {
      const answer = await caller.call(endpoint as Endpoint, parts);
      expect(answer.status, endpoint.name).toBe(403);
      expect(answer.body, endpoint.name).toMatchObject({ detail: 'This is for internal users only.' });
    }
    const kept = await house.settings.selectFrom('maintenance_status').select(['type', 'value']).execute();
    expect(kept.filter(({ type, value }) => type !== 'CHATBOT' || value !== 'ON')).toEqual([]);
  });
});
