import type { Arrivals } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import type { ClientReader } from '../../platform/http/signed-in-user.ts';
import { administeredFiles } from '../received-files/administered-files.ts';

const mostWaiting = 200;

interface Asked {
  readonly locationIds: readonly number[];
  readonly clientIds: readonly number[];
}

/**
 * The files that wait, the one that has waited longest first: those of the clients that wait for other parts or an answer,
 * and those of the locations whose transfer failed or was interrupted.
 */
export async function waitingFiles(
  settings: Settings,
  reader: ClientReader,
  { locationIds, clientIds }: Asked,
): Promise<Arrivals['waiting']> {
  const clients = sql`${sql.val([...clientIds])}::integer[]`;
  const received = (await administeredFiles(settings, reader))
    .clearSelect()
    .select(['invoice_file.name', 'invoice_file.received_at as since', 'invoice_file.reason'])
    .where('invoice_file.status', '=', 'incomplete')
    .where(sql<boolean>`(invoice_file.client_ids && ${clients} or invoice_file.client_id = any(${clients}))`)
    .orderBy('invoice_file.id')
    .limit(mostWaiting);
  const newest = settings
    .selectFrom('ftp_file')
    .innerJoin('ftp_fetch', 'ftp_fetch.id', 'ftp_file.fetch_id')
    .distinctOn(['ftp_file.location_id', 'ftp_file.name'])
    .select(['ftp_file.name', 'ftp_file.outcome', 'ftp_file.reason', 'ftp_fetch.started_at as since'])
    .where('ftp_file.location_id', 'in', locationIds)
    .orderBy('ftp_file.location_id')
    .orderBy('ftp_file.name')
    .orderBy('ftp_file.id', 'desc');
  const [files, transfers] = await Promise.all([
    received.execute(),
    settings
      .selectFrom(newest.as('newest'))
      .select(['name', 'since', 'reason'])
      .where('outcome', 'in', ['failed', 'interrupted'])
      .limit(mostWaiting)
      .execute(),
  ]);
  return [...files, ...transfers]
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .map(({ since, ...file }) => ({ ...file, since: since.toISOString() }));
}
