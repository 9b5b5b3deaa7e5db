import type { Endpoint } from '@waybill/contract';
import * as contract from '@waybill/contract';
import { Caller, type CallParts, House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;

const endpoints = Object.values<unknown>(contract).filter(isEndpoint);
const logins = ['admin', 'shipper', 'analyst', 'guest', 'carrier', 'expiring', 'expired'];
const expiredDetail = 'Your Password has been expired. Please change the password';

/** Parameters that fit no data, so that only the access is tried. */
const emptyParts = ({ path, body }: Endpoint) => ({
  params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', '0'])),
  ...(body ? { body: {} } : {}),
});

describe('every call of the contract', async () => {
  const house = await House.open();
  afterAll(() => house.close());

  it('is counted', () => {
    expect(endpoints.length).toBeGreaterThan(30);
  });

  it.each(endpoints.map((each) => [each.name, each] as const))('%s is served', async (_name, endpoint) => {
    const answer = await house.anyone.call(endpoint, emptyParts(endpoint));
    expect(answer.status).not.toBe(404);
    expect(answer.status).toBeLessThan(500);
  });

  it.each(endpoints.filter(({ access }) => access !== 'public').map((each) => [each.name, each] as const))(
    '%s answers 401 without a token',
    async (_name, endpoint) => {
      for (const caller of [house.anyone, new Caller(house.address, 'no token at all')]) {
        const { status, body, headers } = await caller.call(endpoint, emptyParts(endpoint));
        // SCIM has a form of its own for errors (RFC 7644 section 3.12).
        const isScim = endpoint.path.startsWith('/scim/');
        expect(status).toBe(401);
        expect(body).toMatchObject({
          ...(isScim ? { status: '401' } : { title: 'Unauthorized', status: 401 }),
          detail: 'Full authentication is required to access this resource',
        });
        expect(headers.get('content-type')).toContain(isScim ? 'application/scim+json' : 'application/problem+json');
      }
    },
  );

  it.each(logins)('lets %s in where the endpoint says so, and nowhere else', async (login) => {
    const person = await house.as(login);
    const { permissions, internal } = (await person.call(contract.account)).body;
    const days = (await person.call(contract.checkPasswordExpirationDays)).body;
    const call = signedInAgain(house, login, 'default');
    for (const endpoint of endpoints) {
      const answer = await call(endpoint, emptyParts(endpoint));
      expect(refusalOf(answer.status, answer.body), endpoint.name).toBe(
        expectedRefusal(endpoint, { permissions, internal, days }),
      );
    }
  });
});

describe('numbers that nothing can have', async () => {
  const house = await House.open();
  afterAll(() => house.close());

  it('are refused, and no fault of the server', async () => {
    const call = signedInAgain(house, 'admin', 'default');
    for (const endpoint of endpoints.filter(({ path }) => path.includes('/:'))) {
      const params = Object.fromEntries(
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', '99999999999']),
      );
      const { status } = await call(endpoint, { params });
      expect(status, endpoint.name).toBeLessThan(500);
    }
  });
});

const minute = 60_000;

describe('the token of another tenant', async () => {
  const house = await House.open();
  afterAll(() => house.close());

  it('opens nothing of this one, whatever numbers a call names', { timeout: 5 * minute }, async () => {
    const ids = await house.settings
      .selectFrom('client')
      .innerJoin('tenant', 'tenant.id', 'client.tenant_id')
      .select(['client.id', 'client.name'])
      .where('tenant.name', '=', 'default')
      .execute();
    const users = await house.settings.selectFrom('user_account').select(['id', 'email']).execute();
    const ours = [...ids.map(({ name }) => name), ...users.map(({ email }) => email)].filter(
      (text) => !text.includes('neighbour') && text !== 'Neighbour',
    );
    const call = signedInAgain(house, neighbour.login, neighbour.tenant);
    for (const endpoint of endpoints.filter(({ access }) => access !== 'public')) {
      for (const id of [ids[0]?.id, users[0]?.id]) {
        const answer = await call(endpoint, partsNaming(endpoint, String(id)));
        expect(answer.status, endpoint.name).toBeLessThan(500);
        const told = ours.filter((text) => answer.text.includes(text));
        expect(told, endpoint.name).toEqual([]);
      }
    }
  });
});

/** Makes calls as somebody who signs in again whenever a call has ended the session. */
function signedInAgain(house: House, login: string, tenant: string) {
  let caller: Caller | undefined;
  return async (endpoint: Endpoint, parts: CallParts) => {
    const answer = await caller?.call(endpoint, parts);
    if (answer !== undefined && answer.status !== 401) return answer;
    caller = new Caller(house.address, await house.signIn(login, tenant));
    return caller.call(endpoint, parts);
  };
}

/** A call that names a client or user of the other tenant wherever a number can stand. */
const partsNaming = ({ path, body, query }: Endpoint, id: string) => ({
  params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', id])),
  ...(query ? { query: { clientId: id } } : {}),
  ...(body ? { body: { clientId: Number(id), childClientIdsCSV: id } } : {}),
});

describe('every call that the server documents', async () => {
  const house = await House.open();
  afterAll(() => house.close());

  it('stands in the contract, and so states who may make it', () => {
    const contracted = new Set(endpoints.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}')));
    const paths = Object.keys(house.app.swagger().paths ?? {});
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !contracted.has(path) && !/^\/(healthz|readyz)$/.test(path))).toEqual([]);
  });
});

type Refusal = 'none' | 'expired' | 'permission' | 'internal';

function refusalOf(status: number, body: unknown): Refusal {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? String(body.detail) : '';
  if (status !== 403) return 'none';
  if (detail === expiredDetail) return 'expired';
  if (detail === 'This is for internal users only.') return 'internal';
  return detail.startsWith('This requires the permission') ? 'permission' : 'none';
}

interface Person {
  readonly permissions: readonly string[];
  readonly internal: boolean;
  readonly days: number;
}

function expectedRefusal({ access, internalOnly }: Endpoint, { permissions, internal, days }: Person): Refusal {
  if (access === 'public' || access === 'signed-in') return 'none';
  if (days <= 0) return 'expired';
  if (access !== 'active' && !access.some((name) => permissions.includes(name))) return 'permission';
  return internalOnly && !internal ? 'internal' : 'none';
}
