import type { Settings } from '@waybill/db';
import { interruptedLoad } from '../loads/repair-interrupted-loads.ts';

const interrupted =
  'Waybill stopped while loading this file. It is not fetched again automatically; use Fetch now to try again.';
const stopped = 'Waybill was stopped during the transfer.';

interface Interrupted {
  readonly tenantId: number;
  readonly location: { readonly id: number; readonly name: string };
}

/**
 * Decides what to do with fetched files whose load was interrupted. Call it after interrupted loads are repaired and
 * before anything is fetched. Returns the locations with files that are not tried again automatically.
 */
export async function endInterruptedFiles(settings: Settings): Promise<Interrupted[]> {
  const attempts = await settings
    .selectFrom('ftp_file')
    .innerJoin('ftp_location', 'ftp_location.id', 'ftp_file.location_id')
    .innerJoin('client', 'client.id', 'ftp_location.client_id')
    .select([
      'ftp_file.id',
      'ftp_file.name',
      'ftp_file.invoice_file_sha256 as sha256',
      'client.tenant_id as tenantId',
      'ftp_location.id as locationId',
      'ftp_location.name as locationName',
    ])
    .innerJoin('ftp_fetch', 'ftp_fetch.id', 'ftp_file.fetch_id')
    .where('ftp_file.outcome', '=', 'loading')
    .where('ftp_fetch.server_id', 'is', null)
    .execute();
  const places = new Map<number, Interrupted>();
  for (const attempt of attempts) {
    const outcome = await outcomeOf(settings, attempt);
    await settings.updateTable('ftp_file').set(outcome).where('id', '=', attempt.id).execute();
    const { tenantId, locationId: id, locationName: name } = attempt;
    if (outcome.outcome === 'interrupted') places.set(id, { tenantId, location: { id, name } });
  }
  return [...places.values()];
}

interface Attempt {
  readonly name: string;
  /** Absent until the file was downloaded and noted. */
  readonly sha256: string | null;
  readonly tenantId: number;
}

/** Whether loading had begun, and whether the warehouse had committed it by then. */
async function outcomeOf(settings: Settings, { name, sha256, tenantId }: Attempt) {
  if (sha256 === null) return { outcome: 'failed', reason: stopped } as const;
  const file = await settings
    .selectFrom('invoice_file')
    .select(['name', 'status', 'reason'])
    .where('tenant_id', '=', tenantId)
    .where(({ eb, or, fn }) =>
      or([eb('name', '=', name), eb(fn('starts_with', ['name', eb.val(`${name}/`)]), '=', true)]),
    )
    .where('sha256', '=', sha256)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (file === undefined) return { outcome: 'failed', reason: stopped } as const;
  const { status, reason } = file;
  // Which files of an archive were still to come is not known.
  if (file.name !== name) return { outcome: 'interrupted', reason: interrupted } as const;
  if (status === 'undoing' || status === 'undone') return { outcome: 'loaded', reason } as const;
  return status === 'loading' || reason === interruptedLoad
    ? ({ outcome: 'interrupted', reason: interrupted } as const)
    : ({ outcome: status, reason } as const);
}
