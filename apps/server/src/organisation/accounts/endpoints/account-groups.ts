import { type AccountGroupInput, accountGroupCalls } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../../identity/access/readable-ids.ts';
import { resource } from '../../../identity/resources/resource.ts';
import { namedList, namedOne, namedOrNull } from '../../../platform/tables/named-json.ts';
import { refreshAccountMirror } from '../../clients/account-mirror.ts';
import { assertNameFree, assertOfClient, assertReadableClient } from '../assert-of-client.ts';

const accounts = namedList(
  sql`select account.id, account.number as name from account where account.account_group_id = account_group.id`,
);

/** The administration of account groups. */
export const accountGroups = resource({
  table: 'account_group',
  missing: 'There is no such account group.',
  deleted: 'The account group is deleted.',
  calls: accountGroupCalls,
  rows: async (settings, user, { clientId }) =>
    settings
      .selectFrom('account_group')
      .innerJoin('client', 'client.id', 'account_group.client_id')
      .leftJoin('account_division', 'account_division.id', 'account_group.account_division_id')
      .select([
        'account_group.id',
        'account_group.name',
        'client.name as clientName',
        'account_division.name as divisionName',
        namedOne('client.id', 'client.name').as('client'),
        namedOrNull('account_division.id', 'account_division.name').as('division'),
        accounts.as('accounts'),
      ])
      .where('account_group.client_id', 'in', await readableIds(settings, user))
      .$if(clientId !== undefined, (all) => all.where('account_group.client_id', '=', clientId ?? 0)),
  shown: (row) => row,
  searched: ['name', 'clientName', 'divisionName'],
  nameOf: ({ name }) => name,
  audited: ({ name, client, division, accounts: members }) => ({
    name,
    client: client.name,
    division: division?.name ?? null,
    accounts: members.map((account) => account.name),
  }),
  checkNew: async (transaction, user, input) => {
    await assertReadableClient(transaction, user, input.clientId);
    await check(transaction, input, input.clientId);
  },
  check: async (transaction, _user, input, before) => {
    if (before !== undefined) await check(transaction, input, before.client.id, before.id);
  },
  columns: ({ name, accountDivisionId }) => ({ name, account_division_id: accountDivisionId }),
  newColumns: ({ clientId }) => ({ client_id: clientId }),
  writeOthers: (transaction, id, { accountIds }) => assignAccounts(transaction, id, accountIds),
  afterwards: ({ settings, warehouse }) => refreshAccountMirror(settings, warehouse),
});

async function check(
  transaction: Transaction,
  { name, accountDivisionId, accountIds }: AccountGroupInput,
  clientId: number,
  groupId?: number,
): Promise<void> {
  await assertNameFree(transaction, 'account_group', name, clientId, groupId);
  await assertOfClient(transaction, 'account', accountIds, clientId, 'accountIds');
  if (accountDivisionId === null) return;
  await assertOfClient(transaction, 'account_division', [accountDivisionId], clientId, 'accountDivisionId');
}

async function assignAccounts(transaction: Transaction, groupId: number, accountIds: readonly number[]): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ account_group_id: null })
    .where('account_group_id', '=', groupId)
    .execute();
  if (accountIds.length === 0) return;
  await transaction.updateTable('account').set({ account_group_id: groupId }).where('id', 'in', accountIds).execute();
}
