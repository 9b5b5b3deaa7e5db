import type { changedReportSchedule, newReportSchedule, ReportSchedule, ScheduleRecipient } from '@waybill/contract';
import { lockUser, type Settings, type Transaction } from '@waybill/db';
import { dayIn } from '@waybill/model';
import type { z } from 'zod';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { recordEvent, writeAudit } from '../../identity/audit/write-audit.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import { assertBelongs } from '../../platform/http/assert-belongs.ts';
import { MailNotSent } from '../../platform/mail/mail-not-sent.ts';
import { badRequest } from '../../platform/problems.ts';
import { limitsInForce } from '../execution/report-limits.ts';
import { assertAllowed, presentAddresses, storeAddresses } from '../outside/outside-addresses.ts';
import { askAddresses } from '../outside/outside-mails.ts';
import { ownReport, type ReportReader } from '../own-reports.ts';
import { prepareReport } from '../prepare-report.ts';
import type { ReportOwner, ReportServices } from '../report-context.ts';
import { reasonOf } from '../run/report-failure.ts';
import { type FullReportRequest, readStoredRequest } from '../stored-request.ts';
import { requestOfPeriod } from './request-of-period.ts';
import type { ScheduleActs } from './schedule-acts.ts';
import { permittedRecipients, possibleRecipients, type SharedRows, storeRecipients } from './schedule-recipients.ts';
import { audited, type Choices, type ClientsPage, stored, wholePage } from './schedule-values.ts';
import { ownSchedule, ownSchedules, presentSchedule, type StoredSchedule } from './stored-schedules.ts';

const mostSchedules = 50;

