import type { Endpoint } from '@waybill/contract';
import * as contract from '@waybill/contract';
import { addUser, demoPassword } from '@waybill/seed-data';
import { hashPassword } from '@waybill/server';
import { Caller, type CallParts, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { furnish } from './belongings/belongings.ts';
import { callsNaming } from './calls-naming.ts';
import { rowsOfClient } from './rows-of-tenant.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;
/** Deletions last, so that there is something to try before. */
const endpoints = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .toSorted((one, other) => Number(/^(delete|void)/.test(one.name)) - Number(/^(delete|void)/.test(other.name)));

/** Calls that name what belongs to the tenant as a whole, and what of it bears the mark. */
const ofTheTenant: Readonly<Record<string, string>> = {
  carriers: 'a carrier',
  createAgreement: 'a carrier',
  createClientCredential: 'a carrier',
  getCarrier: 'a carrier',
  getClaimTemplate: 'a carrier',
  getSSOUserDetails: 'an identity provider',
  listAgreements: 'a carrier',
  listCarriers: 'a carrier',
  listClaimTemplates: 'a carrier',
  listClientCredentials: 'a carrier',
  saml2Login: 'an identity provider',
  statuses: 'the path of a closed page',
  userChoices: 'a role',
  whatIfChoices: 'a carrier',
};
const minute = 60_000;

describe('every call of the contract, made by a user of another client of the tenant', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const login = 'stranger';
  const clientId = 1005;
  await addUser(house.settings, {
    tenantId: (
      await house.settings.selectFrom('tenant').select('id').where('name', '=', 'default').executeTakeFirstOrThrow()
    ).id,
    login,
    firstName: 'Some',
    lastName: 'Stranger',
    email: 'stranger@stranger.example',
    passwordHash: await hashPassword(demoPassword),
    passwordExpiresOn: '2099-01-01',
    mustChangePassword: false,
    internal: false,
    chat: true,
    role: 'ROLE_ADMIN',
    clientIds: [clientId],
  });
  const theirs = await furnish(house, { tenant: 'default', login: 'admin', clientId: 1002, mark: 'zqfirst' });
  const own = await furnish(house, { tenant: 'default', login, clientId, mark: 'zqsecond' });

  it('returns and changes nothing of the client that they may not read', { timeout: 20 * minute }, async () => {
    const call = signedInAgain(house, login);
    const faults: string[] = [];
    let before = await rowsOfClient(house, theirs);
    for (const endpoint of endpoints) {
      for (const { parts } of callsNaming(endpoint, theirs, own)) {
        const { status, text } = await call(endpoint, parts);
        // A set of filters that the caller stored under the name of somebody else's is their own.
        const told =
          text.replaceAll(theirs.key, '').includes(theirs.mark) && !Object.hasOwn(ofTheTenant, endpoint.name);
        if (status >= 500 || told) {
          faults.push(`${endpoint.name} ${JSON.stringify(parts)} answers ${status} ${text.slice(0, 300)}`);
        }
      }
      const after = await rowsOfClient(house, theirs);
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      if (changed.length > 0) faults.push(`${endpoint.name} changes rows of the other client in ${changed.join(', ')}`);
      before = after;
    }
    expect(faults).toEqual([]);
  });
});

/** Makes calls as somebody who signs in again whenever a call has ended the session. */
function signedInAgain(house: House, login: string) {
  let caller: Caller | undefined;
  return async (endpoint: Endpoint, parts: CallParts) => {
    const answer = await caller?.call(endpoint, parts);
    if (answer !== undefined && (answer.status !== 401 || endpoint.access === 'public')) return answer;
    caller = new Caller(house.address, await house.signIn(login));
    return caller.call(endpoint, parts);
  };
}
