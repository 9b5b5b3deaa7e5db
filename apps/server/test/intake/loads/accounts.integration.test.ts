import { openSettings } from '@waybill/db';
import { copiedDatabase, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { accountsOf, findAccounts, ownerOf, tenantOfAccounts } from '../../../src/intake/loads/accounts.ts';
import { answersOfAccounts } from '../../../src/intake/loads/receive/answers-of-accounts.ts';
import { createAccounts } from '../../../src/intake/loads/store/create-accounts.ts';
import { Refused } from '../../../src/intake/received-files/not-loaded.ts';

const database = await copiedDatabase();
let statements = 0;
const settings = await openSettings(database.location, () => {
  statements += 1;
});
afterAll(async () => {
  await settings.destroy();
  await database.drop();
});

const tenantId = await tenantNamed('default');
const theirTenant = await tenantNamed(neighbour.tenant);
const ups = (accountNumber: string) => ({ carrierId: 1, carrierName: 'UPS', accountNumber });
/** The demo's account of client 1001, and that of the other tenant's only client. */
const [ours, theirs] = [ups('4R7A21'), ups('N31GH8')];
const ownedByUs = { ...ours, accountId: 1, clientId: 1001, tenantId };
const ownedByThem = {
  ...theirs,
  accountId: neighbour.accountId,
  clientId: neighbour.clientId,
  tenantId: theirTenant,
};

async function tenantNamed(name: string): Promise<number> {
  return (await settings.selectFrom('tenant').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
}
const reasonsOf = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason);
  return error instanceof Refused ? error.reasons : error;
};

describe('the accounts of a file', () => {
  const invoice = (account: ReturnType<typeof ups>, invoiceNumber: string) => ({
    ...account,
    invoiceNumber,
    billDate: '2026-10-03',
    currencyCode: 'USD',
    rows: 1,
    netCents: 1,
    statedCents: 1,
  });
  const atFedex = { carrierId: 2, carrierName: 'FedEx', accountNumber: '4R7A21' };

  it('are each listed once', () => {
    const invoices = [invoice(ours, '1'), invoice(ours, '2'), invoice(theirs, '3'), invoice(atFedex, '4')];
    expect(accountsOf({ invoices })).toEqual([ours, theirs, atFedex]);
  });

  it('are told apart by carrier and number', () => {
    const owned = [atFedex, theirs, ours].map((each, index) => ({
      ...each,
      accountId: index,
      clientId: index,
      tenantId: 1,
    }));
    expect([ours, theirs, atFedex].map((each) => ownerOf(owned, each).clientId)).toEqual([2, 1, 0]);
    expect(() => ownerOf(owned, ups('OTHER'))).toThrow(new RangeError('The account OTHER was not looked up.'));
  });
});

describe('the owners of accounts', () => {
  it('are found among all clients, or among those of one tenant', async () => {
    expect(await findAccounts(settings, [ours], {})).toEqual([ownedByUs]);
    expect(await findAccounts(settings, [theirs], { tenantId: theirTenant })).toEqual([ownedByThem]);
    expect(await reasonsOf(findAccounts(settings, [theirs], { tenantId }))).toEqual([
      expect.stringMatching(/^UPS account N31GH8 is not known\./),
    ]);
  });

  it('are asked for in one statement, however many there are', async () => {
    const many = [ours, ...Array.from({ length: 500 }, (_, number) => ups(`NEW${number}`))];
    const before = statements;
    expect(await tenantOfAccounts(settings, many)).toBe(tenantId);
    expect(statements - before).toBe(1);
    expect(await answersOfAccounts(settings, many, { tenantId })).toBeUndefined();
    const owners = await findAccounts(settings, many, { clientId: 1001, tenantId });
    expect(owners.map(({ accountId }) => accountId).slice(0, 2)).toEqual([1, undefined]);
    expect(statements - before).toBe(4);
  });

  it('are refused together, each with its reason', async () => {
    const unknown = [ups('STR4NG'), ours, ups('STR4NG2')];
    expect(await reasonsOf(findAccounts(settings, unknown, { tenantId }))).toEqual([
      expect.stringContaining('STR4NG is not known'),
      expect.stringContaining('STR4NG2 is not known'),
    ]);
  });

  it('are refused if they are of several tenants', async () => {
    expect(await reasonsOf(findAccounts(settings, [ours, theirs], {}))).toEqual([
      'Its accounts belong to several tenants.',
    ]);
    const both = [ours, ups('4R7A22')];
    expect((await findAccounts(settings, both, {})).map(({ clientId }) => clientId)).toEqual([1001, 1001]);
  });

  it('are the named client for an account that nobody of its tenant has', async () => {
    const created = { ...theirs, accountId: undefined, clientId: 1002, tenantId };
    expect(await findAccounts(settings, [theirs], { clientId: 1002 })).toEqual([created]);
    expect(await findAccounts(settings, [theirs], { clientId: 1002, tenantId, clientIds: [1002] })).toEqual([created]);
  });

  it.each<[string, Parameters<typeof findAccounts>[2], number]>([
    ['does not exist', { clientId: 4711 }, 4711],
    ['is of another tenant', { clientId: neighbour.clientId, tenantId }, neighbour.clientId],
    ['does not count', { clientId: 1002, tenantId, clientIds: [1001, 1003] }, 1002],
  ])('are not looked for under a client who %s', async (_, receiver, clientId) => {
    expect(await reasonsOf(findAccounts(settings, [ours], receiver))).toEqual([`There is no client ${clientId}.`]);
  });

  it('are of the carrier that the account is of', async () => {
    const atFedex = { carrierId: 2, carrierName: 'FedEx', accountNumber: ours.accountNumber };
    expect(await reasonsOf(findAccounts(settings, [atFedex], {}))).toEqual([expect.stringContaining('is not known')]);
  });

  it('are told in the order of their numbers where there are several', async () => {
    for (const client_id of [1007, 1005]) {
      const account = { client_id, carrier_id: 1, number: 'SHARED', name: 'Shared', account_group_id: null };
      await settings.insertInto('account').values(account).execute();
    }
    expect(await reasonsOf(findAccounts(settings, [ups('SHARED')], { tenantId }))).toEqual([
      expect.stringContaining('1005 (Meridian Medical Supply), 1007 (Cascadia Cycle Works)'),
    ]);
  });
});

describe('the tenant of accounts', () => {
  it('is known if clients of one tenant alone have them', async () => {
    expect(await tenantOfAccounts(settings, [ours])).toBe(tenantId);
    expect(await tenantOfAccounts(settings, [theirs, ups('STR4NG')])).toBe(theirTenant);
    expect(await tenantOfAccounts(settings, [ups('STR4NG')])).toBeUndefined();
    expect(await tenantOfAccounts(settings, [ours, theirs])).toBeUndefined();
  });
});

describe('accounts that a load creates', () => {
  it('are those that have no number yet, under their client', async () => {
    const fresh = { ...ups('FR3SH'), accountId: undefined, clientId: 1003, tenantId };
    const stored = await settings
      .transaction()
      .execute((transaction) => createAccounts(transaction, [ownedByUs, fresh]));
    const [id] = stored.created;
    expect(stored).toEqual({ accounts: [ownedByUs, { ...fresh, accountId: id }], created: [id] });
    const rows = await settings
      .selectFrom('account')
      .select(['id', 'client_id', 'carrier_id', 'name', 'active', 'account_group_id'])
      .where('number', '=', 'FR3SH')
      .execute();
    expect(rows).toEqual([{ id, client_id: 1003, carrier_id: 1, name: 'FR3SH', active: true, account_group_id: null }]);
  });
});
