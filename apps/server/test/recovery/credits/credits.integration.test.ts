import {
  changeTrackingExceptions,
  claimsForCredit,
  decideCredit,
  type Finding,
  getMoreChat,
  type LedgerReportOrder,
  listClaims,
  listCredits,
  listTrackingExceptions,
  orderLedgerReport,
  account as ownAccount,
  recoverySummary,
  reports,
  runSchedule,
  scheduleReport,
  showTrackingException,
  undoCreditDecision,
  undoTrackingExceptions,
} from '@waybill/contract';
import { moneyText } from '@waybill/model';
import { type Caller, House, loadInvoice, neighbour, type SimplePackage, today } from '@waybill/testkit';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { openChat } from '../../assistant/chat-client.ts';
import { partsOfExcel, rowsOfSheet } from '../../reports/excel-file.ts';
import { download, finishedReport } from '../../reports/report-desk.ts';

const days = { from: '2025-01-01', to: today };
const creditDay = '2026-11-19';
/** Packages of one account that two invoices bill. */
const harborKids = { clientId: 1004, accountId: 15, accountNumber: '610288734', carrierId: 2, carrierName: 'FedEx' };
const twice: readonly SimplePackage[] = Array.from({ length: 5 }, (_, place) => ({
  net: `${31 + place}.25`,
  row: {
    tracking_number: `39999900000${place}`,
    service: 'FedEx Ground',
    sender_postal_code: '30301',
    consignee_postal_code: '10001',
    bill_weight: '5.00',
    bill_weight_pounds: '5.00',
    pickup_date: '2026-08-28',
  },
  charge: { charge_family: 'transportation', charge_description: 'FedEx Ground' },
}));
/** A package of another client that came a day late, which can be claimed for fifteen days. */
const meridian = { clientId: 1005, accountId: 20, accountNumber: '480122956', carrierId: 2, carrierName: 'FedEx' };
const late: SimplePackage = {
  net: '48.20',
  row: {
    tracking_number: '399999000009',
    service: 'FedEx Priority Overnight',
    service_category: 'Next Day',
    mode_category: 'Parcel Express',
    pickup_date: '2026-11-09',
    scheduled_date: '2026-11-10 10:30:00',
    delivery_date: '2026-11-11 12:00:00',
    tracking_status: 'Late',
  },
};
const cents = (dollars: number | undefined) => Math.round((dollars ?? 0) * 100);

