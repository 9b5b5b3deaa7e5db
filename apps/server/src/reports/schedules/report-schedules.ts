import type { changedReportSchedule, newReportSchedule, ReportSchedule, ScheduleRecipient } from '@waybill/contract';
import { lockUser, type ReportScheduleTable } from '@waybill/db';
import { analysisOf } from '@waybill/model';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { pageOfCall } from '../../analysis/data/page-of-call.ts';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { assertBelongs } from '../../platform/http/assert-belongs.ts';
import { badRequest } from '../../platform/problems.ts';
import { ownReport, type ReportReader } from '../own-reports.ts';
import { prepareReport } from '../prepare-report.ts';
import type { ReportOwner, ReportServices } from '../report-context.ts';
import { reasonOf } from '../run/report-failure.ts';
import { type FullReportRequest, readStoredRequest } from '../stored-request.ts';
import { requestOfPeriod } from './request-of-period.ts';
import type { ScheduleActs } from './schedule-acts.ts';
import { permittedRecipients, possibleRecipients, type SharedRows, storeRecipients } from './schedule-recipients.ts';
import { dayIn } from './schedule-times.ts';
import { ownSchedule, ownSchedules, presentSchedule, type StoredSchedule } from './stored-schedules.ts';

const mostSchedules = 50;

type Choices = Omit<z.output<typeof changedReportSchedule>, 'format'>;

/** What a schedule's reports contain. */
interface Source {
  readonly page: string;
  readonly request: FullReportRequest;
}

/** A page for a client and, if some are named, only these sub-clients. */
interface ClientsPage {
  readonly page: string;
  readonly clientId: number;
  readonly childClientIdsCSV: string;
}

/** What users can do with their own scheduled reports. */
export class ReportSchedules {
  readonly #services: ReportServices;
  readonly #acts: ScheduleActs;

  constructor(services: ReportServices, acts: ScheduleActs) {
    this.#services = services;
    this.#acts = acts;
  }

