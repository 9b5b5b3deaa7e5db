import type { FtpFetch } from '@waybill/contract';
import type { Settings } from '@waybill/db';

const mostFiles = 500;

/** The last visits to each of some locations, in the order of the locations, newest first, with what they brought. */
export async function readFetches(
  settings: Settings,
  locationIds: readonly number[],
  mostFetches: number,
): Promise<FtpFetch[]> {
  const each = await Promise.all(locationIds.map((id) => fetchesOf(settings, id, mostFetches)));
  return each.flat();
}

async function fetchesOf(settings: Settings, locationId: number, mostFetches: number): Promise<FtpFetch[]> {
  const fetches = await settings
    .selectFrom('ftp_fetch')
    .innerJoin('ftp_location', 'ftp_location.id', 'ftp_fetch.location_id')
    .innerJoin('client', 'client.id', 'ftp_location.client_id')
    .leftJoin('user_account', 'user_account.id', 'ftp_fetch.user_id')
    .select([
      'ftp_fetch.id',
      'ftp_location.name as locationName',
      'client.name as clientName',
      'ftp_fetch.started_at as startedAt',
      'ftp_fetch.finished_at as finishedAt',
      'ftp_fetch.outcome',
      'ftp_fetch.reason',
      'user_account.login',
    ])
    .where('ftp_fetch.location_id', '=', locationId)
    .orderBy('ftp_fetch.id', 'desc')
    .limit(mostFetches)
    .execute();
  const ids = fetches.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [mails, files] = await Promise.all([
    settings
      .selectFrom('fetched_mail')
      .select(['id', 'fetch_id', 'sender', 'subject', 'outcome', 'reason', 'reply'])
      .where('fetch_id', 'in', ids)
      .orderBy('id', 'desc')
      .limit(mostFiles)
      .execute(),
    settings
      .selectFrom('ftp_file')
      .select(['fetch_id', 'name', 'bytes', 'outcome', 'reason'])
      .where('fetch_id', 'in', ids)
      .orderBy('id', 'desc')
      .limit(mostFiles)
      .execute(),
  ]);
  return fetches.map(({ startedAt, finishedAt, ...fetch }) => ({
    ...fetch,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    files: files
      .filter((file) => file.fetch_id === fetch.id)
      .map(({ fetch_id: _, bytes, ...file }) => ({ ...file, bytes: Number(bytes) }))
      .reverse(),
    mails: mails
      .filter((mail) => mail.fetch_id === fetch.id)
      .map(({ fetch_id: _, ...mail }) => mail)
      .reverse(),
  }));
}