describe('the ledger of credits', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const listed = async (query: Record<string, string | number> = {}) => {
    for (;;) {
      const { body } = await admin.call(listTrackingExceptions, {
        query: { ...days, size: 200, sort: 'amount', descending: 'true', ...query },
      });
      if (body.waitingClients === 0) return body.rows;
    }
  };
  for (const [invoiceNumber, billDate] of [
    ['TWICE1', '2026-09-02'],
    ['TWICE2', '2026-09-16'],
  ] as const)
    await loadInvoice(house.warehouse, { ...harborKids, invoiceNumber, billDate }, twice);
  await loadInvoice(house.warehouse, { ...meridian, invoiceNumber: 'LATE', billDate: '2026-11-12' }, [late]);
  await house.settings.updateTable('account').set({ is_fedex_express_gsr: true }).where('id', '=', 20).execute();
  const open = (await listed()).filter(({ amount, credited }) => amount > 10 && credited === 0);
  /** The client and carrier with the most findings of packages. */
  const [own = []] = [...Map.groupBy(open, (each) => `${each.clientId} ${each.carrierName}`).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  const packages = own.filter(
    (each, index) => own.findIndex(({ trackingNumber: of }) => of === each.trackingNumber) === index,
  );
  const clientId = packages[0]?.clientId ?? 0;
  const carrierName = packages[0]?.carrierName ?? '';
  const finding = (place: number): Finding => {
    const found = packages[place];
    if (found === undefined) throw new Error(`There are only ${packages.length} findings.`);
    return found;
  };
  const account = await house.settings
    .selectFrom('account')
    .select(['id', 'number', 'carrier_id'])
    .where('number', '=', finding(0).accountNumber)
    .executeTakeFirstOrThrow();

  const credit = (amount: string, type: string, text: string, trackingNumber: string | null = null): SimplePackage => ({
    net: `-${amount}`,
    row: {
      row_kind: 'adjustment',
      no_of_pkgs: 0,
      tracking_number: trackingNumber,
      transportation_amount: '0.00',
      billing_adjustment_amount: `-${amount}`,
    },
    charge: { charge_family: 'billing_adjustment', credit_type: type, charge_description: text },
  });
  async function load(invoiceNumber: string, rows: readonly SimplePackage[], billDate = creditDay) {
    await loadInvoice(
      house.warehouse,
      {
        clientId,
        accountId: account.id,
        accountNumber: account.number,
        carrierId: account.carrier_id,
        carrierName,
        invoiceNumber,
        billDate,
      },
      rows,
    );
  }
  const whoWorksOnChargesAlone = async () => {
    const { settings } = house;
    const role = settings.selectFrom('role').select('id').where('name', '=', 'ROLE_CLIENT');
    await settings
      .deleteFrom('role_permission')
      .where('role_id', 'in', role)
      .where('permission', '=', 'EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL')
      .execute();
    const user = settings.selectFrom('user_account').select('id').where('login', '=', 'shipper');
    const { id } = await user.executeTakeFirstOrThrow();
    await settings
      .insertInto('user_client')
      .values({ user_id: id, client_id: clientId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return await house.as('shipper');
  };
  const file = async (place: number, more: Record<string, unknown> = {}) => {
    const body = { filters: days, ids: [finding(place).id], state: 'disputed', claimedOn: '2026-10-01', ...more };
    const answer = await admin.call(changeTrackingExceptions, { body });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.change;
  };
  const now = async (place: number) => (await listed()).find(({ id }) => id === finding(place).id);
  const summary = async () => (await admin.call(recoverySummary, { query: { ...days, clientId } })).body;
  const credits = async (search: string) =>
    (await admin.call(listCredits, { query: { ...days, clientId, search } })).body.rows;

  it('recovers what came: whole, in part and worded otherwise, and never what was hoped for', async () => {
    await file(0, { claimReference: 'R9-48213' });
    await file(1);
    await file(2);
    const before = await summary();
    expect(before.recovered).toBe(0);
    await load('CREDIT1', [
      credit(finding(0).amount.toFixed(2), 'Miscellaneous / Other', 'Credit per claim R9 48213'),
      credit('1.00', 'Billing adjustment', 'Adjustment', finding(1).trackingNumber),
    ]);
    expect(await now(0)).toMatchObject({ state: 'credited', amount: 0, recovered: finding(0).amount });
    expect(await now(1)).toMatchObject({ state: 'partly_credited', recovered: 1, credited: 1 });
    expect(cents((await now(1))?.amount)).toBe(cents(finding(1).amount) - 100);
    expect(await now(2)).toMatchObject({ state: 'disputed', recovered: 0, credited: 0 });
    const after = await summary();
    expect(cents(after.recovered)).toBe(cents(finding(0).amount) + 100);
    expect(cents(after.due)).toBe(cents(finding(1).amount) - 100 + cents(finding(2).amount));
    expect(after.months).toContainEqual(expect.objectContaining({ month: '2026-11', recovered: after.recovered }));
    const detail = await admin.call(showTrackingException, { params: { findingId: finding(1).id }, query: days });
    expect(detail.body.credits).toMatchObject([{ invoiceNumber: 'CREDIT1', amount: 1, ground: 'tracking_number' }]);
  });

  it('reopens a claim whose credit is taken back', async () => {
    const number = finding(1).trackingNumber;
    const reversal = credit('1.00', 'Billing adjustment', 'Reversal of adjustment', number);
    await load(
      'CREDIT2',
      [{ ...reversal, net: '1.00', row: { ...reversal.row, billing_adjustment_amount: '1.00' } }],
      today,
    );
    expect(await now(1)).toMatchObject({ state: 'disputed', recovered: 0, amount: finding(1).amount });
    expect(await credits('CREDIT1')).toContainEqual(
      expect.objectContaining({ trackingNumber: number, outcome: 'taken_back', takenBack: 1 }),
    );
  });

  it('offers what fits no claim for a decision, which can be taken back', async () => {
    await load('CREDIT3', [credit('2.50', 'Billing adjustment', 'Goodwill')]);
    const [offered] = await credits('Goodwill');
    expect(offered).toMatchObject({ outcome: 'to_decide', left: 2.5, parts: [] });
    const named = { clientId, creditKey: offered?.key ?? '' };
    const claims = (await admin.call(claimsForCredit, { query: named })).body;
    expect(claims.map(({ findingId }) => findingId)).toContain(finding(2).id);
    const parts = [{ findingId: finding(2).id, amount: 2 }];
    expect((await admin.call(decideCredit, { body: { ...named, parts } })).status).toBe(200);
    expect(await now(2)).toMatchObject({ state: 'partly_credited', recovered: 2 });
    const tooMuch = await admin.call(decideCredit, {
      body: { ...named, parts: [{ findingId: finding(2).id, amount: 3 }] },
    });
    expect([tooMuch.status, tooMuch.body]).toMatchObject([400, { errors: [{ field: 'parts' }] }]);
    const unfiled = await admin.call(decideCredit, {
      body: { ...named, parts: [{ findingId: finding(3).id, amount: 1 }] },
    });
    expect(unfiled.status).toBe(400);
    const ofCharges = await whoWorksOnChargesAlone();
    expect((await ofCharges.call(decideCredit, { body: { ...named, parts: [] } })).status).toBe(409);
    expect((await ofCharges.call(undoCreditDecision, { body: named })).status).toBe(409);
    expect((await admin.call(decideCredit, { body: { ...named, parts: [] } })).status).toBe(200);
    expect((await credits('Goodwill'))[0]).toMatchObject({ outcome: 'not_for_claims', isDecided: true });
    expect((await admin.call(undoCreditDecision, { body: named })).body).toEqual({ undone: 1 });
    expect(await now(2)).toMatchObject({ state: 'disputed', recovered: 0 });
    expect((await admin.call(undoCreditDecision, { body: named })).status).toBe(404);
  });

  it('counts what came since a claim was filed as an answer to it, and nothing that came before', async () => {
    await load('CREDIT4', [credit('3.00', 'Billing adjustment', 'Adjustment', finding(3).trackingNumber)]);
    expect(await now(3)).toMatchObject({ state: 'open', credited: 3, recovered: 0 });
    const change = await file(3, { claimedOn: today });
    expect(await now(3)).toMatchObject({ state: 'disputed', credited: 3, recovered: 0 });
    expect(cents((await now(3))?.claimedAmount ?? 0)).toBe(cents(finding(3).amount) - 300);
    const [earlier] = (await credits(finding(3).trackingNumber ?? '')).filter(({ amount }) => amount === 3);
    const parts = [{ findingId: finding(3).id, amount: 0.01 }];
    const over = await admin.call(decideCredit, { body: { clientId, creditKey: earlier?.key ?? '', parts } });
    expect([over.status, over.body]).toMatchObject([400, { errors: [{ field: 'parts' }] }]);
    await admin.call(undoTrackingExceptions, { body: { change } });
    await file(3);
    expect(await now(3)).toMatchObject({ state: 'partly_credited', credited: 3, recovered: 3 });
    expect((await now(3))?.claimedAmount).toBe(finding(3).amount);
    await file(3, { state: 'withdrawn', claimedOn: undefined });
    await file(3, { claimedOn: undefined });
    expect(await now(3)).toMatchObject({ state: 'disputed', claimedOn: today, recovered: 0 });
  });

  it('lets a denied claim be filed again, and every change be taken back until somebody changes more', async () => {
    const denied = await file(4, { state: 'denied', reason: 'weather', claimReference: 'D-1' });
    expect(await now(4)).toMatchObject({ state: 'denied', reason: 'weather', claimedOn: '2026-10-01' });
    const again = await file(4, { claimedOn: '2026-11-01' });
    expect(await now(4)).toMatchObject({ state: 'disputed', reason: '', claimedOn: '2026-11-01' });
    const undo = (change: string) => admin.call(undoTrackingExceptions, { body: { change } });
    expect((await undo(denied)).status).toBe(409);
    expect((await undo(again)).body).toEqual({ changed: 1 });
    expect(await now(4)).toMatchObject({ state: 'denied', reason: 'weather', claimedOn: '2026-10-01' });
    expect((await undo(denied)).body).toEqual({ changed: 1 });
    expect(await now(4)).toMatchObject({ state: 'open', reason: '', claimedOn: null, claimReference: '' });
    expect((await undo(denied)).status).toBe(404);
    const { history } = (await admin.call(showTrackingException, { params: { findingId: finding(4).id }, query: days }))
      .body;
    expect(history.map(({ by, isUndone }) => [by, isUndone])).toEqual([
      ['admin', true],
      ['admin', true],
    ]);
    expect(history.at(-1)?.fields).toContainEqual({ field: 'state', before: 'open', after: 'denied' });
  });

  it.each([
    ['a day after today', { claimedOn: '2099-01-01' }, 'claimedOn'],
    ['a denial for a reason to dismiss', { state: 'denied', reason: 'not_worth_it' }, 'reason'],
  ])('refuses %s at the field', async (_, change, field) => {
    const body = { filters: days, ids: [finding(4).id], ...change };
    const answer = await admin.call(changeTrackingExceptions, { body });
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ field }] }]);
  });

  it('is reported in files with the figures of the page, also regularly and for who sees less', async () => {
    await file(4, { state: 'denied', reason: 'weather' });
    const order = (report: LedgerReportOrder['report'], more: Partial<LedgerReportOrder> = {}, caller = admin) =>
      caller.call(orderLedgerReport, { body: { report, clientId, ...days, format: 'csv', ...more } });
    const reported = async (...asked: Parameters<typeof order>) => {
      const { status, text } = await order(...asked);
      expect([status, text]).toEqual([200, 'Report submitted.']);
      const caller = asked[2] ?? admin;
      const report = await finishedReport(caller);
      expect(report).toMatchObject({ status: 'completed', reason: null });
      const { text: csv } = await download(caller, report.id);
      const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
      expect(report.rows).toBe(rows.length);
      const sum = (header: string) => rows.reduce((total, row) => total + cents(Number(row[header])), 0);
      return { report, rows, sum };
    };
    const shown = await summary();
    const carriers = await reported('carriers');
    expect(carriers.sum('Claimed')).toBe(cents(shown.claimed));
    expect(carriers.sum('Recovered')).toBe(cents(shown.recovered));
    expect(carriers.sum('Still Due')).toBe(cents(shown.due));
    expect(carriers.rows.map((row) => row['Reasons of Denials']).join('')).toContain('Weather or another event: 1');
    const claims = await reported('claims');
    expect(claims.rows).toHaveLength(shown.groups.reduce((count, group) => count + group.claims, 0));
    expect(claims.sum('Recovered')).toBe(cents(shown.recovered));
    expect(claims.sum('Still Due')).toBe(cents(shown.due));
    const months = await reported('months');
    expect(months.sum('Recovered by Claims')).toBe(cents(shown.recovered));
    expect(months.sum('Credited without a Claim')).toBe(cents(shown.unclaimed));
    const ageing = await reported('ageing');
    expect(ageing.sum('Still Due')).toBe(cents(shown.due));
    const listedCredits = await reported('credits');
    expect(listedCredits.sum('For the Claim')).toBe(cents(shown.recovered));
    expect(listedCredits.sum('Taken Back')).toBe(cents(shown.takenBack));
    const inbox = await reported('findings', { filters: { rule: finding(0).rule, state: 'credited' } });
    expect(inbox.rows.map((row) => row['Claim Number'])).toContain('R9-48213');
    expect(inbox.report.filters).toContain('State: Credited');
    expect(new Set(inbox.rows.map((row) => row.State))).toEqual(new Set(['Credited']));

    expect((await order('claims', { format: 'xlsx' })).status).toBe(200);
    const excel = await finishedReport(admin);
    const answer = await fetch(new URL(`/aiparcelweb/api/riGenerateds/downloadFile/${excel.id}`, house.address), {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const parts = await partsOfExcel(new Uint8Array(await answer.arrayBuffer()));
    expect(rowsOfSheet(parts, 1)).toHaveLength(claims.rows.length + 1);
    expect(rowsOfSheet(parts, 2).flat()).toContainEqual(
      expect.objectContaining({ value: 'Claims and what came of them' }),
    );

    const { body: schedule, text } = await admin.call(scheduleReport, {
      body: {
        reportId: carriers.report.id,
        name: 'Recoveries',
        period: 'Previous Month',
        frequency: 'monthly',
        day: 1,
        hour: 6,
      },
    });
    expect(schedule, text).toMatchObject({ pageDisplayName: 'Recoveries by carrier and rule' });
    expect((await admin.call(runSchedule, { params: { id: schedule.id } })).status).toBe(200);
    expect(await finishedReport(admin)).toMatchObject({ status: 'completed', fromDate: '2026-10-01' });

    const ofCharges = await house.as('shipper');
    const theirs = await reported('claims', {}, ofCharges);
    expect(theirs.rows).toEqual([]);
    const other = await house.as(neighbour.login, neighbour.tenant);
    expect((await order('claims', {}, other)).status).toBe(403);
    expect((await other.call(reports)).body).toEqual([]);
    expect((await order('claims', {}, await house.as('guest'))).status).toBe(403);
    expect(await order('claims', { from: today, to: '2025-01-01' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'to' }] },
    });
    await file(4);
  });

  it('is told by the assistant with the figures of the pages, to who may see them', async () => {
    await file(4, { state: 'denied', reason: 'weather' });
    const chatOf = async (caller: Caller) =>
      await openChat(house, { token: caller.token ?? '', userId: (await caller.call(ownAccount)).body.id });
    const chat = await chatOf(admin);
    const told = async (question: string, about = clientId) => {
      const { type, data } = await chat.ask(question, -1, about);
      expect([question, type]).toEqual([question, 'SQL_RESPONSE']);
      return data;
    };
    const from = `${today.slice(0, 4)}-01-01`;
    const { body: ofYear } = await admin.call(recoverySummary, { query: { clientId, from, to: today } });
    const { body: usual } = await admin.call(recoverySummary, { query: { clientId } });
    const recovered = await told('How much have we recovered this year?');
    expect(recovered.df).toEqual([{ recovered: ofYear.recovered, claimed: ofYear.claimed, due: ofYear.due }]);
    expect(recovered.text).toContain(moneyText(ofYear.recovered));
    expect(recovered.links).toEqual([
      { label: 'Recovered money', path: `/recoveries?client=${clientId}&from=${from}&to=${today}` },
    ]);
    const sum = (rows: readonly Record<string, unknown>[], name: string) =>
      rows.reduce((total, row) => total + cents(Number(row[name])), 0);
    const carriers = await told('recuperado por transportista');
    expect([sum(carriers.df, 'recovered'), sum(carriers.df, 'due')]).toEqual([
      sum(usual.groups, 'recovered'),
      sum(usual.groups, 'due'),
    ]);
    expect(carriers.columns.map(({ label }) => label)).toContain('Pendiente');
    const denied = await told('Combien de réclamations ont été refusées et pourquoi ?');
    expect(denied.df).toContainEqual({ carrier: carrierName, reason: 'Météo ou autre événement', denied: 1 });
    const open = await told('what is still open?');
    expect(open.text).toContain(moneyText(usual.due));
    const soon = await admin.call(listClaims, {
      query: { claimWindow: 'claimable', claimBy: `${today.slice(0, 4)}-12-31` },
    });
    const expiring = await told('which claims must be filed this year', soon.body.rows[0]?.clientId);
    const [link] = expiring.links;
    const query = Object.fromEntries(new URL(link?.path ?? '', house.address).searchParams);
    const { client = '', ...asked } = query;
    const inbox = await admin.call(listClaims, { query: { clientId: Number(client), ...asked } });
    expect(inbox.status, inbox.text).toBe(200);
    expect(inbox.body.total).toBeGreaterThan(0);
    expect(expiring.text).toContain(moneyText(inbox.body.amount));
    expect(expiring.rowCount).toBe(Math.min(100, inbox.body.total));

    const conversation = recovered.conversationId;
    const again = await admin.call(getMoreChat, { body: { conversationId: conversation, chunkNumber: 0 } });
    expect(again.text).toContain(moneyText(ofYear.recovered));
    await chat.close();

    const { settings } = house;
    const role = settings.selectFrom('role').select('id').where('name', '=', 'ROLE_CLIENT');
    await settings
      .deleteFrom('role_permission')
      .where('role_id', 'in', role)
      .where('permission', '=', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL')
      .execute();
    const blind = await chatOf(await house.as('shipper'));
    const { data } = await blind.ask('How much have we recovered this year?', -1, clientId);
    expect(data.links.filter(({ path }) => path.startsWith('/recoveries'))).toEqual([]);
    await blind.close();
    await file(4);
  });

  it('is closed to other tenants, and says the same of credits that never were', async () => {
    const [own] = await credits('Goodwill');
    const named = { clientId, creditKey: own?.key ?? '' };
    const other = await house.as(neighbour.login, neighbour.tenant);
    expect((await other.call(listCredits, { query: { clientId } })).status).toBe(403);
    expect((await other.call(recoverySummary, { query: { clientId } })).status).toBe(403);
    expect((await other.call(decideCredit, { body: { ...named, parts: [] } })).status).toBe(403);
    expect(
      (await other.call(listCredits, { query: days })).body.rows.filter((row) => row.clientId === clientId),
    ).toEqual([]);
    const change = await file(4);
    expect((await other.call(undoTrackingExceptions, { body: { change } })).status).toBe(404);
    const unknown = await admin.call(decideCredit, { body: { clientId, creditKey: '0'.repeat(32), parts: [] } });
    expect(unknown.status).toBe(404);
    const guest = await house.as('guest');
    expect((await guest.call(listCredits, { query: days })).status).toBe(403);
  });
});
