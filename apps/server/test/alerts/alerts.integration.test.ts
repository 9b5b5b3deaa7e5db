import { type Reading, watchedReading } from '@waybill/assistant';
import {
  type AlertRule,
  activateAgreementVersion,
  addAlert,
  alertRecipients,
  askToUnsubscribeFromAlerts,
  backTestAlert,
  changeAlert,
  createAgreement,
  deleteAlert,
  figureOfRows,
  getAlertPreferences,
  listAlerts,
  listNotifications,
  saveAlertPreferences,
  setAlertState,
  unsubscribeFromAlerts,
  type WatchedRows,
} from '@waybill/contract';
import { addDays, dayOf, startOfMonth, startOfWeek } from '@waybill/model';
import { Caller, House } from '@waybill/testkit';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { evaluateAlerts } from '../../src/alerts/evaluate-alerts.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { Desk } from '../intake/loads/desk.ts';
import { type UpsCharge, upsFile } from '../intake/loads/ups-file.ts';

const mails: Mail[] = [];
let isDown = false;
const mailer = {
  toOutbox: false,
  send: async (mail: Mail) => {
    if (isDown) throw new Error('try again later');
    mails.push(mail);
  },
  verify: async () => ({ kind: 'server', name: 'none' }) as const,
  close: () => undefined,
};
const sharesSettings = inject('postgresUrl') !== null;
const house = await House.open({ mailer, sharesSettings, runsJobs: false });
const other = sharesSettings ? await house.beside({ runsJobs: false }) : house;

afterAll(async () => {
  if (other !== house) await other.close();
  await house.close();
});

const { id: userId, tenant_id: tenantId } = await house.settings
  .selectFrom('user_account')
  .select(['id', 'tenant_id'])
  .where('login', '=', 'analyst')
  .executeTakeFirstOrThrow();
const { id: clientId } = await house.settings
  .insertInto('client')
  .values({ tenant_id: tenantId, name: 'Quiet Goods', code: 'QUIET' })
  .returning('id')
  .executeTakeFirstOrThrow();
for (const login of ['analyst', 'shipper']) {
  const { id } = await house.settings
    .selectFrom('user_account')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  await house.settings.insertInto('user_client').values({ user_id: id, client_id: clientId }).execute();
}

const desk = new Desk(house);
const thisWeek = startOfWeek(dayOf(house.clock.read()));
const weekBefore = (weeks: number) => addDays(thisWeek, -7 * weeks);
/** Two packages that cost a little more or less each week, billed on the Saturday of a week that was `weeks` ago. */
const invoiceOf = (weeks: number, { net = 10 + ((weeks * 7) % 5) / 10, more = [] as UpsCharge[] } = {}) => ({
  account: 'QUIET1',
  number: `QUIET${String(weeks).padStart(4, '0')}`,
  date: addDays(weekBefore(weeks), 6),
  charges: [1, 2].flatMap((each): UpsCharge[] => {
    const tracking = `1ZQUIET${String(weeks).padStart(4, '0')}${each}`;
    return [
      { tracking, net: net.toFixed(2), incentive: '4.00' },
      { tracking, net: '1.50', classification: 'FSC', code: 'FSC', description: 'Fuel Surcharge' },
      ...more,
    ];
  }),
});
/** A quiet year and a half with one dear week. */
const history = Array.from({ length: 76 }, (_, index) => 78 - index).map((weeks) =>
  invoiceOf(weeks, weeks === 20 ? { net: 14 } : {}),
);
await desk.load(upsFile(...history), { clientId });

const servicesOf = ({ settings, warehouse, files, clock, jwtSecret }: House) => ({
  settings,
  warehouse,
  files,
  clock: clock.read,
  mailer,
  publicUrl: () => house.address,
  jwtSecret,
});
/** Both servers look at once; a failure of one is told when the other has ended too. */
const evaluate = async () => {
  const ended = await Promise.allSettled([house, other].map((each) => evaluateAlerts(servicesOf(each))));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
};
const as = async (login: string) => new Caller(house.address, await house.signIn(login));
const costPerPackage: AlertRule = { kind: 'band', figure: 'costPerPackage', side: 'above' };
const wanted = (name: string, rule: AlertRule, more: Record<string, unknown> = {}) => ({
  ...{ name, clientId, template: 'custom', rule, filters: {}, byMail: true, inPortal: true, recipientIds: [], ...more },
});
const foundBy = async (caller: Caller) =>
  new Map((await caller.call(listAlerts)).body.map(({ name, found }) => [name, found]));
