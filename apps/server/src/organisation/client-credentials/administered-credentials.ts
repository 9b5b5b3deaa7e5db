import type { ClientCredential } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { dayOf } from '@waybill/model';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedOne } from '../../platform/tables/named-json.ts';

const changedAt = sql.ref('client_credential.secret_changed_at');

/** The credentials of the clients that somebody may read, not ordered and without their secrets. */
export async function administeredCredentials(settings: Settings, administrator: SignedInUser, now: Date) {
  return settings
    .selectFrom('client_credential')
    .innerJoin('client', 'client.id', 'client_credential.client_id')
    .innerJoin('carrier', 'carrier.id', 'client_credential.carrier_id')
    .select([
      'client_credential.id',
      'client_credential.purpose',
      'client_credential.address',
      'client_credential.user_name as userName',
      'client_credential.note',
      'client.name as clientName',
      'carrier.name as carrierName',
      namedOne('client.id', 'client.name').as('client'),
      namedOne('carrier.id', 'carrier.name').as('carrier'),
      sql<string>`to_char(${changedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('secretChangedAt'),
      sql<number>`${dayOf(now)}::date - (${changedAt} at time zone 'UTC')::date`.as('secretDays'),
    ])
    .where('client_credential.client_id', 'in', await readableIds(settings, administrator));
}

/** @throws ProblemError 404 when there is no such credential, or none that the administrator may see. */
export async function administeredCredential(
  settings: Settings,
  administrator: SignedInUser,
  id: number,
  now: Date,
): Promise<ClientCredential> {
  const credentials = await administeredCredentials(settings, administrator, now);
  const credential = await credentials.where('client_credential.id', '=', id).executeTakeFirst();
  if (credential === undefined) throw notFound('There is no such credential.');
  return credential;
}
