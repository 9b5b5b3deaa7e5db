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
import { fairTurn, waitingReports } from './fair-turn.ts';
import { createJobQueue } from './job-queue.ts';
import { recoverReports } from './recover-reports.ts';

const reportQueue = 'report';
const expiryQueue = 'report-expiry';
/** Longer than any time limit of a report. */
const longestRunSeconds = 7 * 3_600;
const closeMilliseconds = 10_000;

/** A report that runs here. */
interface AtWork {
  readonly userId: number;
  readonly controller: AbortController;
}

/**
 * Runs reports in the background, as many at a time as the operator allows, with a fair turn for each user. A job of the
 * queue only says that a report is waiting; the worker chooses which one when the job begins.
 */
export class ReportJobs {
  readonly #services: ReportServices;
  readonly #log: FastifyBaseLogger;
  readonly #queue: PgBoss;
  readonly schedules: ScheduleJobs;
  readonly #running = new Map<number, AtWork>();
  #choosing: Promise<unknown> = Promise.resolve();
  #isStarted = false;
  readonly #workers: ReportWorkers<object>;

  constructor(services: ReportServices, log: FastifyBaseLogger) {
    this.#services = services;
    this.#log = log;
    this.#queue = createJobQueue(services.settings, (error) => log.error({ err: error }, 'job queue failed'));
    this.#workers = new ReportWorkers(this.#queue, reportQueue, async (jobs) => {
      for (const _ of jobs) await this.#runNext();
    });
    this.schedules = new ScheduleJobs(this.#queue, services, {
      report: () => this.enqueue(),
      fault: (error) => log.error({ err: error }, 'scheduled report failed'),
    });
  }

  /** Begins the work, first what an earlier server left unfinished. */
  async start(): Promise<void> {
    await this.#queue.start();
    this.#isStarted = true;
    await this.#queue.createQueue(reportQueue, { retryLimit: 0, expireInSeconds: longestRunSeconds });
    await this.#queue.createQueue(expiryQueue, { retryLimit: 0 });
    await this.#queue.deleteAllJobs(reportQueue);
    for (const _ of await recoverReports(this.#services)) await this.enqueue();
    await expireReports(this.#services);
    await this.#workers.resize((await reportServerOf(this.#services.settings)).atOnce);
    await this.#queue.work(expiryQueue, { pollingIntervalSeconds: 60 }, () => expireReports(this.#services));
    await this.#queue.schedule(expiryQueue, '17 * * * *');
    await this.schedules.start();
  }

  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Announces a stored report that is to be run. Before the start, it waits until the queue has started. */
  async enqueue(): Promise<void> {
    if (!this.#isStarted) return;
    await this.#queue.send(reportQueue, {});
    this.#workers.notify();
  }

  /** Sets how many reports run at once; those already running continue. */
  async resize(atOnce: number): Promise<void> {
    if (!this.#isStarted) return;
    await this.#workers.resize(atOnce);
    for (const _ of await waitingReports(this.#services.settings)) await this.enqueue();
  }

  /** Stops a report that runs here; its owner cancelled it. */
  stop(reportId: number): void {
    this.#stop(reportId, 'cancelled');
  }

  /** Stops all work; the next start begins unfinished reports again. */
  async close(): Promise<void> {
    for (const id of this.#running.keys()) this.#stop(id, 'closing');
    await this.#queue.stop({ graceful: true, timeout: closeMilliseconds });
  }

  #stop(reportId: number, reason: StopReason): void {
    this.#running.get(reportId)?.controller.abort(reason);
  }

  async #runNext(): Promise<void> {
    const next = await this.#takeNext();
    if (next === undefined) return;
    const { reportId, signal } = next;
    try {
      const settled = await runReport(this.#services, reportId, signal, (error) =>
        this.#log.error({ err: error, reportId }, 'report failed'),
      );
      if (settled !== undefined) await this.#tell(settled);
    } finally {
      this.#running.delete(reportId);
      if (signal.reason !== 'closing') await this.#goOn();
    }
  }

  /** Chooses the report whose turn it is; one worker at a time, so that each knows what the others took. */
  async #takeNext(): Promise<{ readonly reportId: number; readonly signal: AbortSignal } | undefined> {
    const taken = this.#choosing.then(async () => {
      const { settings } = this.#services;
      const waiting = (await waitingReports(settings)).filter(({ id }) => !this.#running.has(id));
      const ownersAtWork = [...this.#running.values()].map(({ userId }) => userId);
      const next = fairTurn(waiting, ownersAtWork, (await reportServerOf(settings)).atOnce);
      if (next === undefined) return undefined;
      const controller = new AbortController();
      this.#running.set(next.id, { userId: next.userId, controller });
      return { reportId: next.id, signal: controller.signal };
    });
    this.#choosing = taken.catch(() => undefined);
    return taken;
  }

  /** Reports that waited because their owner already had a full share running may begin now. */
  async #goOn(): Promise<void> {
    if ((await waitingReports(this.#services.settings)).length > 0) await this.enqueue();
  }

  /** The report's result stays, even if its owner cannot be notified. */
  async #tell(settled: Settled): Promise<void> {
    try {
      await tellOfReport(this.#services, settled);
    } catch (error) {
      this.#log.error({ err: error, reportId: settled.id }, 'notifying about a report failed');
    }
  }
}
