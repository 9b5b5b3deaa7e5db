import type { AdministeredClient } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedList, namedOrNull } from '../../platform/tables/named-json.ts';

const children = namedList(
  sql`select child.id, child.name from client as child where child.parent_client_id = client.id`,
);

/** The clients that somebody may read, as administrators see them, unordered. `parentName` is for search and order. */
export async function administeredClients(settings: Settings, administrator: SignedInUser) {
  return settings
    .selectFrom('client')
    .leftJoin('client as parent', 'parent.id', 'client.parent_client_id')
    .select([
      'client.id',
      'client.name',
      'client.code',
      'client.city',
      'client.state',
      'client.engage_date as engageDate',
      'parent.name as parentName',
      namedOrNull('parent.id', 'parent.name').as('parent'),
      children.as('children'),
      sql<number>`(select count(*)::integer from account where account.client_id = client.id)`.as('accounts'),
    ])
    .where('client.id', 'in', await readableIds(settings, administrator));
}

/** @throws ProblemError 404 when there is no such client, or none that the administrator may read. */
export async function administeredClient(
  settings: Settings,
  administrator: SignedInUser,
  clientId: number,
): Promise<AdministeredClient> {
  const clients = await administeredClients(settings, administrator);
  const client = await clients.where('client.id', '=', clientId).executeTakeFirst();
  if (client === undefined) throw notFound('There is no such client.');
  return client;
}
