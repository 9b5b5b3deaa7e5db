import { type AccountDivisionInput, accountDivisionCalls } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../../identity/access/readable-ids.ts';
import { resource } from '../../../identity/resources/resource.ts';
import { namedList, namedOne } from '../../../platform/tables/named-json.ts';
import { refreshAccountMirror } from '../../clients/account-mirror.ts';
import { assertNameFree, assertOfClient, assertReadableClient } from '../assert-of-client.ts';

const groups = namedList(
  sql`select account_group.id, account_group.name from account_group
    where account_group.account_division_id = account_division.id`,
);

/** The administration of account divisions. */
export const accountDivisions = resource({
  table: 'account_division',
  missing: 'There is no such account division.',
  deleted: 'The account division is deleted.',
  calls: accountDivisionCalls,
  rows: async (settings, user, { clientId }) =>
    settings
      .selectFrom('account_division')
      .innerJoin('client', 'client.id', 'account_division.client_id')
      .select([
        'account_division.id',
        'account_division.name',
        'client.name as clientName',
        namedOne('client.id', 'client.name').as('client'),
        groups.as('groups'),
      ])
      .where('account_division.client_id', 'in', await readableIds(settings, user))
      .$if(clientId !== undefined, (all) => all.where('account_division.client_id', '=', clientId ?? 0)),
  shown: (row) => row,
  searched: ['name', 'clientName'],
  nameOf: ({ name }) => name,
  audited: ({ name, client, groups: members }) => ({
    name,
    client: client.name,
    groups: members.map((group) => group.name),
  }),
  checkNew: async (transaction, user, input) => {
    await assertReadableClient(transaction, user, input.clientId);
    await check(transaction, input, input.clientId);
  },
  check: async (transaction, _user, input, before) => {
    if (before !== undefined) await check(transaction, input, before.client.id, before.id);
  },
  columns: ({ name }) => ({ name }),
  newColumns: ({ clientId }) => ({ client_id: clientId }),
  writeOthers: (transaction, id, { accountGroupIds }) => assignGroups(transaction, id, accountGroupIds),
  afterwards: ({ settings, warehouse }) => refreshAccountMirror(settings, warehouse),
});

async function check(
  transaction: Transaction,
  { name, accountGroupIds }: AccountDivisionInput,
  clientId: number,
  divisionId?: number,
): Promise<void> {
  await assertNameFree(transaction, 'account_division', name, clientId, divisionId);
  await assertOfClient(transaction, 'account_group', accountGroupIds, clientId, 'accountGroupIds');
}

async function assignGroups(transaction: Transaction, divisionId: number, groupIds: readonly number[]): Promise<void> {
  await transaction
    .updateTable('account_group')
    .set({ account_division_id: null })
    .where('account_division_id', '=', divisionId)
    .execute();
  if (groupIds.length === 0) return;
  await transaction
    .updateTable('account_group')
    .set({ account_division_id: divisionId })
    .where('id', 'in', groupIds)
    .execute();
}
