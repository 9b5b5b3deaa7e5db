import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { ReportContext } from '../report-context.ts';
import { runReport, type StopReason } from '../run/run-report.ts';
import { tellOfReport } from '../tell-of-report.ts';
import { expireReports } from './expire-reports.ts';
import { createJobQueue } from './job-queue.ts';
import { recoverReports } from './recover-reports.ts';

const reportQueue = 'report';
const expiryQueue = 'report-expiry';
const reportsAtOnce = 2;
const longestRunSeconds = 6 * 3_600;
const closeMilliseconds = 10_000;

interface ReportJob {
  readonly reportId: number;
}

/** Runs reports in the background, in the order in which they were submitted, two at a time. */
export class ReportJobs {
  readonly #context: ReportContext;
  readonly #log: FastifyBaseLogger;
  readonly #queue: PgBoss;
  readonly #running = new Map<number, AbortController>();
  #isStarted = false;
  #worker: string | undefined;

  constructor(context: ReportContext, log: FastifyBaseLogger) {
    this.#context = context;
    this.#log = log;
    this.#queue = createJobQueue(context.settings, (error) => log.error({ err: error }, 'job queue'));
  }

  /** Begins the work, first of all what an earlier server left unfinished. */
  async start(): Promise<void> {
    await this.#queue.start();
    this.#isStarted = true;
    await this.#queue.createQueue(reportQueue, { retryLimit: 0, expireInSeconds: longestRunSeconds });
    await this.#queue.createQueue(expiryQueue, { retryLimit: 0 });
    await this.#queue.deleteAllJobs(reportQueue);
    for (const id of await recoverReports(this.#context)) await this.enqueue(id);
    await expireReports(this.#context);
    this.#worker = await this.#queue.work<ReportJob>(
      reportQueue,
      { localConcurrency: reportsAtOnce, pollingIntervalSeconds: 1 },
      async (jobs) => {
        for (const { data } of jobs) await this.#run(data.reportId);
      },
    );
    await this.#queue.work(expiryQueue, { pollingIntervalSeconds: 60 }, () => expireReports(this.#context));
    await this.#queue.schedule(expiryQueue, '17 * * * *');
  }

  /** Runs the stored report as soon as it is its turn; before the start it waits for it. */
  async enqueue(reportId: number): Promise<void> {
    if (!this.#isStarted) return;
    await this.#queue.send(reportQueue, { reportId });
    if (this.#worker !== undefined) this.#queue.notifyWorker(this.#worker);
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
      const settled = await runReport(this.#context, reportId, controller.signal, (error) =>
        this.#log.error({ err: error, reportId }, 'report'),
      );
      if (settled !== undefined) await tellOfReport(this.#context.settings, settled);
    } finally {
      this.#running.delete(reportId);
    }
  }
}
