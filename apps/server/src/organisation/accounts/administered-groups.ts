import type { AdministeredAccountGroup } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedList, namedOne, namedOrNull } from '../../platform/tables/named-json.ts';

const accounts = namedList(
  sql`select account.id, account.number as name from account where account.account_group_id = account_group.id`,
);

/** The account groups of the clients that somebody may read, unordered. Names are for search and order. */
export async function administeredGroups(settings: Settings, administrator: SignedInUser) {
  return settings
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
    .where('account_group.client_id', 'in', await readableIds(settings, administrator));
}

/** @throws ProblemError 404 when there is no such group, or none that the administrator may see. */
export async function administeredGroup(
  settings: Settings,
  administrator: SignedInUser,
  groupId: number,
): Promise<AdministeredAccountGroup> {
  const groups = await administeredGroups(settings, administrator);
  const group = await groups.where('account_group.id', '=', groupId).executeTakeFirst();
  if (group === undefined) throw notFound('There is no such account group.');
  return group;
}
