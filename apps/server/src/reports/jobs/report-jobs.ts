import { inTurn, tellServers } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { onceAMinute } from '../../platform/once-a-minute.ts';
import { reportServerOf } from '../execution/report-limits.ts';
import { ReportWorkers } from '../execution/report-workers.ts';
import type { ReportServices } from '../report-context.ts';
import { type ClaimedReport, claimReport, type Settled } from '../run/report-progress.ts';
import { runReport, type StopReason } from '../run/run-report.ts';
import { ScheduleJobs } from '../schedules/schedule-jobs.ts';
import { tellOfReport } from '../tell-of-report.ts';
import { expireReports } from './expire-reports.ts';
import { fairTurn, ownersAtWork, waitingReports } from './fair-turn.ts';
import { createJobQueue } from './job-queue.ts';
import { recoverReports } from './recover-reports.ts';

const reportQueue = 'report';
const expiryQueue = 'report-expiry';
/** Longer than any time limit of a report. */
const longestRunSeconds = 7 * 3_600;
const closeMilliseconds = 10_000;
const stopTopic = 'stop report';
const resizeTopic = 'reports at once';

/** What report jobs need from the app. */
export type ReportHost = Pick<FastifyInstance, 'log' | 'news' | 'presence' | 'showNewestData'>;

/**
 * Runs reports in the background, as many at a time as the operator allows on all servers together, with a fair turn
 * for each user. A job in the queue only says that a report is waiting; the worker chooses which one when the job
 * starts.
 */
export class ReportJobs {
  readonly #services: ReportServices;
  readonly #host: ReportHost;
  readonly #queue: PgBoss;
  readonly schedules: ScheduleJobs;
  /** The reports that are running here. */
  readonly #running = new Map<number, AbortController>();
  readonly #endings: (() => void)[] = [];
  #isStarted = false;
  #isClosing = false;
  readonly #workers: ReportWorkers<object>;

  constructor(services: ReportServices, host: ReportHost) {
    const { log } = host;
    this.#services = services;
    this.#host = host;
    const failed = onceAMinute((error, repeats) => log.error({ err: error, repeats }, 'job queue failed'));
    this.#queue = createJobQueue(services.settings, failed);
    this.#workers = new ReportWorkers(this.#queue, reportQueue, async (jobs) => {
      for (const _ of jobs) await this.#runNext();
    });
    this.schedules = new ScheduleJobs(this.#queue, services, {
      report: () => this.enqueue(),
      fault: (error) => log.error({ err: error }, 'scheduled report failed'),
    });
  }

  /** Starts the work, beginning with what an earlier server left unfinished. */
  async start(): Promise<void> {
    await this.#queue.start();
    this.#isStarted = true;
    await this.#queue.createQueue(reportQueue, { retryLimit: 0, expireInSeconds: longestRunSeconds });
    await this.#queue.createQueue(expiryQueue, { retryLimit: 0 });
    await this.#queue.deleteQueuedJobs(reportQueue);
    await this.#recover();
    await expireReports(this.#services);
    await this.#workers.resize((await reportServerOf(this.#services.settings)).atOnce);
    await this.#queue.work(expiryQueue, { pollingIntervalSeconds: 60 }, () => expireReports(this.#services));
    await this.#queue.schedule(expiryQueue, '17 * * * *');
    await this.schedules.start();
    const { news, presence, log } = this.#host;
    const failed = (error: unknown) => log.error({ err: error }, 'job queue failed');
    presence.onGone(() => this.#recover());
    this.#endings.push(
      news.on(stopTopic, (reportId) => this.#stop(Number(reportId), 'cancelled')),
      news.on(resizeTopic, (atOnce) => this.#become(Number(atOnce)).catch(failed)),
      news.onMissed(() => this.#catchUp().catch(failed)),
    );
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
    await tellServers(this.#services.settings, resizeTopic, String(atOnce));
  }

  /** Stops a report, on whichever server it runs; its owner cancelled it. */
  async stop(reportId: number): Promise<void> {
    await tellServers(this.#services.settings, stopTopic, String(reportId));
  }

  /** Starts no more reports. */
  takeNoMore(): void {
    this.#isClosing = true;
  }

  /** Stops all work; another server, or the next start, starts unfinished reports again. */
  async close(): Promise<void> {
    this.takeNoMore();
    for (const end of this.#endings) end();
    for (const id of this.#running.keys()) this.#stop(id, 'closing');
    await this.#queue.stop({ graceful: true, timeout: closeMilliseconds });
    await this.#giveBack();
  }

  async #giveBack(): Promise<void> {
    await this.#services.settings
      .updateTable('report')
      .set({ server_id: null })
      .where('status', '=', 'running')
      .where('server_id', '=', this.#host.presence.id)
      .execute();
  }

  async #recover(): Promise<void> {
    if (this.#isClosing) return;
    for (const _ of await recoverReports(this.#services)) await this.enqueue();
  }

  /** Finds out what this server missed while it could not receive events. */
  async #catchUp(): Promise<void> {
    const { settings } = this.#services;
    const running = await settings
      .selectFrom('report')
      .select('id')
      .where('status', '=', 'running')
      .where('server_id', '=', this.#host.presence.id)
      .execute();
    const wanted = new Set(running.map(({ id }) => id));
    for (const id of [...this.#running.keys()].filter((each) => !wanted.has(each))) this.#stop(id, 'cancelled');
    await this.#become((await reportServerOf(settings)).atOnce);
  }

  async #become(atOnce: number): Promise<void> {
    await this.#workers.resize(atOnce);
    for (const _ of await waitingReports(this.#services.settings)) await this.enqueue();
  }

  #stop(reportId: number, reason: StopReason): void {
    this.#running.get(reportId)?.abort(reason);
  }

  async #runNext(): Promise<void> {
    const next = await this.#takeNext();
    if (next === undefined) return;
    const { report, signal } = next;
    try {
      await this.#host.showNewestData();
      const settled = await runReport(this.#services, report, signal, (error) =>
        this.#host.log.error({ err: error, reportId: report.id }, 'report failed'),
      );
      if (settled !== undefined) await this.#tell(settled);
    } finally {
      this.#running.delete(report.id);
      if (signal.reason !== 'closing') await this.#goOn();
    }
  }

  /** Takes the next report; one worker at a time across all servers, so that each knows what the others took. */
  async #takeNext(): Promise<{ readonly report: ClaimedReport; readonly signal: AbortSignal } | undefined> {
    const { settings } = this.#services;
    return await inTurn(settings, 'reports', async () => {
      if (this.#isClosing) return undefined;
      const { atOnce } = await reportServerOf(settings);
      const next = fairTurn(await waitingReports(settings), await ownersAtWork(settings), atOnce);
      if (next === undefined) return undefined;
      // Registered before it is taken, so that a cancellation from then on stops it.
      const controller = new AbortController();
      this.#running.set(next.id, controller);
      const report = await claimReport(this.#services, next.id, this.#host.presence.id);
      if (report === undefined) this.#running.delete(next.id);
      return report === undefined ? undefined : { report, signal: controller.signal };
    });
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
      this.#host.log.error({ err: error, reportId: settled.id }, 'notifying about a report failed');
    }
  }
}
