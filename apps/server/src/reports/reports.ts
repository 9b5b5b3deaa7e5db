import { mayRepeat, type Report } from '@waybill/contract';
import { readableClients } from '../identity/access/readable-clients.ts';
import { type Act, recordEvent, writeAudit } from '../identity/audit/write-audit.ts';
import { assertBelongs } from '../platform/http/assert-belongs.ts';
import { conflict } from '../platform/problems.ts';
import { ReportExecutions } from './execution/report-execution.ts';
import { type ReportHost, ReportJobs } from './jobs/report-jobs.ts';
import { type NamedOrder, orderOfNamedReport } from './named/order-of-named-report.ts';
import { noSuchReport, ownReport, ownReports, type ReportReader } from './own-reports.ts';
import { presentReport } from './present-report.ts';
import type { ReportOwner, ReportServices } from './report-context.ts';
import { readableReceived } from './report-download.ts';
import { ReportFiles } from './report-file.ts';
import { ReportSchedules } from './schedules/report-schedules.ts';
import { ScheduleActs } from './schedules/schedule-acts.ts';
import { ScheduledReports } from './schedules/scheduled-reports.ts';
import { type FullReportRequest, readStoredRequest } from './stored-request.ts';
import { submitReport } from './submit-report.ts';

interface Subject {
  readonly id: number;
  readonly name: string;
}

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
      cancel: (by, subject, more) => this.#stop(by, subject, more),
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

  /**
   * Submits a report and records it; returns the outcome, in the words that the page looks for (S2 section 8). `act` is
   * what the audit log says of each outcome.
   */
  async submit(
    owner: ReportOwner,
    pageName: string,
    request: FullReportRequest,
    act: (said: string) => Act,
  ): Promise<string> {
    const submitted = 'Report submitted.';
    const order = { pageName, request, recorded: () => act(submitted) };
    const submission = await submitReport(this.#services, owner, order);
    if (submission.kind === 'submitted') {
      await this.#jobs.enqueue();
      return submitted;
    }
    const said =
      submission.kind === 'refused' ? submission.reason : 'This report is already submitted. It is in Reports.';
    await recordEvent(this.#services.settings, owner, this.#services.clock(), act(said));
    return said;
  }

  /**
   * Requests a report by name and records it; returns the number of the same one if it is in progress or ready.
   * @throws ProblemError 400 naming the field that is wrong, 409 if it is refused.
   */
  async order(owner: ReportOwner, order: NamedOrder): Promise<number> {
    const { order: asked, clientId, subClientIds } = order;
    const recorded = (id: number) => ({
      action: 'report.submit',
      subject: { id, name: asked.reportName },
      more: { clientId, subClientIds: subClientIds.join(','), ...asked },
    });
    const submission = await submitReport(this.#services, owner, {
      ...(await orderOfNamedReport(this.#services, owner, order)),
      recorded,
    });
    if (submission.kind === 'refused') throw conflict(submission.reason);
    if (submission.kind === 'submitted') await this.#jobs.enqueue();
    else await recordEvent(this.#services.settings, owner, this.#services.clock(), recorded(submission.id));
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
    const recorded = (repeated: number) => ({
      action: 'report.repeat',
      subject: { id: repeated, name: report.file_name },
      more: { of: id },
    });
    const order = { pageName: report.page, request: readStoredRequest(report.request), again: true, recorded };
    const submission = await submitReport(this.#services, owner, order);
    if (submission.kind === 'refused') throw conflict(submission.reason);
    if (submission.kind === 'already submitted') throw conflict('This report is already submitted.');
    await this.#jobs.enqueue();
    return this.find(owner, submission.id);
  }

  /** Stops a queued or running report; any other is left as it is. */
  async cancel(owner: ReportOwner & ReportReader, id: number): Promise<Report> {
    const { fileName } = await this.find(owner, id);
    await this.#stop(owner, { id, name: fileName });
    return this.find(owner, id);
  }

  async #stop(by: ReportOwner, subject: Subject, more: Act['more'] = {}): Promise<void> {
    const { settings, clock } = this.#services;
    await settings.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('report')
        .set({ status: 'cancelled', finished_at: clock() })
        .where('id', '=', subject.id)
        .where('status', 'in', ['queued', 'running'])
        .execute();
      await writeAudit(transaction, by, clock(), { action: 'report.cancel', subject, more });
    });
    await this.#jobs.stop(subject.id);
  }

  /** Deletes a report, stopping it if it is queued or running. @throws ProblemError 404 if there is none. */
  async remove(owner: ReportOwner & ReportReader, id: number): Promise<void> {
    const { settings, clock } = this.#services;
    const { file_name: name, clientName, row_count: rows } = await ownReport(settings, owner, id);
    const removed = await settings.transaction().execute(async (transaction) => {
      const deleted = await transaction
        .deleteFrom('report')
        .where('id', '=', id)
        .returning(['id', 'attempts', 'format'])
        .executeTakeFirst();
      if (deleted === undefined) throw noSuchReport();
      const act = { action: 'report.delete', subject: { id, name }, more: { clientName, rows } };
      await writeAudit(transaction, owner, clock(), act);
      return deleted;
    });
    await this.#jobs.stop(id);
    await new ReportFiles(this.#services).remove(removed);
  }
}
