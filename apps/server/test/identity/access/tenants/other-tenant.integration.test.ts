import type { Endpoint } from '@waybill/contract';
import * as contract from '@waybill/contract';
import { Caller, type CallParts, House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { type Belongings, furnish } from './belongings/belongings.ts';
import { callsNaming } from './calls-naming.ts';
import { rowsOfTenant, tablesOfNobody } from './rows-of-tenant.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;
/** Deletions last, so that there is something to try before. */
const endpoints = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .toSorted(
    (one, other) =>
      Number(/^(delete|void|scimDelete)/.test(one.name)) - Number(/^(delete|void|scimDelete)/.test(other.name)),
  );

/** Calls that a caller with all permissions is refused even for what is their own, and why. */
const refusedToEverybody: Readonly<Record<string, string>> = {
  addFindingFile: 'no invoice has the finding of the caller’s note',
  askToUnsubscribe: 'the token is not from a mail',
  askToUnsubscribeFromAlerts: 'the token is not from a mail',
  changeBackupSchedule: 'only the first tenant decides it',
  claimsForCredit: 'no invoice has the credit of the decision',
  cancelReportUnderWay: 'no report is under way',
  changeReportServer: 'only the first tenant decides it',
  decideCredit: 'no invoice has the credit of the decision',
  deleteScheduledReport: 'an earlier call deleted it as a schedule of the caller',
  endOwnSession: 'the session is that of a colleague',
  getBackups: 'only the first tenant sees them',
  showChargeException: 'no invoice has the finding of the caller’s note',
  showTrackingException: 'no invoice has the finding of the caller’s note',
  takeBackupNow: 'only the first tenant decides it',
  testRestore: 'only the first tenant decides it',
  revokeUserSession: 'an earlier call changed the colleague, which ended the session',
  unsubscribeFromAlerts: 'the token is not from a mail',
  unsubscribeFromDeadlines: 'the token is not from a mail',
  askToConfirmOutsideAddress: 'the token is not from a mail',
  askToUnsubscribeOutsideAddress: 'the token is not from a mail',
  confirmOutsideAddress: 'the token is not from a mail',
  downloadSentReport: 'the token is not from a mail',
  openIdCallback: 'no sign-in was begun',
  unsubscribeOutsideAddress: 'the token is not from a mail',
  tryBeta: 'everybody decides for themselves',
  undoChargeExceptions: 'the change is of a finding about a package',
  undoTrackingExceptions: 'an earlier call took the change back',
  undoCreditDecision: 'no invoice has the credit of the decision',
};
const minute = 60_000;

describe('every call of the contract, made from another tenant', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const places = {
    first: { tenant: 'default', login: 'admin', clientId: 1002, mark: 'zqfirst' },
    second: { tenant: neighbour.tenant, login: neighbour.login, clientId: neighbour.clientId, mark: 'zqsecond' },
  } as const;
  const first = await furnish(house, places.first);
  const second = await furnish(house, places.second);

  it('has rows to try it on: each table says whose its rows are', async () => {
    expect(await tablesOfNobody(house.settings)).toEqual([]);
  });

  it.each([
    ['the second tenant', second, places.second, first],
    ['the first tenant', first, places.first, second],
  ])('returns and changes nothing of the other: %s', { timeout: 20 * minute }, async (_who, own, place, theirs) => {
    const call = signedInAgain(house, place.login, place.tenant);
    const secrets = await secretsOf(house, theirs);
    const refused: string[] = [];
    const faults: string[] = [];
    let sent = '';
    let before = await rowsOfTenant(house, theirs.tenantId);
    for (const endpoint of endpoints) {
      for (const { parts, isOwn } of callsNaming(endpoint, theirs, own)) {
        sent += JSON.stringify(parts);
        const { status, text } = await call(endpoint, parts);
        const what = `${endpoint.name} ${JSON.stringify(parts)} answers ${status} ${text.slice(0, 300)}`;
        if (status >= 500 || secrets.toldBy(text, sent).length > 0) faults.push(what);
        if (isOwn && (status === 403 || status === 404)) refused.push(endpoint.name);
      }
      const after = await rowsOfTenant(house, theirs.tenantId);
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      if (changed.length > 0) faults.push(`${endpoint.name} changes rows of the other tenant in ${changed.join(', ')}`);
      before = after;
    }
    expect(faults).toEqual([]);
    expect(refused.filter((name) => !Object.hasOwn(refusedToEverybody, name))).toEqual([]);
  });
});

/** What nobody of another tenant may read: names, addresses and numbers, as far as the caller did not send them. */
async function secretsOf({ settings }: House, { tenantId, mark }: Belongings) {
  const clients = await settings.selectFrom('client').select('name').where('tenant_id', '=', tenantId).execute();
  const users = await settings.selectFrom('user_account').select('email').where('tenant_id', '=', tenantId).execute();
  const words = [mark, ...clients.map(({ name }) => name), ...users.map(({ email }) => email)];
  return {
    toldBy: (text: string, sent: string): string[] =>
      words.filter((word) => text.includes(word) && !sent.includes(word)),
  };
}

/** Makes calls as somebody who signs in again whenever a call has ended the session. */
function signedInAgain(house: House, login: string, tenant: string) {
  let caller: Caller | undefined;
  return async (endpoint: Endpoint, parts: CallParts) => {
    const asked = { ...parts, headers: { 'tenant-name': tenant } };
    const answer = await caller?.call(endpoint, asked);
    if (answer !== undefined && (answer.status !== 401 || endpoint.access === 'public')) return answer;
    caller = new Caller(house.address, await house.signIn(login, tenant));
    return caller.call(endpoint, asked);
  };
}
