import type { BackupRun, BackupSchedule, BackupState } from '@waybill/contract';
import { inTurn, type Settings } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { isServersOwnTenant } from '../../identity/sign-in/servers-own-tenant.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { conflict, forbidden } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { inSpan } from '../../platform/telemetry/in-span.ts';
import { BackupError } from './backup-error.ts';
import { lastDueMoment, nextDueMoment } from './due-moment.ts';
import { readLastBackup } from './last-backup.ts';
import { readSchedule, storeSchedule } from './schedule.ts';
import { takeBackup } from './take-backup.ts';
import { tellOfFailure } from './tell-of-failure.ts';
import { tryRestore } from './try-restore.ts';

type Kind = BackupRun['kind'];
type BackupServices = Pick<
  Services,
  'settings' | 'warehouse' | 'clock' | 'files' | 'dataDirectory' | 'backupDirectory'
>;

/** What backups need from the app. */
export type BackupHost = Pick<FastifyInstance, 'log' | 'presence'>;

const shownRuns = 50;
const interrupted = 'The server stopped before it was finished.';

/** Takes backups when they are due or requested, one at a time, and records the results. */
export class Backups {
  readonly #services: BackupServices;
  readonly #host: BackupHost;
  #work: Promise<void> | undefined;

  constructor(services: BackupServices, host: BackupHost) {
    this.#services = services;
    this.#host = host;
  }

  /** @throws ProblemError 403 for operators of any tenant but the server's own. */
  async state(user: SignedInUser): Promise<BackupState> {
    await this.#assertOperator(user);
    const { settings, clock, files, backupDirectory } = this.#services;
    const { schedule } = await readSchedule(settings);
    const isOn = schedule.on && backupDirectory !== undefined;
    return {
      directory: backupDirectory ?? null,
      schedule,
      nextAt: isOn ? nextDueMoment(schedule, clock()).toISOString() : null,
      last: (await readLastBackup(files)) ?? null,
      runs: await newestRuns(settings),
    };
  }

  /** @throws ProblemError 403 as above; 409 if no directory for backups is configured. */
  async changeSchedule(user: SignedInUser, schedule: BackupSchedule): Promise<BackupSchedule> {
    await this.#assertOperator(user);
    if (schedule.on) this.#directory();
    const { settings, clock } = this.#services;
    await settings.transaction().execute(async (transaction) => {
      const { schedule: before } = await readSchedule(transaction);
      await storeSchedule(transaction, schedule, clock());
      await writeAudit(transaction, user, clock(), {
        action: 'backup_schedule.update',
        changes: changesBetween({ ...before }, { ...schedule }),
      });
    });
    return schedule;
  }

