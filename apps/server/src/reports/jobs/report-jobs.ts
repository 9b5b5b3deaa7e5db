import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { reportServerOf } from '../execution/report-limits.ts';
import { ReportWorkers } from '../execution/report-workers.ts';
import type { ReportServices } from '../report-context.ts';
import type { Settled } from '../run/report-progress.ts';
import { runReport, type StopReason } from '../run/run-report.ts';
import { ScheduleJobs } from '../schedules/schedule-jobs.ts';
import { tellOfReport } from '../tell-of-report.ts';
import { expireReports } from './expire-reports.ts';
import { createJobQueue } from './job-queue.ts';
import { recoverReports } from './recover-reports.ts';

const reportQueue = 'report';
const expiryQueue = 'report-expiry';
/** Longer than any time limit of a report. */
const longestRunSeconds = 7 * 3_600;
const closeMilliseconds = 10_000;

interface ReportJob {
  readonly reportId: number;
}

/** Runs reports in the background, in the order in which they were submitted, as many at a time as the operator allows. */
export class ReportJobs {
  readonly #services: ReportServices;
  readonly #log: FastifyBaseLogger;
  readonly #queue: PgBoss;
  readonly schedules: ScheduleJobs;
  readonly #running = new Map<number, AbortController>();
  #isStarted = false;
  readonly #workers: ReportWorkers<ReportJob>;

  constructor(services: ReportServices, log: FastifyBaseLogger) {
    this.#services = services;
    this.#log = log;
    this.#queue = createJobQueue(services.settings, (error) => log.error({ err: error }, 'job queue'));
    this.#workers = new ReportWorkers<ReportJob>(this.#queue, reportQueue, async (jobs) => {
      for (const { data } of jobs) await this.#run(data.reportId);
      this.#workers.notify();
    });
    this.schedules = new ScheduleJobs(this.#queue, services, {
      report: (reportId) => this.enqueue(reportId),
      fault: (error) => log.error({ err: error }, 'scheduled report'),
    });
  }

  /** Begins the work, first of all what an earlier server left unfinished. */
  async start(): Promise<void> {
    await this.#queue.start();
    this.#isStarted = true;
    await this.#queue.createQueue(reportQueue, { retryLimit: 0, expireInSeconds: longestRunSeconds });
    await this.#queue.createQueue(expiryQueue, { retryLimit: 0 });
    await this.#queue.deleteAllJobs(reportQueue);
    for (const id of await recoverReports(this.#services)) await this.enqueue(id);
    await expireReports(this.#services);
    await this.#workers.resize((await reportServerOf(this.#services.settings)).atOnce);
    await this.#queue.work(expiryQueue, { pollingIntervalSeconds: 60 }, () => expireReports(this.#services));
    await this.#queue.schedule(expiryQueue, '17 * * * *');
    await this.schedules.start();
  }

  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Runs the stored report as soon as it is its turn; before the start it waits for it. */
  async enqueue(reportId: number): Promise<void> {
    if (!this.#isStarted) return;
    await this.#queue.send(reportQueue, { reportId });
    this.#workers.notify();
  }

  /** So many reports run at once from now on; what runs already goes on. */
  async resize(atOnce: number): Promise<void> {
    if (this.#isStarted) await this.#workers.resize(atOnce);
  }

  /** Stops a report that runs here; its owner cancelled it. */
  stop(reportId: number): void {
    this.#stop(reportId, 'cancelled');
  }

  /** Stops all work; what is unfinished is begun again at the next start. */
  async close(): Promise<void> {
    for (const id of this.#running.keys()) this.#stop(id, 'closing');
    await this.#queue.stop({ graceful: true, timeout: closeMilliseconds });
  }

  #stop(reportId: number, reason: StopReason): void {
    this.#running.get(reportId)?.abort(reason);
  }

  async #run(reportId: number): Promise<void> {
    const controller = new AbortController();
    this.#running.set(reportId, controller);
    try {
      const settled = await runReport(this.#services, reportId, controller.signal, (error) =>
        this.#log.error({ err: error, reportId }, 'report'),
      );
      if (settled !== undefined) await this.#tell(settled);
    } finally {
      this.#running.delete(reportId);
    }
  }

  /** A report stays what it became, also when nobody can be told. */
  async #tell(settled: Settled): Promise<void> {
    try {
      await tellOfReport(this.#services, settled);
    } catch (error) {
      this.#log.error({ err: error, reportId: settled.id }, 'report could not be told');
    }
  }
}
