import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import {
  askToUnsubscribe,
  changeTrackingExceptions,
  claimDeadlineRecipients,
  exportChargeExceptions,
  exportTrackingExceptions,
  getClaimDeadlines,
  listNotifications,
  saveClaimDeadlines,
  unsubscribeFromDeadlines,
} from '@waybill/contract';
import { addDays, addMonths, dayOf, moneyText } from '@waybill/model';
import { createMailer, DirectoryFileStore } from '@waybill/server';
import { Caller, House, neighbour } from '@waybill/testkit';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { tellOfDeadlines } from '../../../src/recovery/claim-deadlines/tell-of-deadlines.ts';
import { Desk } from '../../intake/loads/desk.ts';
import { upsFile, upsPackage } from '../../intake/loads/ups-file.ts';

/** Mails as they arrived. */
const mails: string[] = [];
let isDown = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    text(stream).then((mail) => {
      if (!isDown) mails.push(mail);
      done(isDown ? new Error('try again later') : undefined);
    }, done);
  },
});
const listening = once(smtp.listen(0, '127.0.0.1'), 'listening');
await listening;
const at = smtp.server.address();
const port = typeof at === 'object' && at !== null ? at.port : 0;
const mailer = createMailer(`smtp://127.0.0.1:${port}`, new DirectoryFileStore(tmpdir()), 'waybill@portal.test');
const sharesSettings = inject('postgresUrl') !== null;
const house = await House.open({ mailer, sharesSettings });
/** Two packages a week that are billed twice: each week, what can be claimed for 180 days expires. */
const weeks = 16;
const twice = Array.from({ length: weeks }, (_, week) => {
  const date = addDays('2026-05-27', 7 * week);
  const charges = [1, 2].flatMap((each) => upsPackage(`1ZDEAD${String(week).padStart(4, '0')}${each}`));
  return [
    { account: 'DEADL1', number: `DEADLINE${week}A`, date: addDays(date, -3), charges },
    { account: 'DEADL1', number: `DEADLINE${week}B`, date, charges },
  ];
}).flat();
const assigned = await house.settings
  .selectFrom('user_client')
  .innerJoin('user_account', 'user_account.id', 'user_client.user_id')
  .select('client_id')
  .where('login', '=', 'analyst')
  .executeTakeFirstOrThrow();
const loaded = await new Desk(house).load(upsFile(...twice), { clientId: assigned.client_id });
const other = sharesSettings ? await house.beside() : house;

afterAll(async () => {
  if (other !== house) await other.close();
  await house.close();
  mailer.close();
  smtp.close();
});

const servicesOf = ({ settings, warehouse, files, clock, jwtSecret }: House) => ({
  settings,
  warehouse,
  files,
  clock: clock.read,
  mailer,
  publicUrl: () => house.address,
  jwtSecret,
});
const tell = () => tellOfDeadlines(servicesOf(house));

/** A session of its own: those from before end while the clock goes forward. */
const as = async (login: string, tenant?: string) => new Caller(house.address, await house.signIn(login, tenant));
const idOf = async (login: string): Promise<number> => {
  const row = house.settings.selectFrom('user_account').select('id').where('login', '=', login);
  return (await row.executeTakeFirstOrThrow()).id;
};

const choices = {
  whose: 'all',
  byMail: true,
  inPortal: true,
  fromOthers: true,
  weekday: 1,
  hour: 8,
  timeZone: 'UTC',
  quietFrom: null,
  quietTo: null,
  recipientIds: [] as number[],
} as const;
const save = async (caller: Caller, more: Partial<Record<keyof typeof choices, unknown>> = {}) =>
  caller.call(saveClaimDeadlines, { body: { ...choices, ...more } });

const clockTo = (moment: string) => house.clock.forward(Date.parse(moment) - house.clock.read().getTime());

/** What is written, without the line ends that mails break long lines by. */
const readable = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const mailsTo = (address: string) => mails.filter((mail) => mail.includes(`To: ${address}`)).map(readable);
const linkIn = (mail: string | undefined) => new URL(/Unsubscribe: (\S+)/.exec(mail ?? '')?.[1] ?? 'http://none');

/** What the pages show of the year's findings that are certain or likely and not filed. */
async function findingsOf(caller: Caller) {
  const to = dayOf(house.clock.read());
  const query = { from: addMonths(to, -12), to };
  const tracking = (await caller.call(exportTrackingExceptions, { query })).body;
  const charge = (await caller.call(exportChargeExceptions, { query })).body;
  return [...tracking, ...charge].filter(
    ({ confidence, state }) => confidence !== 'check' && (state === 'open' || state === 'in_review'),
  );
}
type Found = Awaited<ReturnType<typeof findingsOf>>;

