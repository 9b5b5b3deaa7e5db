import type { Transaction } from '@waybill/db';
import type { ReportServices } from '../report-context.ts';
import type { ScheduledRun } from './run-schedule.ts';
import type { ScheduleJobs } from './schedule-jobs.ts';
import type { ScheduleTimes } from './schedule-times.ts';

/** Finds the schedule as it is, and writes what is done to it to the audit log. */
type Record = (transaction: Transaction) => Promise<void>;

/** Changes to a schedule, in its table and in the queue together. */
export class ScheduleActs {
  readonly #services: ReportServices;
  readonly #jobs: ScheduleJobs;
  readonly #isRunning: () => boolean;

  constructor(services: ReportServices, jobs: ScheduleJobs, isRunning: () => boolean) {
    this.#services = services;
    this.#jobs = jobs;
    this.#isRunning = isRunning;
  }

  /** Starts a stored schedule. */
  async begin(id: number, times: ScheduleTimes): Promise<void> {
    if (this.#isRunning()) await this.#jobs.add(id, times);
  }

  /** Applies the changed times of a schedule. */
  async move(id: number, times: ScheduleTimes, active: boolean): Promise<void> {
    if (active) await this.begin(id, times);
  }

  /** Pauses or resumes a schedule; `record` writes who did it, in the same transaction. */
  async setActive(id: number, times: ScheduleTimes, active: boolean, record: Record): Promise<void> {
    await this.#services.settings.transaction().execute(async (transaction) => {
      await record(transaction);
      await transaction.updateTable('report_schedule').set({ active }).where('id', '=', id).execute();
    });
    if (this.#isRunning()) await (active ? this.#jobs.add(id, times) : this.#jobs.remove(id));
  }

  /** Submits its report for its current dates. */
  run(id: number): Promise<ScheduledRun> {
    return this.#jobs.run(id);
  }

  async remove(id: number, record: Record): Promise<void> {
    await this.#services.settings.transaction().execute(async (transaction) => {
      await record(transaction);
      await transaction.deleteFrom('report_schedule').where('id', '=', id).execute();
    });
    if (this.#isRunning()) await this.#jobs.remove(id);
  }
}