const notices = async (caller: Caller) =>
  (await caller.call(listNotifications)).body.notifications.flatMap(({ kind, values, link }) =>
    kind === 'alert' ? [{ text: values.text, link }] : [],
  );
const mailsTo = (address: string) => mails.filter(({ to }) => to === address);

describe('alerts', () => {
  it('are back-tested: when they would have told, with the amounts, the rows and the band', async () => {
    const analyst = await as('analyst');
    const test = async (rule: AlertRule, filters = {}) =>
      (await analyst.call(backTestAlert, { body: { clientId, rule, filters } })).body;
    const { events, weeks, unit, isTooShort } = await test(costPerPackage);
    expect(events).toMatchObject([
      { key: `above ${weekBefore(20)}`, kind: 'above', from: weekBefore(20), value: 15.5, count: 2, over: true },
    ]);
    const [event] = events;
    expect(event?.amount).toBeGreaterThan(7);
    expect(event?.amount).toBeLessThan(8.5);
    expect(event?.high).toBeLessThan(13);
    expect(event?.rows).toContain(`from=${weekBefore(20)}&to=${addDays(weekBefore(20), 6)}`);
    expect(event?.history).toHaveLength(13);
    expect([unit, isTooShort, weeks.at(-1)?.week]).toEqual(['currency', false, weekBefore(1)]);
    const limit = await test({ kind: 'limit', figure: 'netOfAllCarriers', side: 'above', limit: 30 });
    expect(limit.events.map(({ value, high }) => [value, high])).toEqual([[31, 30]]);
    // A quiet year of the other figures tells nothing.
    for (const figure of ['accessorials', 'fuelPercent', 'discountRate', 'dimensionalShare', 'onTimePercent'])
      expect(
        (await test({ kind: 'band', figure, side: 'either' }, { carrier_name: ['UPS'] })).events.length,
      ).toBeLessThan(figure === 'fuelPercent' || figure === 'discountRate' ? 2 : 1);
    expect((await test({ kind: 'newCharge', atLeast: 0 })).events).toEqual([]);
    expect((await test({ kind: 'claims', atLeast: 1_000_000 })).events).toEqual([]);
    expect((await test({ kind: 'missingInvoice' })).events).toMatchObject([
      { kind: 'missingInvoice', from: addDays(weekBefore(2), 6), name: 'UPS QUIET1', over: false },
    ]);
  });

  it('watch the rows of a grid under its filters, and any figure of an answer, week by week', async () => {
    const analyst = await as('analyst');
    const test = async (rule: AlertRule) => {
      const { status, body } = await analyst.call(backTestAlert, { body: { clientId, rule, filters: {} } });
      return { status, body, told: status === 200 ? body.events.map(({ from, value }) => [from, value]) : [] };
    };
    const rows = {
      name: 'Packages above $13',
      tableName: 'package_level_info' as const,
      whereClauses: ["carrier_name = 'UPS'"],
      page: '/aframe/dashboard/spend?client=1&from=2026-01-01&to=2026-01-31&grid=default',
    };
    const filterModel = { NET_AMOUNT: { filterType: 'number', type: 'greaterThan', filter: 13 } };
    const limit = { kind: 'limit', figure: figureOfRows, side: 'above', limit: 1 } as const;
    const counted = await test({ ...limit, rows: { ...rows, measure: { kind: 'grid', column: null, filterModel } } });
    expect(counted.told).toEqual([[weekBefore(20), 2]]);
    expect(counted.body.events[0]).toMatchObject({
      unit: 'packages',
      count: 2,
      rows: null,
      page: `/aframe/dashboard/spend?client=1&grid=default&from=${weekBefore(20)}&to=${addDays(weekBefore(20), 6)}`,
    });
    const measure = { kind: 'grid', column: 'NET_AMOUNT', filterModel: {} } as const;
    const summed = await test({ kind: 'band', figure: figureOfRows, side: 'above', rows: { ...rows, measure } });
    expect(summed.told).toEqual([[weekBefore(20), 31]]);
    expect(summed.body.unit).toBe('currency');
    const reading = {
      ...{ measures: [{ kind: 'measure', measure: 'costPerPackage' }], dimensions: ['carrier_name'], conditions: [] },
      ...{ filters: [{ dimension: 'carrier_name', values: ['UPS'], excluded: false }], groupConditions: [] },
      ...{ compare: undefined, share: undefined, sort: undefined, rowsBy: undefined, limit: 3, show: 'table' },
      ...{ include: [], time: { field: 'bill_date', range: { from: '2026-01-01', to: '2026-01-31' }, assumed: false } },
    } as const satisfies Reading;
    const watched = watchedReading(reading);
    if (watched === undefined) throw new Error('An answer with a figure can be watched.');
    expect(watched.name).toBe('Cost per Package, Carrier UPS');
    const answered = { ...watched, page: '/alerts' };
    const asked = await test({ kind: 'band', figure: figureOfRows, side: 'above', rows: answered });
    expect(asked.told).toEqual([[weekBefore(20), 15.5]]);
    const wrong = [
      { ...rows, measure, whereClauses: ['nothing = 1'] },
      { ...rows, measure, page: '//elsewhere.example' },
      { ...rows, measure: { ...measure, column: 'ACCOUNT_NUMBER' } },
      { ...answered, measure: { ...watched.measure, expression: 'sum(nothing)' } },
    ] as WatchedRows[];
    for (const each of wrong) expect((await test({ ...limit, rows: each })).status).toBe(400);
    const body = wanted('Mine', { ...limit, rows: { ...rows, measure } }, { filters: { carrier_name: ['UPS'] } });
    expect((await analyst.call(addAlert, { body })).status).toBe(400);
  });

  it('are refused for data that the user may not read, and wrong choices at the field', async () => {
    const analyst = await as('analyst');
    const guest = await as('guest');
    const body = wanted('Cost', costPerPackage);
    for (const [change, status] of [
      [{ clientId: 999_999 }, 403],
      [{ name: ' ' }, 400],
      [{ rule: { ...costPerPackage, figure: 'constructor' } }, 400],
      [{ filters: { nothing: ['UPS'] } }, 400],
      [{ filters: { accessorial: ['Residential'] } }, 400],
      [{ rule: { kind: 'missingInvoice' }, filters: { carrier_name: ['UPS'] } }, 400],
      [{ recipientIds: [999_999] }, 400],
    ] as const) {
      const answer = await analyst.call(addAlert, { body: { ...body, ...change } });
      expect(answer.status, JSON.stringify(change)).toBe(status);
    }
    expect((await guest.call(addAlert, { body })).status).toBe(403);
    expect((await guest.call(listAlerts)).status).toBe(403);
  });

  it('know what was there before them, and tell what is new once, in one mail with figures and bars', async () => {
    const analyst = await as('analyst');
    const { body: made } = await analyst.call(addAlert, { body: wanted('Cost', costPerPackage) });
    await analyst.call(addAlert, { body: wanted('New charge', { kind: 'newCharge', atLeast: 5 }) });
    await analyst.call(addAlert, { body: wanted('Missing', { kind: 'missingInvoice' }) });
    expect(made).toMatchObject({ clientName: 'Quiet Goods', active: true, found: [{ toldAt: null, over: true }] });
    await evaluate();
    expect(mails).toEqual([]);
    const dear = {
      net: 16,
      more: [{ tracking: '', net: '9.00', classification: 'ACC', code: 'XYZ', description: 'Peak Surge 12/24' }],
    };
    const charges = invoiceOf(2, dear).charges.map((each, index) => ({
      ...each,
      tracking: `1ZQUIET0002${index < 3 ? 1 : 2}`,
    }));
    await desk.load(upsFile({ ...invoiceOf(2), charges }), { clientId });
    await evaluate();
    await evaluate();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toContain('Cost · Quiet Goods and 2 more');
    expect(mail?.text).toMatch(/\$26\.50 in the week of .*; \$1\d\.\d\d to \$1\d\.\d\d was expected/);
    expect(mail?.text).toMatch(/UPS: Peak Surge 12\/24, first billed on .*: \$18\.00 so far, 2 times/);
    expect(mail?.text).toMatch(/█{24} \$26\.50 ◄/);
    expect(mail?.text).toContain(`UPS QUIET1: an invoice was expected on`);
    expect(mail?.html).toContain('bgcolor="#d9480f"');
    expect(mail?.text).toContain(`${house.address}/aframe/dashboard/`);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await notices(analyst)).toMatchObject([
      { text: expect.stringMatching(/^Cost: \$26\.50 in the week of .* and 2 more$/), link: '/alerts' },
    ]);
    const found = await foundBy(analyst);
    expect(found.get('Cost')?.[0]).toMatchObject({ from: weekBefore(2), over: false, toldAt: expect.any(String) });
  });

  it('say when it is as usual again, and nothing more of the same fact however often it is loaded', async () => {
    const analyst = await as('analyst');
    const late = { ...invoiceOf(2), number: 'QUIETLATE', charges: [{ tracking: '1ZQUIETLATE1', net: '25.00' }] };
    await desk.load(upsFile(late), { clientId });
    await evaluate();
    expect(mails).toHaveLength(1);
    await desk.load(upsFile(invoiceOf(1)), { clientId });
    await evaluate();
    await evaluate();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('As usual again: Cost');
    expect((await notices(analyst)).slice(0, 2).map(({ text }) => text)).toEqual([
      'As usual again: Missing',
      'As usual again: Cost',
    ]);
    expect((await foundBy(analyst)).get('Cost')?.[0]?.recoveredAt).not.toBeNull();
    const stored = await house.settings.selectFrom('alert_fact').select('fact_key').where('tells', '=', true).execute();
    expect(stored).toHaveLength(3);
  });

  it('wait while they are snoozed, paused or quiet, and until the mail server works', async () => {
    const analyst = await as('analyst');
    const limit = wanted('Limit', { kind: 'limit', figure: 'packages', side: 'below', limit: 1_000 });
    const { id } = (await analyst.call(addAlert, { body: limit })).body;
    const forget = () => house.settings.deleteFrom('alert_fact').where('alert_id', '=', id).execute();
    const again = async () => {
      await house.settings.updateTable('alert').set({ evaluated_load: null }).where('id', '=', id).execute();
      await evaluate();
    };
    await forget();
    const day = addDays(dayOf(house.clock.read()), 3);
    const state = async (active: boolean, snoozedUntil: string | null) =>
      (await analyst.call(setAlertState, { params: { id }, body: { active, snoozedUntil } })).body;
    expect(await state(false, null)).toMatchObject({ active: false });
    await again();
    expect(await state(true, day)).toMatchObject({ active: true, snoozedUntil: day });
    await again();
    expect(mails).toHaveLength(2);
    const hour = house.clock.read().getUTCHours();
    const quiet = { byMail: true, fromOthers: true, timeZone: 'UTC', quietFrom: hour, quietTo: (hour + 2) % 24 };
    expect((await analyst.call(saveAlertPreferences, { body: { ...quiet, quietTo: hour } })).status).toBe(400);
    expect((await analyst.call(saveAlertPreferences, { body: quiet })).status).toBe(200);
    await state(true, null);
    await again();
    expect(mails).toHaveLength(2);
    await analyst.call(saveAlertPreferences, { body: { ...quiet, quietFrom: null, quietTo: null } });
    expect((await analyst.call(getAlertPreferences)).body).toMatchObject({ saved: true, quietFrom: null });
    isDown = true;
    await expect(again()).rejects.toThrow('try again later');
    isDown = false;
    house.clock.forward(16 * 60_000);
    await evaluate();
    expect(mails).toHaveLength(3);
    expect(mails[2]?.text).toMatch(/below the limit of 1,000/);
    expect((await analyst.call(deleteAlert, { params: { id } })).status).toBe(200);
    expect((await analyst.call(deleteAlert, { params: { id } })).status).toBe(404);
  });

  it('go to colleagues who may read the same, until they click once, without signing in', async () => {
    const analyst = await as('analyst');
    const query = { clientId, kind: 'band' } as const;
    const offered = (await analyst.call(alertRecipients, { query })).body;
    const shipper = offered.find(({ email }) => email === 'shipper@example.com');
    expect(offered.map(({ email }) => email)).not.toContain('guest@example.com');
    const [cost] = (await analyst.call(listAlerts)).body.filter(({ name }) => name === 'Cost');
    const params = { id: cost?.id ?? 0 };
    const body = wanted(
      'Cost',
      { kind: 'limit', figure: 'packages', side: 'above', limit: 0 },
      { recipientIds: [shipper?.id ?? 0] },
    );
    expect((await analyst.call(changeAlert, { params, body })).body.recipients).toEqual([shipper]);
    const anew = async () => {
      await house.settings.deleteFrom('alert_fact').where('alert_id', '=', params.id).execute();
      await house.settings.updateTable('alert').set({ evaluated_load: null }).where('id', '=', params.id).execute();
      await evaluate();
    };
    await anew();
    const [shared] = mailsTo('shipper@example.com');
    expect(shared?.text).toContain('Lena Vogel shares these alerts with you.');
    const link = /<(.*)>/.exec(shared?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    const page = await house.anyone.call(askToUnsubscribeFromAlerts, { query: { token } });
    expect(page.text).toContain('no more of these mails about alerts');
    const wrong = await house.anyone.call(unsubscribeFromAlerts, { query: { token: `${token}x` } });
    expect(wrong.status).toBe(404);
    expect((await house.anyone.call(unsubscribeFromAlerts, { query: { token } })).status).toBe(200);
    const caller = await as('shipper');
    expect((await caller.call(getAlertPreferences)).body).toMatchObject({ fromOthers: false, byMail: true });
    await anew();
    expect(mailsTo('shipper@example.com')).toHaveLength(1);
  });

  it('stop, and say so, when their owner may no longer read the client', async () => {
    const analyst = await as('analyst');
    await house.settings
      .deleteFrom('user_client')
      .where('user_id', '=', userId)
      .where('client_id', '=', clientId)
      .execute();
    await desk.load(upsFile({ ...invoiceOf(1), number: 'QUIETLAST' }), { clientId });
    const before = mails.length;
    await evaluate();
    await evaluate();
    expect(mails).toHaveLength(before);
    const alerts = (await analyst.call(listAlerts)).body;
    expect(alerts.map(({ active, stoppedFor }) => [active, stoppedFor])).toEqual(alerts.map(() => [false, 'client']));
    expect((await notices(analyst)).filter(({ text }) => /has stopped/.test(String(text)))).toHaveLength(alerts.length);
    const [first] = alerts;
    const resumed = await analyst.call(setAlertState, {
      params: { id: first?.id ?? 0 },
      body: { active: true, snoozedUntil: null },
    });
    expect(resumed.status).toBe(403);
    const logged = await house.settings
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'alert%')
      .distinct()
      .execute();
    expect(logged.map(({ action }) => action).toSorted()).toEqual([
      'alert.create',
      'alert.delete',
      'alert.pause',
      'alert.resume',
      'alert.snooze',
      'alert.stop',
      'alert.update',
      'alert_preferences.save',
      'alert_preferences.unsubscribe',
    ]);
  });

  it('tell once that a month has come to more than its budget', async () => {
    const shipper = await as('shipper');
    const added = await shipper.call(addAlert, { body: wanted('Budget', { kind: 'budget' }, { byMail: false }) });
    expect([added.status, added.body.found]).toEqual([200, []]);
    const month = startOfMonth(addDays(weekBefore(1), 6));
    await house.settings
      .insertInto('budget_month')
      .values({ client_id: clientId, carrier: 'UPS', month, cents: 100 })
      .execute();
    await desk.load(upsFile({ ...invoiceOf(1), number: 'QUIETBUDGET' }), { clientId });
    await evaluate();
    await evaluate();
    expect((await foundBy(shipper)).get('Budget')).toMatchObject([
      { kind: 'budget', from: month, high: 1, toldAt: expect.any(String), recoveredAt: null },
    ]);
    const told = (await notices(shipper)).filter(({ text }) => String(text).includes('above the budget of $1.00'));
    expect(told).toHaveLength(1);
  });

  it('tell that a tier of an agreement is lost, or near, without what was agreed', async () => {
    const admin = await as('admin');
    const agreed = {
      ...{ carrierId: 1, number: 'SECRET', accounts: ['QUIET1'], from: '2020-01-01', discountsPrinted: 'together' },
      incentives: [{ services: ['%'], group: 'Incentive', off: { percent: 10 } }],
      tiers: [
        {
          ...{ services: ['%'], group: 'Tier', measured: 'gross transportation', weeks: 4 },
          // Four usual weeks come to about $114, and those with the dear one to $120.
          bands: [
            { from: 0, percent: 0 },
            { from: 11_800, percent: 5 },
          ],
        },
      ],
    };
    const made = await admin.call(createAgreement, { body: { clientId, content: agreed } });
    const params = { id: made.body.id, version: 1 };
    expect((await admin.call(activateAgreementVersion, { params })).status).toBe(200);
    const body = wanted('Tier', { kind: 'tier' }, { byMail: false });
    const { events, isTooShort } = (await admin.call(backTestAlert, { body })).body;
    expect(isTooShort).toBe(false);
    const [lost, near] = events;
    expect(lost).toMatchObject({ kind: 'tierLost', from: weekBefore(16), over: false, name: 'UPS', unit: 'currency' });
    expect(near).toMatchObject({ kind: 'tierNear', to: addDays(weekBefore(21), 6), over: true });
    expect(JSON.stringify(events)).not.toMatch(/118|SECRET|"low":\d/);

    const { id } = (await admin.call(addAlert, { body })).body;
    await house.settings.deleteFrom('alert_fact').where('alert_id', '=', id).execute();
    for (const _ of ['once', 'and not again']) {
      await house.settings.updateTable('alert').set({ evaluated_load: null }).where('id', '=', id).execute();
      await evaluate();
    }
    expect((await notices(admin)).map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Tier: UPS: revenue of \$1\d\d\.\d\d in the weeks that an agreement counts is below its tier$/,
      ),
    ]);
    const analyst = await as('analyst');
    expect((await analyst.call(addAlert, { body })).status).toBe(403);
  });
});
