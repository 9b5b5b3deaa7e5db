import type { Endpoint } from '@waybill/contract';
import * as contract from '@waybill/contract';
import { addUser, demoPassword } from '@waybill/seed-data';
import { hashPassword } from '@waybill/server';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { tokenOf } from '../../tokens/token-of.ts';
import { type Belongings, furnish } from './belongings/belongings.ts';
import { callsNaming } from './calls-naming.ts';
import { rowsOfClient, rowsOfTenant } from './rows-of-tenant.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;
/** Deletions last, so that there is something to try before. */
const endpoints = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .filter(({ access }) => access !== 'public')
  .toSorted((one, other) => Number(/^(delete|void)/.test(one.name)) - Number(/^(delete|void)/.test(other.name)));

/** Calls that name carriers, which belong to the tenant as a whole. */
const ofTheTenant: ReadonlySet<string> = new Set([
  'carriers',
  'getCarrier',
  'getClaimTemplate',
  'listCarriers',
  'listClaimTemplates',
]);
const minute = 60_000;

describe('a token of an administrator that is limited to one client', async () => {
  const house = await House.open({ tokenRequestsPerMinute: 1_000_000 });
  afterAll(() => house.close());
  const admin = { tenant: 'default', login: 'admin' } as const;
  const theirs = await furnish(house, { ...admin, clientId: 1002, mark: 'zqfirst' });
  const { id: tenantId } = await house.settings
    .selectFrom('tenant')
    .select('id')
    .where('name', '=', admin.tenant)
    .executeTakeFirstOrThrow();
  await addUser(house.settings, {
    tenantId,
    login: 'colleague',
    firstName: 'Some',
    lastName: 'Colleague',
    email: 'colleague@colleague.example',
    passwordHash: await hashPassword(demoPassword),
    passwordExpiresOn: '2099-01-01',
    mustChangePassword: false,
    internal: false,
    role: 'ROLE_ADMIN',
    clientIds: [1005],
  });
  const own = await furnish(house, { tenant: admin.tenant, login: 'colleague', clientId: 1005, mark: 'zqsecond' });
  const foreign = await furnish(house, {
    tenant: neighbour.tenant,
    login: neighbour.login,
    clientId: neighbour.clientId,
    mark: 'zqthird',
  });

  it.each([
    ['another client, whose things the administrator owns', theirs],
    ['another tenant', foreign],
  ])('returns and changes nothing of %s', { timeout: 20 * minute }, async (_whose, others: Belongings) => {
    const caller = await tokenOf(house, 'admin', { writes: true, clientIds: [1005] });
    const faults: string[] = [];
    const before = await rowsOfClient(house, others);
    let answered = 0;
    for (const endpoint of endpoints) {
      for (const { parts } of callsNaming(endpoint, others, own)) {
        const { status, text } = await caller.call(endpoint, parts);
        if (status === 200) answered += 1;
        const told = text.replaceAll(others.key, '').includes(others.mark) && !ofTheTenant.has(endpoint.name);
        if (status >= 500 || status === 401 || told) {
          faults.push(`${endpoint.name} ${JSON.stringify(parts)} answers ${status} ${text.slice(0, 300)}`);
        }
      }
    }
    const after = await rowsOfClient(house, others);
    expect(faults).toEqual([]);
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([]);
    expect(answered).toBeGreaterThan(30);
  });

  it('and only reads changes nothing, whatever it calls', { timeout: 20 * minute }, async () => {
    const caller = await tokenOf(house, 'admin', { clientIds: [1002] });
    await caller.call(contract.account);
    const before = await rowsOfTenant(house, theirs.tenantId);
    for (const endpoint of endpoints) {
      for (const { parts, isOwn } of callsNaming(endpoint, own, theirs)) {
        if (isOwn) await caller.call(endpoint, parts);
      }
    }
    const after = await rowsOfTenant(house, theirs.tenantId);
    const notes = new Set(['audit_log', 'tracking_lookup', 'found_client', 'found_month', 'found_year']);
    expect(Object.keys(after).filter((table) => after[table] !== before[table] && !notes.has(table))).toEqual([]);
  });
});