  async list(owner: ReportOwner): Promise<ReportSchedule[]> {
    const schedules = await ownSchedules(this.#services.settings, owner.userId);
    return Promise.all(schedules.map((schedule) => this.#present(owner, schedule)));
  }

  /**
   * Schedules the rows of the user's own report, or of a page. Throws ProblemError for rows that have no range of days
   * or that the user may not see, for recipients who may not see them, and beyond fifty.
   */
  async add(owner: ReportOwner & ReportReader, wanted: z.output<typeof newReportSchedule>): Promise<ReportSchedule> {
    const { settings, clock } = this.#services;
    const rows = await this.#check(owner, await this.#sourceOfNew(owner, wanted), wanted);
    const { id } = await settings.transaction().execute(async (transaction) => {
      await lockUser(transaction, owner.userId);
      if ((await ownSchedules(transaction, owner.userId)).length >= mostSchedules)
        throw badRequest(`You have ${mostSchedules} scheduled reports. Delete one to add another.`);
      const added = await transaction
        .insertInto('report_schedule')
        .values({
          ...stored(wanted),
          user_id: owner.userId,
          client_id: rows.request.clientId,
          page: rows.page,
          format: rows.request.format,
          request: JSON.stringify(rows.request),
          created_at: clock(),
          failure: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await storeRecipients(transaction, added.id, wanted.recipientIds);
      return added;
    });
    await this.#acts.begin(id, wanted);
    return this.find(owner, id);
  }

  /** Changes a schedule's times, period, file format and recipients. Throws as `add` does. */
  async change(
    owner: ReportOwner,
    id: number,
    wanted: z.output<typeof changedReportSchedule>,
  ): Promise<ReportSchedule> {
    const { settings } = this.#services;
    const schedule = await ownSchedule(settings, owner.userId, id);
    const { format } = wanted;
    const request = { ...readStoredRequest(schedule.request), format };
    await this.#check(owner, { page: schedule.page, request }, wanted);
    await settings.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('report_schedule')
        .set({ ...stored(wanted), format, request: JSON.stringify(request) })
        .where('id', '=', id)
        .execute();
      await storeRecipients(transaction, id, wanted.recipientIds);
    });
    await this.#acts.move(id, wanted, schedule.active);
    return this.find(owner, id);
  }

  async find(owner: ReportOwner, id: number): Promise<ReportSchedule> {
    return this.#present(owner, await ownSchedule(this.#services.settings, owner.userId, id));
  }

  /**
   * The colleagues who may get the rows of the user's own schedule, of the user's own report, or of a client on a page.
   */
  async recipients(
    owner: ReportOwner & ReportReader,
    of: { readonly scheduleId: number } | { readonly reportId: number } | ClientsPage,
  ): Promise<ScheduleRecipient[]> {
    return possibleRecipients(
      this.#services.settings,
      owner,
      await this.#rowsOf(owner, await this.#sharedBy(owner, of)),
    );
  }

  async #sharedBy(
    owner: ReportOwner & ReportReader,
    of: Parameters<ReportSchedules['recipients']>[1],
  ): Promise<Source> {
    if ('reportId' in of) return this.#sourceOf(owner, of.reportId);
    if ('scheduleId' in of) {
      const { page, request } = await ownSchedule(this.#services.settings, owner.userId, of.scheduleId);
      return { page, request: readStoredRequest(request) };
    }
    return { page: of.page, request: wholePage(of) };
  }

  /** Pauses or resumes a schedule. */
  async setActive(owner: ReportOwner, id: number, active: boolean): Promise<ReportSchedule> {
    const schedule = await ownSchedule(this.#services.settings, owner.userId, id);
    await this.#acts.setActive(id, { ...schedule, timeZone: schedule.time_zone }, active);
    return this.#present(owner, { ...schedule, active });
  }

  /** Runs a schedule now. */
  async run({ userId }: ReportOwner, id: number): Promise<void> {
    await ownSchedule(this.#services.settings, userId, id);
    await this.#acts.run(id);
  }

  async remove({ userId }: ReportOwner, id: number): Promise<void> {
    await ownSchedule(this.#services.settings, userId, id);
    await this.#acts.remove(id);
  }

  async #present(owner: ReportOwner, schedule: StoredSchedule): Promise<ReportSchedule> {
    const { settings, clock } = this.#services;
    const source = { page: schedule.page, request: readStoredRequest(schedule.request) };
    const rows = await this.#rowsOf(owner, source).catch((error: unknown) => {
      // Whoever may no longer read the rows shares them with nobody. A fault of ours must not look the same: the
      // recipients would be lost when the schedule is next saved.
      if (reasonOf(error) === undefined) throw error;
      return undefined;
    });
    const recipients = rows === undefined ? [] : await permittedRecipients(settings, owner, schedule.id, rows);
    return presentSchedule(schedule, recipients, await readableClients(settings, owner), clock());
  }

  async #sourceOfNew(
    owner: ReportOwner & ReportReader,
    { reportId, page, request }: z.output<typeof newReportSchedule>,
  ): Promise<Source> {
    if (reportId !== undefined) return this.#sourceOf(owner, reportId);
    assertBelongs({ access: ['RUN_REPORTS'] }, owner);
    if (page === undefined || request === undefined) throw badRequest('Name a report, or a page and its request.');
    return { page, request };
  }

  async #sourceOf(owner: ReportReader, reportId: number): Promise<Source> {
    const { page, request } = await ownReport(this.#services.settings, owner, reportId);
    return { page, request: readStoredRequest(request) };
  }

  /** The rows and their clients. Throws if the owner may not see them. */
  async #rowsOf(owner: ReportOwner, { page, request }: Source): Promise<SharedRows> {
    const { clients } = await prepareReport(this.#services, owner, page, request);
    return { page, request, clientIds: clients.map(({ id }) => id) };
  }

  async #check(owner: ReportOwner, source: Source, { period, timeZone, recipientIds }: Choices): Promise<SharedRows> {
    const { settings, clock } = this.#services;
    requestOfPeriod(source.request, period, dayIn(timeZone, clock()));
    const rows = await this.#rowsOf(owner, source);
    if (recipientIds.length === 0) return rows;
    const possible = new Set((await possibleRecipients(settings, owner, rows)).map(({ id }) => id));
    if (!recipientIds.every((id) => possible.has(id))) {
      const message = 'One of the recipients does not have access to these rows. Choose from the colleagues offered.';
      throw badRequest(message, [{ field: 'recipientIds', message }]);
    }
    return rows;
  }
}

function stored({ name, period, frequency, day, hour, timeZone }: Choices) {
  return { name: name.trim(), period, frequency, day, hour, time_zone: timeZone } satisfies Partial<
    Selectable<ReportScheduleTable>
  >;
}

/** All rows of a page for a client, with the named sub-clients or all of them. */
function wholePage({ page, clientId, childClientIdsCSV }: ClientsPage): FullReportRequest {
  const { table } = analysisOf(pageOfCall(page, 'page'), page);
  return readStoredRequest(
    JSON.stringify({ clientId, childClientIdsCSV, selectColumnNames: ['client_id'], fromTableNames: [table] }),
  );
}
