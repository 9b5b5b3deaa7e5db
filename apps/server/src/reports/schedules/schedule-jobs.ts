import type { PgBoss } from 'pg-boss';
import { notify } from '../../live/notifications/notify.ts';
import type { ReportServices } from '../report-context.ts';
import { runSchedule, type ScheduledRun } from './run-schedule.ts';
import { mailOfFailedSchedule } from './schedule-mails.ts';
import { cronOf, type ScheduleTimes } from './schedule-times.ts';

const scheduleQueue = 'report-schedule';

interface ScheduleJob {
  readonly scheduleId: number;
}

interface ScheduleEvents {
  /** A report was submitted and has to be run. */
  readonly report: (reportId: number) => Promise<void>;
  /** An internal error: the queue tries again. */
  readonly fault: (error: unknown) => void;
}

/** Starts scheduled reports on time; a run missed during downtime happens once after the restart. */
export class ScheduleJobs {
  readonly #queue: PgBoss;
  readonly #services: ReportServices;
  readonly #on: ScheduleEvents;

  constructor(queue: PgBoss, services: ReportServices, on: ScheduleEvents) {
    this.#queue = queue;
    this.#services = services;
    this.#on = on;
  }

  /** Starts the work; the schedules in the table are authoritative. */
  async start(): Promise<void> {
    await this.#queue.createQueue(scheduleQueue, { retryLimit: 2, retryDelay: 60 });
    await this.#reconcile();
    await this.#queue.work<ScheduleJob>(scheduleQueue, { pollingIntervalSeconds: 15 }, async (jobs) => {
      for (const { data } of jobs) {
        await this.run(data.scheduleId).catch((error: unknown) => {
          this.#on.fault(error);
          throw error;
        });
      }
    });
  }

  async add(scheduleId: number, times: ScheduleTimes): Promise<void> {
    const options = { key: String(scheduleId), tz: times.timeZone, missed: 'once' } as const;
    await this.#queue.schedule(scheduleQueue, cronOf(times), { scheduleId }, options);
  }

  async remove(scheduleId: number): Promise<void> {
    await this.#queue.unschedule(scheduleQueue, String(scheduleId));
  }

  /** Submits the schedule's report for its current dates; tells the owner if that is not possible. */
  async run(scheduleId: number): Promise<ScheduledRun> {
    const run = await runSchedule(this.#services, scheduleId);
    if (run.kind === 'submitted') await this.#on.report(run.reportId);
    if (run.kind !== 'failed') return run;
    const { settings, clock } = this.#services;
    await settings
      .updateTable('report_schedule')
      .set({ failed_at: clock(), failure: run.reason })
      .where('id', '=', scheduleId)
      .execute();
    await notify(settings, [run.userId], { kind: 'report_failed', values: { name: run.name }, link: '/reports' });
    await mailOfFailedSchedule(this.#services, run);
    return run;
  }

  async #reconcile(): Promise<void> {
    const kept = await this.#services.settings
      .selectFrom('report_schedule')
      .select(['id', 'frequency', 'day', 'hour', 'time_zone as timeZone'])
      .where('active', '=', true)
      .execute();
    const planned = await this.#queue.getSchedules(scheduleQueue);
    const known = new Map(planned.map(({ key, cron, timezone }) => [key, `${cron} ${timezone}`]));
    for (const { id, ...times } of kept) {
      if (known.get(String(id)) !== `${cronOf(times)} ${times.timeZone}`) await this.add(id, times);
      known.delete(String(id));
    }
    for (const key of known.keys()) await this.#queue.unschedule(scheduleQueue, key);
  }
}