  /** Starts a backup or a test restore. @throws ProblemError 403 and 409 as above; 409 while one is running. */
  async begin(user: SignedInUser, kind: Kind): Promise<void> {
    await this.#assertOperator(user);
    const directory = this.#directory();
    if (this.#work !== undefined) throw underWay();
    if (!(await this.#start({ kind, directory, by: user, dueAt: null }))) throw underWay();
  }

  /** Takes the scheduled backup if it is due and no other process has started it. */
  async takeIfDue(): Promise<void> {
    const { settings, clock, backupDirectory } = this.#services;
    if (backupDirectory === undefined || this.#work !== undefined) return;
    const { schedule, changedAt } = await readSchedule(settings);
    if (!schedule.on || changedAt === undefined) return;
    const dueAt = lastDueMoment(schedule, clock());
    if (dueAt < changedAt) return;
    await this.#start({ kind: 'backup', directory: backupDirectory, by: null, dueAt });
  }

  /** Records the end of runs whose server is gone. */
  async closeInterrupted(): Promise<void> {
    const { settings, clock } = this.#services;
    await settings
      .updateTable('backup_run')
      .set({ ended_at: clock(), problem: interrupted })
      .where('ended_at', 'is', null)
      .where('server_id', 'is', null)
      .execute();
  }

  /** Resolves when nothing is running. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** False if something is running on any server, or if the scheduled backup has already run. */
  async #start(run: {
    readonly kind: Kind;
    readonly directory: string;
    /** Who asked for it; the clock if nobody did. */
    readonly by: SignedInUser | null;
    readonly dueAt: Date | null;
  }): Promise<boolean> {
    const { settings, clock } = this.#services;
    const begun = await inTurn(settings, 'backups', async () => {
      const unended = settings.selectFrom('backup_run').select('id').where('ended_at', 'is', null);
      if ((await unended.executeTakeFirst()) !== undefined) return undefined;
      return await settings.transaction().execute(async (transaction) => {
        if (run.by !== null) await writeAudit(transaction, run.by, clock(), { action: `${run.kind}.begin` });
        return await transaction
          .insertInto('backup_run')
          .values({
            kind: run.kind,
            user_id: run.by?.userId ?? null,
            server_id: this.#host.presence.id,
            due_at: run.dueAt,
            began_at: clock(),
          })
          .onConflict((conflict) => conflict.column('due_at').doNothing())
          .returning('id')
          .executeTakeFirst();
      });
    });
    if (begun === undefined) return false;
    this.#work = this.#carryOut(begun.id, run).finally(() => {
      this.#work = undefined;
    });
    return true;
  }

  async #carryOut(id: number, { kind, directory }: { readonly kind: Kind; readonly directory: string }): Promise<void> {
    const { settings, clock } = this.#services;
    try {
      const outcome = await inSpan(kind === 'backup' ? 'backup' : 'test restore', {}, () =>
        kind === 'backup' ? this.#backUp(directory) : this.#restore(directory),
      );
      await settings
        .updateTable('backup_run')
        .set({ ...outcome, ended_at: clock() })
        .where('id', '=', id)
        .execute();
      this.#host.log.info({ kind, ...outcome }, 'backup run');
    } catch (error) {
      this.#host.log.error({ err: error, kind }, 'backup run failed');
      const problem =
        error instanceof BackupError ? error.message : 'It failed unexpectedly; the server’s log says why.';
      await settings
        .updateTable('backup_run')
        .set({ problem, ended_at: clock() })
        .where('id', '=', id)
        .execute()
        .then(() => tellOfFailure(settings, problem))
        .catch((failure: unknown) => this.#host.log.error({ err: failure }, 'backup run'));
    }
  }

  async #backUp(directory: string) {
    const { schedule } = await readSchedule(this.#services.settings);
    const { name, bytes, added } = await takeBackup({ ...this.#services, directory, keep: schedule.keep });
    return { name, bytes, added };
  }

  async #restore(directory: string) {
    const { name } = await tryRestore(directory);
    return { name };
  }

  #directory(): string {
    const { backupDirectory } = this.#services;
    if (backupDirectory !== undefined) return backupDirectory;
    throw conflict('There is no directory for backups. Start the server with WAYBILL_BACKUPS=/path/of/a/directory.');
  }

  async #assertOperator({ tenantId }: SignedInUser): Promise<void> {
    if (await isServersOwnTenant(this.#services.settings, tenantId)) return;
    throw forbidden('Only operators of the server’s own tenant may see and change its backups.');
  }
}

const underWay = () => conflict('A backup or a test restore is already under way.');

async function newestRuns(settings: Settings): Promise<BackupRun[]> {
  const rows = await settings
    .selectFrom('backup_run as run')
    .leftJoin('user_account as by', 'by.id', 'run.user_id')
    .select(['run.id', 'run.kind', 'by.login', 'run.began_at', 'run.ended_at', 'run.name', 'run.problem'])
    .select(['run.bytes', 'run.added'])
    .orderBy('run.id', 'desc')
    .limit(shownRuns)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    startedBy: row.login,
    beganAt: row.began_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    name: row.name,
    bytes: row.bytes,
    added: row.added,
    problem: row.problem,
  }));
}
