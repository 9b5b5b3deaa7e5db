import type { AdministeredAccountDivision } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedList, namedOne } from '../../platform/tables/named-json.ts';

const groups = namedList(
  sql`select account_group.id, account_group.name from account_group
    where account_group.account_division_id = account_division.id`,
);

/** The account divisions of the clients that somebody may read, unordered. `clientName` is for search and order. */
export async function administeredDivisions(settings: Settings, administrator: SignedInUser) {
  return settings
    .selectFrom('account_division')
    .innerJoin('client', 'client.id', 'account_division.client_id')
    .select([
      'account_division.id',
      'account_division.name',
      'client.name as clientName',
      namedOne('client.id', 'client.name').as('client'),
      groups.as('groups'),
    ])
    .where('account_division.client_id', 'in', await readableIds(settings, administrator));
}

/** @throws ProblemError 404 when there is no such division, or none that the administrator may see. */
export async function administeredDivision(
  settings: Settings,
  administrator: SignedInUser,
  divisionId: number,
): Promise<AdministeredAccountDivision> {
  const divisions = await administeredDivisions(settings, administrator);
  const division = await divisions.where('account_division.id', '=', divisionId).executeTakeFirst();
  if (division === undefined) throw notFound('There is no such account division.');
  return division;
}
