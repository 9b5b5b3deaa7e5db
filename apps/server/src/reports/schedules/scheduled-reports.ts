import type { listScheduledReports, ScheduledReport, ScheduledReportDetail } from '@waybill/contract';
import type { Settings, Transaction } from '@waybill/db';
import type { z } from 'zod';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { type Act, recordEvent, writeAudit } from '../../identity/audit/write-audit.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest, notFound } from '../../platform/problems.ts';
import { tablePage } from '../../platform/tables/table-page.ts';
import { listedFilters } from '../about-report.ts';
import type { ReportServices } from '../report-context.ts';
import { fileOfReport, isKept, mayReadAll, type ReportDownload } from '../report-download.ts';
import { readStoredRequest } from '../stored-request.ts';
import { administeredSchedules, searchedInSchedules } from './administered-schedules.ts';
import type { ScheduleActs } from './schedule-acts.ts';

const mostRuns = 20;

/** What operators can do with the scheduled reports of everybody in their tenant; everything is audited. */
export class ScheduledReports {
  readonly #services: ReportServices;
  readonly #acts: ScheduleActs;

  constructor(services: ReportServices, acts: ScheduleActs) {
    this.#services = services;
    this.#acts = acts;
  }

  async page(
    user: SignedInUser,
    query: z.output<NonNullable<typeof listScheduledReports.query>>,
  ): Promise<{ rows: ScheduledReport[]; total: number }> {
    const { settings } = this.#services;
    const { state } = query;
    const rows = this.#ofTenant(user)
      .$if(state === 'active', (all) => all.where('report_schedule.active', '=', true))
      .$if(state === 'paused', (all) => all.where('report_schedule.active', '=', false));
    const chosen =
      state === 'failed'
        ? settings.selectFrom(rows.as('all_schedules')).selectAll().where('lastOutcome', 'in', ['failed', 'not_made'])
        : rows;
    return tablePage(settings, chosen, query, { searched: searchedInSchedules, unique: 'id' });
  }

  /** @throws ProblemError 404 when the tenant has no such schedule. */
  async find(user: SignedInUser, id: number): Promise<ScheduledReportDetail> {
    const { settings, clock } = this.#services;
    const row = await this.#row(user, id);
    const stored = await settings
      .selectFrom('report_schedule')
      .select(['request', 'format'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const request = readStoredRequest(stored.request);
    const runs = await settings
      .selectFrom('report')
      .selectAll()
      .where('schedule_id', '=', id)
      .orderBy('id', 'desc')
      .limit(mostRuns)
      .execute();
    const clients = await readableClients(settings, user);
    const readable = new Set(clients.map((client) => client.id));
    return {
      ...row,
      format: stored.format,
      fact: request.fact,
      dateType: request.dateType,
      filters: [...listedFilters(request, clients)],
      runs: runs.map((run) => ({
        reportId: run.id,
        submittedAt: run.submitted_at.toISOString(),
        outcome: run.status,
        reason: run.reason,
        rows: run.row_count,
        bytes: run.bytes,
        mayOpen: isKept(run, clock()) && mayReadAll(run, readable),
        fileName: run.file_name,
      })),
    };
  }

  /** Runs its report for its owner now. @throws ProblemError 400 with the reason if that is not possible. */
  async run(user: SignedInUser, id: number): Promise<ScheduledReportDetail> {
    const act = this.#act('scheduled_report.run', await this.#row(user, id));
    await recordEvent(this.#services.settings, user, this.#services.clock(), act);
    const run = await this.#acts.run(id);
    if (run.kind === 'failed') throw badRequest(run.reason);
    if (run.kind === 'nothing') throw badRequest('Its report is already running, or its owner is not active.');
    return this.find(user, id);
  }

  async setActive(user: SignedInUser, id: number, active: boolean): Promise<ScheduledReportDetail> {
    const schedule = await this.#row(user, id);
    await this.#acts.setActive(id, schedule, active, async (transaction) => {
      const before = await this.#row(user, id, transaction);
      const act = this.#act(active ? 'scheduled_report.resume' : 'scheduled_report.pause', before);
      const changes = { active: { before: before.active, after: active } };
      await writeAudit(transaction, user, this.#services.clock(), { ...act, changes });
    });
    return this.find(user, id);
  }

  /** Deletes a schedule; its existing reports stay. */
  async remove(user: SignedInUser, id: number): Promise<void> {
    await this.#acts.remove(id, async (transaction) => {
      const act = this.#act('scheduled_report.delete', await this.#row(user, id, transaction));
      await writeAudit(transaction, user, this.#services.clock(), act);
    });
  }

  /** The file of a report from a schedule of the tenant. Throws as `reportDownload` does. */
  async download(user: SignedInUser, reportId: number): Promise<ReportDownload> {
    const { settings } = this.#services;
    const report = await settings
      .selectFrom('report')
      .innerJoin('user_account', 'user_account.id', 'report.user_id')
      .selectAll('report')
      .select('user_account.login')
      .where('report.id', '=', reportId)
      .where('report.schedule_id', 'is not', null)
      .where('user_account.tenant_id', '=', user.tenantId)
      .executeTakeFirst();
    const download = await fileOfReport(this.#services, user, report);
    await recordEvent(settings, user, this.#services.clock(), {
      action: 'scheduled_report.open',
      subject: { id: reportId, name: download.fileName },
      more: { owner: report?.login },
    });
    return download;
  }

  #ofTenant(user: SignedInUser, settings: Settings = this.#services.settings) {
    return administeredSchedules(settings, user.tenantId, this.#services.clock());
  }

  /** Within a transaction, nobody else can change it until that ends. */
  async #row(user: SignedInUser, id: number, transaction?: Transaction): Promise<ScheduledReport> {
    if (transaction !== undefined) await lockRow(transaction, 'report_schedule', id);
    const found = await this.#ofTenant(user, transaction).where('report_schedule.id', '=', id).executeTakeFirst();
    if (found === undefined) throw notFound('There is no such scheduled report.');
    return found;
  }

  #act(action: string, { id, name, ownerLogin }: ScheduledReport): Act {
    return { action, subject: { id, name }, more: { owner: ownerLogin } };
  }
}