const expiringOf = (found: Found) => {
  const today = dayOf(house.clock.read());
  return found.filter(
    ({ claimBy, obstacle }) =>
      obstacle === null && claimBy !== null && claimBy >= today && claimBy <= addDays(today, 7),
  );
};
const expiredOf = (found: Found, from: string) => {
  const today = dayOf(house.clock.read());
  return found.filter(
    ({ claimBy, obstacle }) => obstacle === 'expired' && claimBy !== null && claimBy >= from && claimBy < today,
  );
};
const dollarsOf = (found: Found) => found.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
const packagesOf = (found: Found) =>
  new Set(
    found.map(({ clientId, carrierName, trackingNumber, id }) => `${clientId} ${carrierName} ${trackingNumber ?? id}`),
  ).size;
const sumOf = (found: Found) =>
  `${moneyText(dollarsOf(found))} in ${packagesOf(found)} ${packagesOf(found) === 1 ? 'package' : 'packages'}`;

describe('the deadlines of claims', () => {
  it('are told to nobody who has neither asked nor owns findings', async () => {
    const admin = await as('admin');
    expect((await admin.call(getClaimDeadlines)).body).toMatchObject({
      ...{ saved: false, byMail: false, inPortal: false, whose: 'all', recipients: [], last: null },
    });
    await tell();
    expect(mails).toEqual([]);
    expect(loaded).toMatchObject({ status: 'loaded', packages: 4 * weeks });
  });

  it('are saved and noted in the audit log, and wrong choices are refused at the field', async () => {
    const admin = await as('admin');
    for (const [more, field] of [
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
      [{ weekday: 8 }, 'weekday'],
      [{ quietFrom: 22 }, 'quietTo'],
      [{ quietFrom: 7, quietTo: 7 }, 'quietTo'],
      [{ recipientIds: [await idOf(neighbour.login)] }, 'recipientIds'],
      [{ recipientIds: [await idOf('guest')] }, 'recipientIds'],
      [{ recipientIds: [999_999] }, 'recipientIds'],
    ] as const) {
      const answer = await save(admin, more);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ field }] });
    }
    const { body } = await save(admin);
    expect(body).toMatchObject({ saved: true, byMail: true, recipients: [], unsubscribedAt: null });
    expect((await admin.call(getClaimDeadlines)).body).toEqual(body);
    const logged = await house.settings
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'claim_deadlines.save')
      .execute();
    expect(logged.map(({ details }) => JSON.parse(details).changes.byMail)).toEqual([{ before: false, after: true }]);
    const guest = await as('guest');
    expect((await guest.call(getClaimDeadlines)).status).toBe(403);
    expect((await guest.call(claimDeadlineRecipients)).status).toBe(403);
  });

  it('come by one mail although two servers look for them again and again', async () => {
    clockTo('2026-11-23T07:59:00Z');
    await tell();
    expect(mails).toEqual([]);
    clockTo('2026-11-23T08:00:00Z');
    await Promise.all([house, other, house, other].map((each) => tellOfDeadlines(servicesOf(each))));
    await tellOfDeadlines(servicesOf(other));
    clockTo('2026-11-24T09:00:00Z');
    await tell();
    expect(mailsTo('admin@example.com')).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  it('are what the pages show: the sum, the number of packages, the last day and the five largest', async () => {
    clockTo('2026-11-30T07:59:00Z');
    const admin = await as('admin');
    clockTo('2026-11-30T08:00:00Z');
    const found = await findingsOf(admin);
    const expiring = expiringOf(found);
    expect(expiring.length).toBeGreaterThan(0);
    await tell();
    const mail = mailsTo('admin@example.com').at(-1) ?? '';
    const lastDay =
      expiring
        .map(({ claimBy }) => claimBy ?? '')
        .toSorted()
        .at(-1) ?? '';
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(lastDay));
    expect(mail).toContain(`${sumOf(expiring)} expires by ${day}\r\n`);
    const largest = expiring.toSorted((one, another) => another.amount - one.amount)[0];
    expect(mail).toContain(`${largest?.trackingNumber ?? largest?.invoiceNumber}, ${largest?.carrierName}: `);
    expect(mail).toMatch(/claims\?claimWindow=claimable&claim=claimable&sort=claimBy&order=asc/);
    const { notifications } = (await admin.call(listNotifications)).body;
    expect(notifications.find(({ kind }) => kind === 'claims_expiring')).toMatchObject({
      values: { amount: dollarsOf(expiring), count: packagesOf(expiring), day: lastDay },
      link: expect.stringContaining('claimWindow=claimable'),
    });
    expect((await admin.call(getClaimDeadlines)).body.last?.day).toBe('2026-11-30');
  });

  it('report what has expired once, with the days it is of', async () => {
    const all = mailsTo('admin@example.com');
    let from = '2026-11-30';
    const told: number[] = [];
    for (const monday of ['2026-12-07', '2026-12-14', '2026-12-28']) {
      clockTo(`${monday}T08:00:00Z`);
      const expired = expiredOf(await findingsOf(await as('admin')), from);
      await tell();
      const mail = mailsTo('admin@example.com').slice(all.length).at(-1) ?? '';
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(from));
      if (expired.length > 0) expect(mail).toContain(`${sumOf(expired)} has expired unclaimed since ${day}\r\n`);
      told.push(dollarsOf(expired));
      from = monday;
    }
    const cents = Math.round(100 * told.reduce((sum, amount) => sum + amount, 0));
    expect(cents).toBeGreaterThan(0);
    expect(cents).toBe(Math.round(100 * dollarsOf(expiredOf(await findingsOf(await as('admin')), '2026-11-30'))));
  });

  it('wait for the end of quiet hours', async () => {
    const admin = await as('admin');
    await save(admin, { quietFrom: 22, quietTo: 10 });
    const before = mails.length;
    clockTo('2027-01-04T08:00:00Z');
    await tell();
    clockTo('2027-01-04T09:45:00Z');
    await tell();
    expect(mails).toHaveLength(before);
    clockTo('2027-01-04T10:00:00Z');
    await tell();
    expect(mails).toHaveLength(before + 1);
  });

  it('are sent when the mail server works again, and shown in the portal once', async () => {
    const before = mails.length;
    clockTo('2027-01-11T10:00:00Z');
    isDown = true;
    await expect(tell()).rejects.toThrow('The mail could not be sent');
    isDown = false;
    clockTo('2027-01-11T10:05:00Z');
    await tell();
    expect(mails).toHaveLength(before);
    clockTo('2027-01-11T10:15:00Z');
    await tell();
    expect(mails).toHaveLength(before + 1);
    const marks = await house.settings
      .selectFrom('notification')
      .select('only_once')
      .where('only_once', 'like', 'claims expiring % 2027-01-11')
      .execute();
    expect(marks.length).toBeLessThanOrEqual(1);
  });

  it('go to colleagues who see the same findings, in words of their own', async () => {
    const analyst = await as('analyst');
    const offered = (await analyst.call(claimDeadlineRecipients)).body;
    const shipper = offered.find(({ email }) => email === 'shipper@example.com');
    expect(shipper).toBeDefined();
    expect(offered.map(({ email }) => email)).not.toContain('admin@example.com');
    expect(offered.map(({ email }) => email)).not.toContain('nele@neighbour.example');
    const { body } = await save(analyst, { recipientIds: [shipper?.id ?? 0] });
    expect(body.recipients).toEqual([shipper]);
    clockTo('2027-01-18T08:00:00Z');
    await tell();
    expect(mailsTo('analyst@example.com')).toHaveLength(1);
    const [shared] = mailsTo('shipper@example.com');
    expect(shared).toContain('Lena Vogel shares the deadlines of claims with you.');
    const own = mailsTo('analyst@example.com')[0] ?? '';
    expect(/^Subject: .*$/m.exec(shared ?? '')?.[0]).toBe(/^Subject: .*$/m.exec(own)?.[0]);
  });

  it('are not sent to a colleague who may no longer see them', async () => {
    const id = await idOf('shipper');
    const clients = await house.settings.selectFrom('user_client').selectAll().where('user_id', '=', id).execute();
    await house.settings.deleteFrom('user_client').where('user_id', '=', id).execute();
    clockTo('2027-01-25T08:00:00Z');
    await tell();
    expect(mailsTo('analyst@example.com')).toHaveLength(2);
    expect(mailsTo('shipper@example.com')).toHaveLength(1);
    const analyst = await as('analyst');
    expect((await analyst.call(getClaimDeadlines)).body.recipients).toEqual([]);
    await house.settings.insertInto('user_client').values(clients).execute();
  });

  it('end by one click without signing in, which opening the link alone does not', async () => {
    const mail = mailsTo('shipper@example.com')[0];
    const link = linkIn(mail);
    expect(mail?.replaceAll(/\r\n\s/g, '')).toMatch(/List-Unsubscribe: ?<http[^>]+token=/);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const query = { token: link.searchParams.get('token') ?? '' };
    const page = await house.anyone.call(askToUnsubscribe, { query });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain('<form method="post">');
    const wants = async () =>
      house.settings
        .selectFrom('claim_deadline_notice')
        .select(['by_mail', 'from_others', 'unsubscribed_at'])
        .where('user_id', '=', await idOf('shipper'))
        .executeTakeFirst();
    expect(await wants()).toBeUndefined();
    const wrong = await house.anyone.call(unsubscribeFromDeadlines, { query: { token: `${query.token}x` } });
    expect(wrong.status).toBe(404);
    expect(await wants()).toBeUndefined();
    const done = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('You are unsubscribed.');
    expect(await wants()).toMatchObject({ from_others: false });
    // A second click, with the body that browsers may send as well.
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(link, { method: 'POST', body: form })).status).toBe(200);
    clockTo('2027-02-01T08:00:00Z');
    await tell();
    expect(mailsTo('shipper@example.com')).toHaveLength(1);
    expect(mailsTo('analyst@example.com')).toHaveLength(3);
    const shipper = await as('shipper');
    expect((await shipper.call(getClaimDeadlines)).body).toMatchObject({
      ...{ fromOthers: false, unsubscribedAt: expect.any(String) },
    });
  });

  it('end for the user alone whose own mail it was, until they save again', async () => {
    const link = linkIn(mailsTo('analyst@example.com').at(-1));
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    clockTo('2027-02-08T08:00:00Z');
    const before = mails.length;
    await tell();
    expect(mailsTo('analyst@example.com')).toHaveLength(3);
    clockTo('2027-02-08T10:00:00Z');
    await tell();
    expect(mails).toHaveLength(before + 1);
    const analyst = await as('analyst');
    expect((await analyst.call(getClaimDeadlines)).body).toMatchObject({ byMail: false, inPortal: true });
    expect((await save(analyst)).body).toMatchObject({ byMail: true, unsubscribedAt: null });
  });

  it('are told to the user to whom findings are assigned, in the portal, of these alone', async () => {
    clockTo('2027-02-09T08:00:00Z');
    const admin = await as('admin');
    const to = dayOf(house.clock.read());
    const filters = { from: addMonths(to, -12), to };
    const week = { from: '2027-02-15', to: '2027-02-22' };
    const mine = (await findingsOf(admin)).find(
      ({ claimBy, obstacle, rule }) =>
        obstacle === null && claimBy !== null && claimBy >= week.from && claimBy <= week.to && rule === 'billed_twice',
    );
    const expiring = await idOf('expiring');
    const given = { filters, ids: [mine?.id], ownerId: expiring };
    const answer = await admin.call(changeTrackingExceptions, { body: given });
    expect(answer.status, answer.text).toBe(200);
    await tell();
    clockTo('2027-02-15T08:00:00Z');
    await tell();
    const { rows } = {
      rows: await house.settings
        .selectFrom('notification')
        .select(['kind', 'details'])
        .where('user_id', '=', expiring)
        .where('kind', '=', 'claims_expiring')
        .execute(),
    };
    expect(rows.map(({ details }) => JSON.parse(details))).toEqual([
      { amount: mine?.amount, count: 1, day: mine?.claimBy },
    ]);
    expect(mailsTo('expiring@example.com')).toEqual([]);
  });

  it('of a tenant never reach users of another', async () => {
    expect(mailsTo('nele@neighbour.example')).toEqual([]);
    const nele = await as(neighbour.login, neighbour.tenant);
    expect((await nele.call(claimDeadlineRecipients)).body).toEqual([]);
    expect((await save(nele, { recipientIds: [await idOf('admin')] })).status).toBe(400);
    expect((await save(nele)).status).toBe(200);
    const before = mails.length;
    clockTo('2027-02-22T10:00:00Z');
    const numbers = (await findingsOf(await as('admin'))).flatMap(({ trackingNumber }) => trackingNumber ?? []);
    await tell();
    expect(mails.length).toBeGreaterThan(before);
    for (const mail of mailsTo('nele@neighbour.example')) {
      expect(numbers.filter((number) => mail.includes(number))).toEqual([]);
    }
    const theirs = (await (await as(neighbour.login, neighbour.tenant)).call(listNotifications)).text;
    expect(theirs).not.toContain('claims_');
  });
});