/** What a schedule's reports contain. */
interface Source {
  readonly page: string;
  readonly request: FullReportRequest;
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
    const made = await settings.transaction().execute(async (transaction) => {
      await lockUser(transaction, owner.userId);
      if ((await ownSchedules(transaction, owner.userId)).length >= mostSchedules)
        throw badRequest(`You have ${mostSchedules} scheduled reports. Delete one to add another.`);
      const { id } = await transaction
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
      await storeRecipients(transaction, id, wanted.recipientIds);
      await storeAddresses(transaction, owner.tenantId, id, wanted.addresses);
      const after = await this.#find(transaction, owner, id);
      await this.#record(transaction, owner, 'create', undefined, after);
      return after;
    });
    await this.#acts.begin(made.id, wanted);
    await this.#ask(owner, made);
    return made;
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
    const changed = await settings.transaction().execute(async (transaction) => {
      const before = await this.#find(transaction, owner, id);
      await transaction
        .updateTable('report_schedule')
        .set({ ...stored(wanted), format, request: JSON.stringify(request) })
        .where('id', '=', id)
        .execute();
      await storeRecipients(transaction, id, wanted.recipientIds);
      await storeAddresses(transaction, owner.tenantId, id, wanted.addresses);
      const after = await this.#find(transaction, owner, id);
      await this.#record(transaction, owner, 'update', before, after);
      return after;
    });
    await this.#acts.move(id, wanted, changed.active);
    await this.#ask(owner, changed);
    return changed;
  }

  /** The schedule as it is; nobody else can change it until the transaction ends. */
  async #find(transaction: Transaction, owner: ReportOwner, id: number): Promise<ReportSchedule> {
    await lockRow(transaction, 'report_schedule', id);
    return this.#present(owner, await ownSchedule(transaction, owner.userId, id), transaction);
  }

  async #record(
    transaction: Transaction,
    owner: ReportOwner,
    verb: string,
    before: ReportSchedule | undefined,
    after: ReportSchedule | undefined,
  ): Promise<void> {
    const { id, name } = after ?? before ?? { id: 0, name: '' };
    await writeAudit(transaction, owner, this.#services.clock(), {
      action: `report_schedule.${verb}`,
      subject: { id, name },
      changes: changesBetween(audited(before), audited(after)),
    });
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
    const { settings } = this.#services;
    const schedule = await ownSchedule(settings, owner.userId, id);
    await this.#acts.setActive(id, { ...schedule, timeZone: schedule.time_zone }, active, async (transaction) => {
      const before = await this.#find(transaction, owner, id);
      await this.#record(transaction, owner, active ? 'resume' : 'pause', before, { ...before, active });
    });
    return this.#present(owner, await ownSchedule(settings, owner.userId, id));
  }

  /** Runs a schedule now. */
  async run(owner: ReportOwner, id: number): Promise<void> {
    const { settings, clock } = this.#services;
    const { name } = await ownSchedule(settings, owner.userId, id);
    const act = { action: 'report_schedule.run', subject: { id, name }, changes: {} };
    await recordEvent(settings, owner, clock(), act);
    await this.#acts.run(id);
  }

  async remove(owner: ReportOwner, id: number): Promise<void> {
    await this.#acts.remove(id, async (transaction) => {
      await this.#record(transaction, owner, 'delete', await this.#find(transaction, owner, id), undefined);
    });
  }

  async #present(
    owner: ReportOwner,
    schedule: StoredSchedule,
    settings: Settings = this.#services.settings,
  ): Promise<ReportSchedule> {
    const { clock } = this.#services;
    const source = { page: schedule.page, request: readStoredRequest(schedule.request) };
    const rows = await this.#rowsOf(owner, source, settings).catch((error: unknown) => {
      // Whoever may no longer read the rows shares them with nobody. A fault of ours must not look the same: the
      // recipients would be lost when the schedule is next saved.
      if (reasonOf(error) === undefined) throw error;
      return undefined;
    });
    const recipients = rows === undefined ? [] : await permittedRecipients(settings, owner, schedule.id, rows);
    const addresses = await presentAddresses(settings, owner.tenantId, schedule.id, clock());
    return presentSchedule(schedule, recipients, addresses, await readableClients(settings, owner), clock());
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
  async #rowsOf(
    owner: ReportOwner,
    { page, request }: Source,
    settings: Settings = this.#services.settings,
  ): Promise<SharedRows> {
    const limits = await limitsInForce(settings, owner.tenantId);
    const { clients } = await prepareReport({ ...this.#services, settings }, owner, page, request, limits);
    return { page, request, clientIds: clients.map(({ id }) => id) };
  }

  /** Asks readers outside the portal; a mail that cannot be sent is tried again with the next report. */
  async #ask({ userId }: ReportOwner, { id, name, addresses }: ReportSchedule): Promise<void> {
    if (addresses.length === 0) return;
    const owner = await nameOf(this.#services.settings, userId);
    await askAddresses(this.#services, { userId, owner, scheduleId: id, scheduleName: name }).catch(
      (error: unknown) => {
        if (!(error instanceof MailNotSent)) throw error;
      },
    );
  }

  async #check(
    owner: ReportOwner,
    source: Source,
    { period, timeZone, recipientIds, addresses }: Choices,
  ): Promise<SharedRows> {
    const { settings, clock } = this.#services;
    requestOfPeriod(source.request, period, dayIn(timeZone, clock()));
    const rows = await this.#rowsOf(owner, source);
    await assertAllowed(settings, owner.tenantId, addresses);
    if (recipientIds.length === 0) return rows;
    const possible = new Set((await possibleRecipients(settings, owner, rows)).map(({ id }) => id));
    if (!recipientIds.every((id) => possible.has(id))) {
      const message = 'One of the recipients does not have access to these rows. Choose from the colleagues offered.';
      throw badRequest(message, [{ field: 'recipientIds', message }]);
    }
    return rows;
  }
}

/** The name of a user. */
async function nameOf(settings: Settings, userId: number): Promise<string> {
  const { firstName, lastName } = await settings
    .selectFrom('user_account')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${firstName} ${lastName}`.trim();
}
