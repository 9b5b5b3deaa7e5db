import type { FtpLocation, FtpLocationDetail } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedOne } from '../../platform/tables/named-json.ts';
import { type ArrivalsContext, readArrivals } from '../arrivals/arrivals.ts';

const mostFetches = 20;

const isoMoment = (column: string) =>
  sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The locations of the clients that somebody may read, unordered. */
export async function administeredLocations(settings: Settings, administrator: SignedInUser) {
  return settings
    .selectFrom('ftp_location')
    .innerJoin('client', 'client.id', 'ftp_location.client_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('ftp_fetch')
          .select(['ftp_fetch.started_at', 'ftp_fetch.outcome', 'ftp_fetch.reason'])
          .whereRef('ftp_fetch.location_id', '=', 'ftp_location.id')
          .orderBy('ftp_fetch.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'ftp_location.id',
      'ftp_location.name',
      'ftp_location.protocol',
      'ftp_location.host',
      'ftp_location.port',
      'ftp_location.path',
      'ftp_location.pattern',
      'ftp_location.user_name as userName',
      'ftp_location.interval_minutes as intervalMinutes',
      'ftp_location.move_to as moveTo',
      'ftp_location.active',
      'ftp_location.currency_code as currencyCode',
      'ftp_location.date_order as dateOrder',
      'ftp_location.host_key as hostKey',
      'ftp_location.mail',
      'client.name as clientName',
      namedOne('client.id', 'client.name').as('client'),
      isoMoment('last.started_at').as('lastFetchAt'),
      'last.outcome as lastOutcome',
      'last.reason as lastReason',
    ])
    .where('ftp_location.client_id', 'in', await readableIds(settings, administrator));
}

/** @throws ProblemError 404 if there is no such location that the administrator may see. */
export async function administeredLocation(
  settings: Settings,
  administrator: SignedInUser,
  id: number,
): Promise<FtpLocation> {
  const locations = await administeredLocations(settings, administrator);
  const location = await locations.where('ftp_location.id', '=', id).executeTakeFirst();
  if (location === undefined) throw notFound('There is no such FTP location.');
  return location;
}

/** A location with what came from it, and what its clients wait for. Throws as `administeredLocation` does. */
export async function locationDetail(
  context: ArrivalsContext,
  administrator: SignedInUser,
  id: number,
): Promise<FtpLocationDetail> {
  const { settings } = context;
  const location = await administeredLocation(settings, administrator, id);
  const reader = { ...administrator, maySearchInvoices: administrator.permissions.has('INVOICE_SEARCH') };
  const [secrets, arrivals] = await Promise.all([
    hasSecrets(settings, id),
    readArrivals(context, reader, { locationIds: [id], mostFetches }),
  ]);
  return { ...location, ...secrets, ...arrivals };
}

/** Which secrets a location has. */
export async function hasSecrets(
  settings: Settings,
  id: number,
): Promise<Pick<FtpLocationDetail, 'hasPassword' | 'hasPrivateKey'>> {
  const secrets = await settings
    .selectFrom('ftp_location')
    .select(['password', 'private_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { hasPassword: secrets.password !== null, hasPrivateKey: secrets.private_key !== null };
}
