import type { ReportFileFormat } from '@waybill/contract';
import type { ReportTable } from '@waybill/db';
import type { Updateable } from 'kysely';
import type { ReportContext } from '../report-context.ts';

/** A report that this server is running. */
export interface ClaimedReport {
  readonly id: number;
  /** The server that runs it. */
  readonly serverId: string | null;
  /** How often it has been started, including this time. */
  readonly attempt: number;
  readonly userId: number;
  readonly page: string;
  readonly format: ReportFileFormat;
  readonly request: string;
}

/** A finished report. */
export interface Settled {
  readonly id: number;
  readonly userId: number;
  readonly status: 'completed' | 'failed';
  readonly reason: string | null;
  readonly fileName: string;
  readonly request: string;
  readonly scheduleId: number | null;
}

/** Takes a queued report; undefined if it is no longer queued, e.g. because its owner cancelled it. */
export async function claimReport(
  { settings, clock }: ReportContext,
  id: number,
  serverId: string | null,
): Promise<ClaimedReport | undefined> {
  return settings
    .updateTable('report')
    .set(({ eb }) => ({
      status: 'running',
      progress: 0,
      started_at: clock(),
      attempts: eb('attempts', '+', 1),
      server_id: serverId,
    }))
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning(['id', 'user_id as userId', 'page', 'format', 'request'])
    .returning(['server_id as serverId', 'attempts as attempt'])
    .executeTakeFirst();
}

/** Ends a running report; undefined if this server is no longer running it. */
export async function settleReport(
  { settings, clock }: ReportContext,
  { id, serverId }: Pick<ClaimedReport, 'id' | 'serverId'>,
  end: Updateable<ReportTable> & { readonly status: 'completed' | 'failed' },
): Promise<Settled | undefined> {
  const settled = await settings
    .updateTable('report')
    .set({ ...end, finished_at: clock() })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('server_id', 'is not distinct from', serverId)
    .returning(['id', 'user_id as userId', 'reason', 'file_name as fileName', 'request', 'schedule_id as scheduleId'])
    .executeTakeFirst();
  return settled === undefined ? undefined : { ...settled, status: end.status };
}

const leastMilliseconds = 500;

/** Stores the progress of a running report, no more often than its readers poll; ignores failures. */
export function keepProgress({ settings }: ReportContext, id: number, rows: number) {
  let storedAt = 0;
  let storing = store(settings, id, { row_count: rows }).catch(() => undefined);
  return {
    tell(percent: number): void {
      const now = performance.now();
      if (now - storedAt < leastMilliseconds) return;
      storedAt = now;
      storing = storing.then(() => store(settings, id, { progress: percent })).catch(() => undefined);
    },
    /** Resolves when all is stored. */
    async end(): Promise<void> {
      await storing;
    },
  };
}

async function store(settings: ReportContext['settings'], id: number, values: Updateable<ReportTable>): Promise<void> {
  await settings.updateTable('report').set(values).where('id', '=', id).where('status', '=', 'running').execute();
}
