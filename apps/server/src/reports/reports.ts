import { mayRepeat, type Report } from '@waybill/contract';
import { readableClients } from '../identity/access/readable-clients.ts';
import { assertBelongs } from '../platform/http/assert-belongs.ts';
import { conflict } from '../platform/problems.ts';
import { ReportExecutions } from './execution/report-execution.ts';
import { type ReportHost, ReportJobs } from './jobs/report-jobs.ts';
import { type NamedOrder, orderOfNamedReport } from './named/order-of-named-report.ts';
import { ownReport, ownReports, type ReportReader } from './own-reports.ts';
import { presentReport } from './present-report.ts';
import type { ReportOwner, ReportServices } from './report-context.ts';
import { readableReceived } from './report-download.ts';
import { ReportFiles } from './report-file.ts';
import { ReportSchedules } from './schedules/report-schedules.ts';
import { ScheduleActs } from './schedules/schedule-acts.ts';
import { ScheduledReports } from './schedules/scheduled-reports.ts';
import { type FullReportRequest, readStoredRequest } from './stored-request.ts';
import { submitReport } from './submit-report.ts';

/** What users can do with their own reports. */
export class Reports {
  readonly #services: ReportServices;
  readonly schedules: ReportSchedules;
  readonly execution: ReportExecutions;
  readonly scheduledInTenant: ScheduledReports;
  readonly #jobs: ReportJobs;

  constructor(services: ReportServices, host: ReportHost) {
    this.#services = services;
    this.#jobs = new ReportJobs(services, host);
    const acts = new ScheduleActs(services, this.#jobs.schedules, () => this.#jobs.isStarted);
    this.schedules = new ReportSchedules(services, acts);
    this.execution = new ReportExecutions(services, {
      resize: (atOnce) => this.#jobs.resize(atOnce),
      cancel: (id) => this.#stop(id),
    });
    this.scheduledInTenant = new ScheduledReports(services, acts);
  }

  start(): Promise<void> {
    return this.#jobs.start();
  }

  /** Starts no more reports; running ones continue. */
  takeNoMore(): void {
    this.#jobs.takeNoMore();
  }

  close(): Promise<void> {
    return this.#jobs.close();
  }

  /** Submits a report; returns the outcome, in the words that the page looks for (S2 section 8). */
  async submit(owner: ReportOwner, pageName: string, request: FullReportRequest): Promise<string> {
    const submission = await submitReport(this.#services, owner, { pageName, request });
    switch (submission.kind) {
      case 'refused':
        return submission.reason;
      case 'already submitted':
        return 'This report is already submitted. It is in Reports.';
      case 'submitted':
        await this.#jobs.enqueue();
        return 'Report submitted.';
    }
  }

  /**
   * Requests a report by name; returns the number of the same one if it is in progress or ready.
   * @throws ProblemError 400 naming the field that is wrong, 409 if it is refused.
   */
  async order(owner: ReportOwner, order: NamedOrder): Promise<number> {
    const submission = await submitReport(
      this.#services,
      owner,
      await orderOfNamedReport(this.#services, owner, order),
    );
    if (submission.kind === 'refused') throw conflict(submission.reason);
    if (submission.kind === 'submitted') await this.#jobs.enqueue();
    return submission.id;
  }

  /** The user's own reports, and those that colleagues' schedules created for them, newest first. */
  async list(reader: ReportOwner & ReportReader): Promise<Report[]> {
    const { settings } = this.#services;
    const received = await readableReceived(settings, reader);
    const clients = await readableClients(settings, reader);
    const all = [...(await ownReports(settings, reader)), ...received].map((report) => presentReport(report, clients));
    return all.sort((one, other) => other.id - one.id);
  }

  async find(reader: ReportOwner & ReportReader, id: number): Promise<Report> {
    const { settings } = this.#services;
    return presentReport(await ownReport(settings, reader, id), await readableClients(settings, reader));
  }

  /**
   * Submits the same report again. Throws ProblemError 409 when it is in progress or refused, 403 without the
   * permission for such reports.
   */
  async repeat(owner: ReportOwner & ReportReader, id: number): Promise<Report> {
    const report = await ownReport(this.#services.settings, owner, id);
    assertBelongs({ access: mayRepeat(presentReport(report, [])) }, owner);
    const order = { pageName: report.page, request: readStoredRequest(report.request), again: true };
    const submission = await submitReport(this.#services, owner, order);
    if (submission.kind === 'refused') throw conflict(submission.reason);
    if (submission.kind === 'already submitted') throw conflict('This report is already submitted.');
    await this.#jobs.enqueue();
    return this.find(owner, submission.id);
  }

  /** Stops a queued or running report; any other is left as it is. */
  async cancel(owner: ReportOwner & ReportReader, id: number): Promise<Report> {
    await this.find(owner, id);
    await this.#stop(id);
    return this.find(owner, id);
  }

  async #stop(id: number): Promise<void> {
    await this.#services.settings
      .updateTable('report')
      .set({ status: 'cancelled', finished_at: this.#services.clock() })
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'running'])
      .execute();
    await this.#jobs.stop(id);
  }

  async remove(owner: ReportOwner & ReportReader, id: number): Promise<void> {
    await this.cancel(owner, id);
    const { settings } = this.#services;
    const removed = settings.deleteFrom('report').where('id', '=', id).returning(['id', 'attempts', 'format']);
    const report = await removed.executeTakeFirst();
    if (report !== undefined) await new ReportFiles(this.#services).remove(report);
  }
}
