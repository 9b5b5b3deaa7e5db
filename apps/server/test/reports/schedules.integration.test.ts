import { setTimeout as sleep } from 'node:timers/promises';
import {
  askToConfirmOutsideAddress,
  askToUnsubscribeOutsideAddress,
  confirmOutsideAddress,
  deleteReport,
  deleteSchedule,
  downloadSentReport,
  getMailDomains,
  listAuditLog,
  mailDomains,
  type NewReportSchedule,
  pauseSchedule,
  reportSchedules,
  reports,
  runSchedule,
  saveMailDomains,
  scheduleRecipients,
  scheduleReport,
  unsubscribeOutsideAddress,
  updateSchedule,
} from '@waybill/contract';
import { type DateRange, dateWhereClause, moneyText, previousRange, rollingRange } from '@waybill/model';
import { House, neighbour } from '@waybill/testkit';
import { sentMails } from '@waybill/testkit/mail';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runSchedule as runScheduleAt } from '../../src/reports/schedules/run-schedule.ts';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { download, finishedReport, newestReport, reportOf, submit } from './report-desk.ts';

const lastMonth = rollingRange('Previous Month', '2026-11-20');

describe('a scheduled report', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const analyst = await house.as('analyst');
  const state = await openSpendPage(analyst);
  await submit(analyst, reportOf(state));
  const { id: reportId } = await finishedReport(analyst);

  const schedule = (more: Partial<NewReportSchedule> = {}) =>
    analyst.call(scheduleReport, {
      body: { reportId, name: 'Last month', period: 'Previous Month', frequency: 'weekly', day: 1, hour: 6, ...more },
    });
  const known = async () => (await analyst.call(reportSchedules)).body;
  const firstId = async () => (await known())[0]?.id ?? 0;

  /** What the queue will begin by itself. */
  async function planned(): Promise<readonly string[]> {
    const { rows } = await sql<{
      cron: string;
    }>`select cron from pgboss.schedule where name = 'report-schedule'`.execute(house.settings);
    return rows.map(({ cron }) => cron);
  }

  /** The texts of the mails, once the given number has been sent. */
  async function mails(count: number): Promise<readonly string[]> {
    for (;;) {
      const sent = await sentMails(house.dataDirectory);
      if (sent.length >= count) return sent;
      await sleep(50);
    }
  }

  /** The sentence of a mail with both totals, and the parts of their difference in cents. */
  function whyIn(mail = '') {
    const text = mail.replaceAll(/=\r?\n/g, '');
    const [, amounts = ''] = /In total (.*) from .* Why:/.exec(text) ?? [];
    const parts = [...text.matchAll(/^ {2}[A-Z].*: ([+-])\$([\d,.]+)\s*$/gm)].map(
      ([, sign, amount = '']) => Math.round(Number(amount.replaceAll(',', '')) * 100) * (sign === '-' ? -1 : 1),
    );
    return { amounts, parts };
  }

  it('is made of an own report and knows when it comes', async () => {
    const { status, body } = await schedule();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Last month',
      pageDisplayName: 'Spend',
      period: 'Previous Month',
      active: true,
      nextRunAt: '2026-11-23T06:00:00.000Z',
    });
    expect(await known()).toEqual([body]);
    expect(await planned()).toEqual(['0 6 * * 1']);
  });

  it('is not shown without its recipients while a database does not answer', async () => {
    const broken = vi.spyOn(house.warehouse, 'dataVersion', 'get').mockImplementation(() => {
      throw new Error('the database does not answer');
    });
    expect((await analyst.call(reportSchedules)).status).toBe(500);
    broken.mockRestore();
    expect((await analyst.call(reportSchedules)).status).toBe(200);
  });

  it('holds the days of its period as of its hour, and is mailed with a link', async () => {
    await analyst.call(runSchedule, { params: { id: await firstId() } });
    const report = await finishedReport(analyst);
    expect(report).toMatchObject({
      status: 'completed',
      fromDate: lastMonth.from,
      toDate: lastMonth.to,
      scheduleId: await firstId(),
      scheduleName: 'Last month',
    });
    const [stored] = await house.sql<{ N: number }>(
      `select count(*) as N from package_level_info where client_id = ${state.clientId}
         and ${dateWhereClause('bill_date', lastMonth)} and carrier_name <> 'USPS' and carrier_name not like 'DHL%'
         and net_amount <> 0`,
      { N: 'integer' },
    );
    expect(report.rows).toBe(stored?.N);
    const [mail] = await mails(1);
    expect(mail).toContain('Subject: Your report Last month is ready');
    expect(mail).toContain(`${house.address}/reports`);
    expect(mail).toContain('Your scheduled report Last month is ready');
    expect(mail).toContain(`It holds the days from ${lastMonth.from} to ${lastMonth.to}.`);
    const before = previousRange(lastMonth);
    const spendOf = async (days: DateRange) => {
      const [row] = await house.sql<{ N: number }>(
        `select sum(net_amount) as N from package_level_info where client_id = ${state.clientId}
           and ${dateWhereClause('bill_date', days)} and carrier_name <> 'USPS' and carrier_name not like 'DHL%'`,
        { N: 'money' },
      );
      return row?.N ?? 0;
    };
    const [now, earlier] = [await spendOf(lastMonth), await spendOf(before)];
    const { amounts, parts } = whyIn(mail);
    expect(amounts).toBe(`${moneyText(now)}, against ${moneyText(earlier)}`);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.reduce((sum, each) => sum + each, 0)).toBe(Math.round((now - earlier) * 100));
  });

  it('comes again although the data are the same', async () => {
    const before = (await analyst.call(reports)).body.length;
    await analyst.call(runSchedule, { params: { id: await firstId() } });
    await finishedReport(analyst);
    expect((await analyst.call(reports)).body).toHaveLength(before + 1);
  });

  it('can be paused and goes on', async () => {
    const params = { id: await firstId() };
    const paused = await analyst.call(pauseSchedule, { params, body: { active: false } });
    expect(paused.body).toMatchObject({ active: false, nextRunAt: null });
    expect(await planned()).toEqual([]);
    await analyst.call(pauseSchedule, { params, body: { active: true } });
    expect(await planned()).toEqual(['0 6 * * 1']);
  });

  it('is nobody else’s', async () => {
    const params = { id: await firstId() };
    for (const other of [await house.as('admin'), await house.as(neighbour.login, neighbour.tenant)]) {
      expect((await other.call(reportSchedules)).body).toEqual([]);
      expect((await other.call(runSchedule, { params })).status).toBe(404);
      expect((await other.call(pauseSchedule, { params, body: { active: false } })).status).toBe(404);
      expect((await other.call(deleteSchedule, { params })).status).toBe(404);
      const body = { reportId, name: 'Mine', period: 'YTD', frequency: 'daily', hour: 1 };
      expect((await other.call(scheduleReport, { body })).status).toBe(404);
    }
    expect((await (await house.as('guest')).call(reportSchedules)).status).toBe(403);
  });

  it.each<[string, Partial<NewReportSchedule>]>([
    ['a period that is none', { period: 'Next Year' }],
    ['an eighth day of the week', { day: 8 }],
    ['a day of every day', { frequency: 'daily' }],
    ['the 31st of every month', { frequency: 'monthly', day: 31 }],
    ['no name', { name: ' ' }],
    ['the 24th hour', { hour: 24 }],
  ])('is refused with %s', async (_what, more) => {
    expect((await schedule(more)).status).toBe(400);
    expect(await known()).toHaveLength(1);
  });

  it('is refused for a report without a range of days', async () => {
    await submit(analyst, reportOf(state, { whereClauseDetails: ['net_amount > 5'] }));
    const { id } = await newestReport(analyst);
    expect((await schedule({ reportId: id })).status).toBe(400);
    await finishedReport(analyst);
  });

  it('says by mail why it could not be made', async () => {
    const before = (await mails(1)).length;
    const { id: userId } = await house.settings
      .selectFrom('user_account')
      .select('id')
      .where('login', '=', 'analyst')
      .executeTakeFirstOrThrow();
    const assigned = await house.settings.selectFrom('user_client').selectAll().where('user_id', '=', userId).execute();
    await house.settings.deleteFrom('user_client').where('user_id', '=', userId).execute();
    await analyst.call(runSchedule, { params: { id: await firstId() } });
    await house.settings.insertInto('user_client').values(assigned).execute();
    const mail = (await mails(before + 1)).at(-1);
    expect(mail).toContain('Subject: Your report Last month could not be created');
    expect(mail).toContain('You no longer have access to this client.');
  });

  it('is made of a page too, without a report before, by the clock of a time zone', async () => {
    const request = reportOf(state, { format: 'xlsx' });
    const times = { period: 'Previous Week', frequency: 'weekly', day: 1, hour: 6, timeZone: 'Pacific/Auckland' };
    const body = { page: 'spend', request, name: 'Weekly spend', ...times };
    const made = await analyst.call(scheduleReport, { body });
    expect([made.status, made.body.nextRunAt]).toEqual([200, '2026-11-22T17:00:00.000Z']);
    expect(made.body).toMatchObject({ format: 'xlsx', timeZone: 'Pacific/Auckland', clientName: expect.any(String) });
    expect(await planned()).toContain('0 6 * * 1');
    const { settings, warehouse, files, dataDirectory } = house;
    const clock = () => new Date('2026-11-22T17:00:00Z');
    const run = await runScheduleAt({ settings, warehouse, files, dataDirectory, clock }, made.body.id);
    const submitted = 'reportId' in run ? run.reportId : 0;
    const { body: asked } = await analyst.call(reports);
    expect(asked.find(({ id }) => id === submitted)).toMatchObject({ fromDate: '2026-11-15', toDate: '2026-11-21' });
    await analyst.call(deleteReport, { params: { id: submitted } });
    await analyst.call(deleteSchedule, { params: { id: made.body.id } });
  });

  it('is made of no page or client that the user may not see', async () => {
    const choices = { name: 'Theirs', period: 'YTD', frequency: 'daily', hour: 1 };
    const ask = async (page: string, more: object) =>
      (await analyst.call(scheduleReport, { body: { ...choices, page, request: reportOf(state, more) } })).status;
    expect(await ask('spend', { clientId: neighbour.clientId })).toBe(403);
    expect(await ask('nopage', {})).toBe(400);
    expect(await ask('spend', { whereClauseDetails: [] })).toBe(400);
    expect(await known()).toHaveLength(1);
  });

  it('is changed as a whole', async () => {
    const params = { id: await firstId() };
    const body = { name: 'Monthly', period: 'Previous Quarter', frequency: 'monthly', day: 2, hour: 7, format: 'xlsx' };
    const zone = { timeZone: 'America/New_York' };
    const changed = await analyst.call(updateSchedule, { params, body: { ...body, ...zone } });
    expect(changed.body).toMatchObject({ ...body, ...zone, nextRunAt: '2026-12-02T12:00:00.000Z' });
    expect(await planned()).toEqual(['0 7 2 * *']);
    expect((await analyst.call(updateSchedule, { params, body: { ...body, timeZone: 'Mars/Olympus' } })).status).toBe(
      400,
    );
    expect((await analyst.call(updateSchedule, { params, body: { ...body, period: 'Soon' } })).status).toBe(400);
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    expect((await stranger.call(updateSchedule, { params, body })).status).toBe(404);
    expect(await known()).toEqual([changed.body]);
  });

  it('goes to colleagues who may see the same rows, and to nobody else', async () => {
    const params = { id: await firstId() };
    const offered = (await analyst.call(scheduleRecipients, { query: { scheduleId: params.id } })).body;
    const page = { clientId: state.clientId, page: 'spend' };
    expect((await analyst.call(scheduleRecipients, { query: page })).body).toEqual(offered);
    const idOf = async (login: string) =>
      (
        await house.settings
          .selectFrom('user_account')
          .select('id')
          .where('login', '=', login)
          .executeTakeFirstOrThrow()
      ).id;
    const sam = offered.find(({ name }) => name === 'Sam Okafor');
    expect(sam?.id).toBe(await idOf('shipper'));
    const body = { name: 'Shared', period: 'Previous Month', frequency: 'weekly', day: 1, hour: 6, format: 'csv' };
    const share = (recipientIds: readonly number[]) =>
      analyst.call(updateSchedule, { params, body: { ...body, recipientIds } });
    for (const login of ['guest', 'carrier', 'admin', neighbour.login]) {
      expect((await share([await idOf(login)])).status, login).toBe(400);
    }
    expect((await share([await idOf('shipper')])).body.recipients).toEqual([sam]);

    const parent = await house.settings
      .selectFrom('client')
      .select(['id', 'tenant_id'])
      .where('id', '=', state.clientId)
      .executeTakeFirstOrThrow();
    const child = await house.settings
      .insertInto('client')
      .values({ tenant_id: parent.tenant_id, name: 'Branch', code: 'BRANCH', parent_client_id: parent.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const clientsOfSam = house.settings.updateTable('user_client').where('user_id', '=', await idOf('shipper'));
    await clientsOfSam.set({ client_id: child.id }).execute();
    const ofBranch = { ...page, childClientIdsCSV: String(child.id) };
    expect((await analyst.call(scheduleRecipients, { query: page })).body).not.toContainEqual(sam);
    expect((await analyst.call(scheduleRecipients, { query: ofBranch })).body).toContainEqual(sam);
    await clientsOfSam.set({ client_id: parent.id }).execute();
    await house.settings.deleteFrom('client').where('id', '=', child.id).execute();

    const shipper = await house.as('shipper');
    const before = (await mails(1)).length;
    await analyst.call(runSchedule, { params });
    const { id } = await finishedReport(analyst);
    const sent = (await mails(before + 2)).slice(before);
    const ofSam = sent.filter((mail) => mail.includes(`To: ${sam?.email}`));
    expect(ofSam).toEqual([expect.stringContaining('Lena Vogel shares the scheduled report Shared with you')]);
    const [received] = (await shipper.call(reports)).body;
    expect(received).toMatchObject({ id, receivedFrom: 'Lena Vogel', scheduleName: 'Shared' });
    expect((await download(shipper, id)).text).toBe((await download(analyst, id)).text);
    expect((await shipper.call(deleteReport, { params: { id } })).status).toBe(404);

    const shipperId = await idOf('shipper');
    const assigned = await house.settings
      .selectFrom('user_client')
      .selectAll()
      .where('user_id', '=', shipperId)
      .execute();
    await house.settings.deleteFrom('user_client').where('user_id', '=', shipperId).execute();
    expect((await download(shipper, id)).status).toBe(404);
    expect((await shipper.call(reports)).body).toEqual([]);
    expect((await known())[0]?.recipients).toEqual([]);
    const reached = (await mails(1)).length;
    await analyst.call(runSchedule, { params });
    await finishedReport(analyst);
    await mails(reached + 1);
    await house.settings.insertInto('user_client').values(assigned).execute();
    expect((await mails(1)).slice(reached).filter((mail) => mail.includes(`To: ${sam?.email}`))).toEqual([]);
    await share([]);
    expect((await shipper.call(reports)).body).toEqual([]);
    expect((await download(shipper, id)).status).toBe(404);
  });

  it('goes to addresses outside the portal that administrators allow and readers confirm', async () => {
    const admin = await house.as('admin');
    const params = { id: await firstId() };
    const times = { name: 'Abroad', period: 'Previous Month', frequency: 'weekly', day: 1, hour: 6, format: 'csv' };
    const send = (addresses: readonly string[], attached = false) =>
      analyst.call(updateSchedule, { params, body: { ...times, addresses, attached } });
    const refused = await send(['Books@Buyer.example']);
    expect(refused.body).toMatchObject({ errors: [{ field: 'addresses' }] });
    expect((await analyst.call(saveMailDomains, { body: { domains: ['buyer.example'] } })).status).toBe(403);
    expect((await admin.call(saveMailDomains, { body: { domains: ['nonsense'] } })).status).toBe(400);
    await admin.call(saveMailDomains, { body: { domains: ['Buyer.example', 'other.example'] } });
    expect((await admin.call(getMailDomains)).body.domains).toEqual(['buyer.example', 'other.example']);
    expect((await analyst.call(mailDomains)).body.domains).toEqual(['buyer.example', 'other.example']);
    expect((await send(['a@sub.buyer.example'])).status).toBe(400);

    const outside = async () => (await mails(1)).filter((mail) => mail.includes('To: books@buyer.example'));
    const linkIn = (mail: string | undefined, path: string) => {
      const text = (mail ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
      return new RegExp(`${path}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? '';
    };
    /** Makes a report, and waits until everybody has been told of it: its job ends only then. */
    const runUnsent = async () => {
      await analyst.call(runSchedule, { params });
      await finishedReport(analyst);
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pgboss.job where name = 'report' and state <> 'completed'`.execute(
          house.settings,
        );
        expect(rows).toEqual([]);
      }, 20_000);
    };
    /** Makes a report that goes to the address, as its only mail since the last one. */
    const run = async () => {
      const before = (await outside()).length;
      await runUnsent();
      await vi.waitFor(async () => expect((await outside()).length).toBeGreaterThan(before));
    };
    const state = async () => (await known())[0]?.addresses.map((each) => each.state);

    expect((await send(['Books@Buyer.example'])).body.addresses).toMatchObject([
      { email: 'books@buyer.example', state: 'asked', expiresOn: null },
    ]);
    await send(['books@buyer.example']);
    await runUnsent();
    expect(await outside()).toHaveLength(1);
    const token = linkIn((await outside())[0], 'addresses/confirm');
    const page = await house.anyone.call(askToConfirmOutsideAddress, { query: { token } });
    expect(page.text).toContain('<form method="post">');
    expect(await state()).toEqual(['asked']);
    expect((await house.anyone.call(confirmOutsideAddress, { query: { token: `${token}x` } })).status).toBe(404);
    const ofAnother = linkIn((await outside())[0], 'addresses/unsubscribe');
    expect((await house.anyone.call(confirmOutsideAddress, { query: { token: ofAnother } })).status).toBe(404);
    expect((await house.anyone.call(confirmOutsideAddress, { query: { token } })).text).toContain('for a year');
    expect(await state()).toEqual(['confirmed']);

    await run();
    expect(await outside()).toHaveLength(2);
    const linked = (await outside()).at(-1);
    expect(linked).toContain('Lena Vogel shares the scheduled report Abroad with you');
    expect(linked).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(whyIn(linked)).toEqual(whyIn((await mails(1)).find((mail) => mail.includes('Why:'))));
    expect(whyIn(linked).parts.length).toBeGreaterThan(3);
    const file = linkIn(linked, 'addresses/file');
    const { id: reportId } = await newestReport(analyst);
    const fetched = await house.anyone.call(downloadSentReport, { query: { token: file } });
    expect(fetched.text).toBe((await download(analyst, reportId)).text);

    await send(['books@buyer.example'], true);
    await run();
    expect((await outside()).at(-1)).toContain('Content-Disposition: attachment');
    expect((await outside()).at(-1)).not.toContain('addresses/file');

    const setExpiry = (day: string) => house.settings.updateTable('outside_address').set({ expires_on: day }).execute();
    const reached = (await outside()).length;
    await setExpiry('2026-11-20');
    expect(await state()).toEqual(['expired']);
    expect((await house.anyone.call(downloadSentReport, { query: { token: file } })).status).toBe(404);
    await runUnsent();
    await setExpiry('2026-12-01');
    await run();
    expect(await outside()).toHaveLength(reached + 1);
    expect(linkIn((await outside()).at(-1), 'addresses/confirm')).toBe(token);
    await admin.call(saveMailDomains, { body: { domains: ['other.example'] } });
    expect(await state()).toEqual(['notAllowed']);
    await admin.call(saveMailDomains, { body: { domains: ['buyer.example'] } });
    const end = linkIn((await outside()).at(-1), 'addresses/unsubscribe');
    const asked = await house.anyone.call(askToUnsubscribeOutsideAddress, { query: { token: end } });
    expect(asked.status).toBe(200);
    expect((await house.anyone.call(unsubscribeOutsideAddress, { query: { token: end } })).status).toBe(200);
    expect(await state()).toEqual(['unsubscribed']);
    await runUnsent();
    await house.anyone.call(confirmOutsideAddress, { query: { token } });
    await run();
    expect(await outside()).toHaveLength(reached + 2);
    await send([]);
    const { rows } = (await admin.call(listAuditLog, { query: { size: 500 } })).body;
    const acts = new Set(rows.map(({ action }) => action));
    for (const action of ['mail_domains.save', 'outside_address.confirm', 'outside_address.unsubscribe', 'report.send'])
      expect(acts).toContain(action);
  }, 60_000);

  it('ends when it is deleted; its reports stay', async () => {
    const before = (await analyst.call(reports)).body.length;
    await analyst.call(deleteSchedule, { params: { id: await firstId() } });
    expect(await known()).toEqual([]);
    expect(await planned()).toEqual([]);
    expect((await analyst.call(reports)).body).toHaveLength(before);
  });

  it('is one of fifty at most, also when several are made at the same moment', async () => {
    expect((await schedule()).status).toBe(200);
    const made = await house.settings
      .selectFrom('report_schedule')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { id: _id, ...last } = made;
    const missing = 48 - (await known()).length;
    await house.settings
      .insertInto('report_schedule')
      .values(Array.from({ length: missing }, () => last))
      .execute();
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => schedule()))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 400, 400, 400]);
  });

  it('leaves its traces in the audit log', async () => {
    const { rows } = (
      await (await house.as('admin')).call(listAuditLog, { query: { action: 'report_schedule.', size: 500 } })
    ).body;
    const verbs = new Set(rows.map(({ action, login }) => `${login} ${action}`));
    expect(verbs).toEqual(
      new Set(
        ['create', 'update', 'pause', 'resume', 'run', 'delete'].map((verb) => `analyst report_schedule.${verb}`),
      ),
    );
    const paused = rows.find(({ action }) => action === 'report_schedule.pause');
    expect(paused?.details).toMatchObject({
      subject: { name: 'Last month' },
      changes: { active: { before: true, after: false } },
    });
  });
});
