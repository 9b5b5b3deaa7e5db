import type { newReportSchedule, ReportSchedule } from '@waybill/contract';
import type { z } from 'zod';
import { badRequest } from '../../problems.ts';
import { ownReport, type ReportReader } from '../own-reports.ts';
import type { ReportOwner, ReportServices } from '../report-context.ts';
import { readStoredRequest } from '../stored-request.ts';
import { requestOfPeriod } from './request-of-period.ts';
import type { ScheduleActs } from './schedule-acts.ts';
import { ownSchedule, ownSchedules, presentSchedule } from './stored-schedules.ts';

const mostSchedules = 50;

/** What a user can do with the reports that come by themselves; all of it with their own ones only. */
export class ReportSchedules {
  readonly #services: ReportServices;
  readonly #acts: ScheduleActs;

  constructor(services: ReportServices, acts: ScheduleActs) {
    this.#services = services;
    this.#acts = acts;
  }

  async list({ userId }: ReportOwner): Promise<ReportSchedule[]> {
    const { settings, clock } = this.#services;
    return (await ownSchedules(settings, userId)).map((schedule) => presentSchedule(schedule, clock()));
  }

  /** Schedules an own report. Throws ProblemError for a report that has no range of days, and beyond fifty. */
  async add(owner: ReportOwner & ReportReader, wanted: z.output<typeof newReportSchedule>): Promise<ReportSchedule> {
    const { settings, clock } = this.#services;
    const report = await ownReport(settings, owner, wanted.reportId);
    const request = readStoredRequest(report.request);
    requestOfPeriod(request, wanted.period, clock());
    if ((await ownSchedules(settings, owner.userId)).length >= mostSchedules) {
      throw badRequest(`You have ${mostSchedules} scheduled reports. Delete one to add another.`);
    }
    const { frequency, day, hour } = wanted;
    const { id } = await settings
      .insertInto('report_schedule')
      .values({
        user_id: owner.userId,
        client_id: report.client_id,
        name: wanted.name.trim(),
        page: report.page,
        format: request.format,
        request: report.request,
        period: wanted.period,
        frequency,
        day,
        hour,
        created_at: clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await this.#acts.begin(id, { frequency, day, hour });
    return presentSchedule(await ownSchedule(settings, owner.userId, id), clock());
  }

  /** Pauses a schedule or lets it go on. */
  async setActive({ userId }: ReportOwner, id: number, active: boolean): Promise<ReportSchedule> {
    const { settings, clock } = this.#services;
    const schedule = await ownSchedule(settings, userId, id);
    await this.#acts.setActive(id, schedule, active);
    return presentSchedule({ ...schedule, active }, clock());
  }

  /** Makes the report of a schedule now. */
  async run({ userId }: ReportOwner, id: number): Promise<void> {
    await ownSchedule(this.#services.settings, userId, id);
    await this.#acts.run(id);
  }

  async remove({ userId }: ReportOwner, id: number): Promise<void> {
    await ownSchedule(this.#services.settings, userId, id);
    await this.#acts.remove(id);
  }
}
