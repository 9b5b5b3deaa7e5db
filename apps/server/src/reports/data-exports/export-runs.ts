import { ScopeError } from '@waybill/query';
import { WarehouseError } from '@waybill/warehouse';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { RemoteError } from '../../intake/fetches/remote/remote-folder.ts';
import { notify } from '../../live/notifications/notify.ts';
import { isDiskFull } from '../../platform/disk-full.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { ProblemError } from '../../platform/problems.ts';
import { deliver, type ExportServices, type Progress } from './deliver.ts';
import { nextAttempt, nextExport } from './next-run.ts';
import type { StoredExport } from './targets/open-target.ts';

const millisecondsBetweenLooks = 60_000;
const daysKept = 90;
const millisecondsOfDay = 86_400_000;
const stopped = 'Waybill was stopped during the transfer.';

type ExportHost = Pick<FastifyInstance, 'log' | 'presence' | 'showNewestData'>;

interface Run {
  readonly id: number;
  readonly exportId: number;
  readonly isScheduled: boolean;
}

/** Runs exports, by their schedules and on request: on each server one after the other. */
export class ExportRuns {
  readonly #services: ExportServices;
  readonly #host: ExportHost;
  readonly #ending = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(services: ExportServices, host: ExportHost) {
    this.#services = services;
    this.#host = host;
  }

  /** Ends what a server that is gone left unfinished, and starts looking for exports that are due. */
  async start(): Promise<void> {
    await this.#endInterrupted();
    this.#host.presence.onGone(() => this.#endInterrupted());
    const look = () =>
      void this.runDue().catch((error: unknown) => this.#host.log.error({ err: error }, 'data exports failed'));
    this.#timer = setInterval(look, millisecondsBetweenLooks);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#ending.abort();
    await this.#running;
  }

  /** Begins all exports that are due, except those whose connection has never been tested. */
  async runDue(): Promise<void> {
    const { settings, clock } = this.#services;
    const due = await settings
      .selectFrom('data_export')
      .select('id')
      .where('active', '=', true)
      .where('next_run_at', '<=', clock())
      .where(({ or, eb }) => or([eb('protocol', '=', 's3'), eb('host_key', 'is not', null)]))
      .orderBy('next_run_at')
      .execute();
    for (const { id } of due) await this.begin(id, null);
  }

  /** Begins an export, because of the clock if nobody asked for it; returns false if it is already under way. */
  async begin(exportId: number, by: SignedInUser | null): Promise<boolean> {
    if (this.#ending.signal.aborted) return false;
    const id = await this.#claim(exportId, by);
    if (id === undefined) return false;
    const run = { id, exportId, isScheduled: by === null };
    const failed = (error: unknown) => this.#host.log.error({ err: error, exportId }, 'data export failed');
    this.#running = this.#running.then(() => this.#run(run)).catch(failed);
    return true;
  }

  /** Resolves when nothing is under way here. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** The number of a new run; undefined if one is under way, on whichever server, or if there is no such export. */
  async #claim(exportId: number, by: SignedInUser | null): Promise<number | undefined> {
    const { settings, clock } = this.#services;
    return await settings.transaction().execute(async (transaction) => {
      const now = clock();
      const found = await transaction
        .selectFrom('data_export')
        .select(['id', 'name', 'frequency', 'hour', 'time_zone as timeZone'])
        .where('id', '=', exportId)
        .where(({ or, eb, val }) => or([eb(val(by !== null), '=', true), eb('next_run_at', '<=', now)]))
        .forUpdate()
        .executeTakeFirst();
      if (found === undefined) return undefined;
      const { id, name, ...times } = found;
      const run = await transaction
        .insertInto('data_export_run')
        .values({
          export_id: id,
          started_at: now,
          outcome: 'running',
          user_id: by?.userId ?? null,
          server_id: this.#host.presence.id,
        })
        .onConflict((conflict) => conflict.column('export_id').where('outcome', '=', 'running').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (run === undefined) return undefined;
      if (by !== null) await writeAudit(transaction, by, now, { action: 'data_export.run', subject: { id, name } });
      const usual = { next_run_at: nextExport(times, now) };
      await transaction.updateTable('data_export').set(usual).where('id', '=', id).execute();
      return run.id;
    });
  }

  async #run(run: Run): Promise<void> {
    const { settings } = this.#services;
    const stored = await settings
      .selectFrom('data_export')
      .selectAll()
      .where('id', '=', run.exportId)
      .executeTakeFirst();
    if (stored === undefined) return;
    const progress: Progress = { filesWritten: 0, filesRemoved: 0, bytesWritten: 0 };
    try {
      if (this.#ending.signal.aborted) throw new RemoteError(stopped);
      await this.#host.showNewestData();
      await deliver(this.#services, stored, progress, this.#ending.signal);
      await this.#end(run, progress, null);
    } catch (error) {
      const reason = this.#ending.signal.aborted ? stopped : reasonOf(error);
      if (reason === undefined) this.#host.log.error({ err: error, exportId: run.exportId }, 'data export failed');
      await this.#end(run, progress, reason ?? 'The data could not be delivered.');
      if (run.isScheduled) await this.#tell(stored);
    }
  }

  /** Records what became of a run; one that failed is repeated soon. */
  async #end(run: Run, progress: Progress, reason: string | null): Promise<void> {
    const { settings, clock } = this.#services;
    const now = clock();
    await settings.transaction().execute(async (transaction) => {
      const {
        failures,
        active,
        next_run_at: usual,
      } = await transaction
        .selectFrom('data_export')
        .select(['failures', 'active', 'next_run_at'])
        .where('id', '=', run.exportId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('data_export_run')
        .set({
          outcome: reason === null ? 'done' : 'failed',
          reason,
          finished_at: now,
          files_written: progress.filesWritten,
          files_removed: progress.filesRemoved,
          bytes_written: progress.bytesWritten,
        })
        .where('id', '=', run.id)
        .execute();
      const inARow = reason === null ? 0 : failures + 1;
      await transaction
        .updateTable('data_export')
        .set({ failures: inARow, ...(active && reason !== null && { next_run_at: nextAttempt(inARow, usual, now) }) })
        .where('id', '=', run.exportId)
        .execute();
      await transaction
        .deleteFrom('data_export_run')
        .where('export_id', '=', run.exportId)
        .where('started_at', '<', new Date(now.getTime() - daysKept * millisecondsOfDay))
        .execute();
    });
  }

  /** Ends runs of servers that are gone, and lets their exports run again at once. */
  async #endInterrupted(): Promise<void> {
    const { settings, clock } = this.#services;
    const now = clock();
    const interrupted = await settings
      .updateTable('data_export_run')
      .set({ outcome: 'failed', finished_at: now, reason: stopped })
      .where('outcome', '=', 'running')
      .where('server_id', 'is', null)
      .returning('export_id')
      .execute();
    if (interrupted.length === 0) return;
    const ids = interrupted.map(({ export_id }) => export_id);
    await settings.updateTable('data_export').set({ next_run_at: now }).where('id', 'in', ids).execute();
  }

  /** Notifies the owner once a day that nothing can be delivered. */
  async #tell({ id, name, user_id: userId }: StoredExport): Promise<void> {
    const { settings, clock } = this.#services;
    await notify(settings, userId === null ? [] : [userId], {
      kind: 'export_failed',
      values: { name },
      link: `/dataExports?open=${id}`,
      onlyOnce: `export-${id}-${clock().toISOString().slice(0, 10)}`,
    });
  }
}

/** Why a run failed, in words; undefined for our own faults, which belong in the log. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof RemoteError || error instanceof ProblemError) return error.message;
  if (error instanceof ScopeError) return 'The user who saved this export may no longer read this client.';
  if (isDiskFull(error)) return 'The server’s disk is full. Tell your administrator.';
  if (error instanceof WarehouseError) return 'The data could not be read in time.';
  return undefined;
}
