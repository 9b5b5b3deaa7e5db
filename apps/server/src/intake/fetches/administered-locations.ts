import type { FtpLocation, FtpLocationDetail } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedOne } from '../../platform/tables/named-json.ts';

const mostFetches = 20;
const mostFiles = 500;

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

/** A location with its last visits. Throws as `administeredLocation` does. */
export async function locationDetail(
  settings: Settings,
  administrator: SignedInUser,
  id: number,
): Promise<FtpLocationDetail> {
  const location = await administeredLocation(settings, administrator, id);
  const secrets = await settings
    .selectFrom('ftp_location')
    .select(['password', 'private_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const fetches = await settings
    .selectFrom('ftp_fetch')
    .leftJoin('user_account', 'user_account.id', 'ftp_fetch.user_id')
    .select([
      'ftp_fetch.id',
      'ftp_fetch.started_at',
      'ftp_fetch.finished_at',
      'ftp_fetch.outcome',
      'ftp_fetch.reason',
      'user_account.login',
    ])
    .where('ftp_fetch.location_id', '=', id)
    .orderBy('ftp_fetch.id', 'desc')
    .limit(mostFetches)
    .execute();
  const mails = await settings
    .selectFrom('fetched_mail')
    .select(['id', 'fetch_id', 'sender', 'subject', 'outcome', 'reason', 'reply'])
    .where('location_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostFiles)
    .execute();
  const files = await settings
    .selectFrom('ftp_file')
    .select(['fetch_id', 'name', 'bytes', 'outcome', 'reason'])
    .where('location_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostFiles)
    .execute();
  return {
    ...location,
    hasPassword: secrets.password !== null,
    hasPrivateKey: secrets.private_key !== null,
    fetches: fetches.map((fetch) => ({
      id: fetch.id,
      startedAt: fetch.started_at.toISOString(),
      finishedAt: fetch.finished_at?.toISOString() ?? null,
      outcome: fetch.outcome,
      reason: fetch.reason,
      login: fetch.login,
      files: files
        .filter((file) => file.fetch_id === fetch.id)
        .map(({ name, bytes, outcome, reason }) => ({ name, bytes: Number(bytes), outcome, reason }))
        .reverse(),
      mails: mails
        .filter((mail) => mail.fetch_id === fetch.id)
        .map(({ fetch_id: _, ...mail }) => mail)
        .reverse(),
    })),
  };
}
