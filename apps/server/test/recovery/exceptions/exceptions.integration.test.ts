import {
  changeChargeExceptions,
  changeClaims,
  changeTrackingExceptions,
  chargeClaimEvidence,
  chargeExceptionOwners,
  claimOwners,
  exportChargeExceptions,
  exportClaims,
  exportTrackingExceptions,
  listChargeExceptions,
  listClaims,
  listTrackingExceptions,
  tallyChargeExceptions,
  tallyClaims,
  tallyTrackingExceptions,
  trackingClaimEvidence,
  undoClaims,
  unfiledStates,
} from '@waybill/contract';
import { House, neighbour, today } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { dollars } from '../../analysis/data/spend-state.ts';
import { findingsByHand } from './findings-by-hand.ts';

const days = { from: '2025-01-01', to: today };

describe('the findings of the exceptions', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const clients = (await house.settings.selectFrom('client').select(['id', 'tenant_id']).execute())
    .filter(({ id }) => id !== neighbour.clientId)
    .map(({ id }) => id);
  const byHand = findingsByHand({ ...days, clients: clients.join(', ') });

  it.each([
    ['billed_twice', exportTrackingExceptions],
    ['same_charge_twice', exportChargeExceptions],
  ] as const)('%s are those of SQL written by hand from its meaning', async (rule, file) => {
    const expected = await house.sql(byHand[rule] ?? '', { N: 'text', S: 'money' });
    const { status, body, text } = await admin.call(file, { query: { rule, ...days } });
    expect(status, text).toBe(200);
    const certain = body.filter(({ confidence }) => confidence === 'certain');
    const numbers = new Set(expected.map(({ N }) => N));
    expect(certain.filter(({ trackingNumber }) => !numbers.has(trackingNumber ?? ''))).toEqual([]);
    const most = new Map(expected.map(({ N, S }) => [N, S]));
    for (const { trackingNumber, amount, credited } of certain) {
      expect(amount + credited).toBeLessThanOrEqual(Number(most.get(trackingNumber ?? '') ?? 0) + 0.005);
    }
    if (rule === 'billed_twice') expect(certain.length).toBeGreaterThan(0);
  });

  it('never exceed what a package has cost after credits, and say why they are findings', async () => {
    const files = await Promise.all(
      [exportTrackingExceptions, exportChargeExceptions].map((file) => admin.call(file, { query: days })),
    );
    const findings = files.flatMap(({ body }) => body);
    const costs = await house.sql<{ C: number; K: string; N: string; S: number }>(
      `select client_id as C, carrier_name as K, tracking_number as N, sum(${dollars('net_amount')}) as S
       from charge_level_info where tracking_number is not null group by client_id, carrier_name, tracking_number`,
      { C: 'integer', K: 'text', N: 'text', S: 'money' },
    );
    const cost = new Map(costs.map(({ C, K, N, S }) => [`${C} ${K} ${N}`, S]));
    const ofPackages = findings.filter(({ trackingNumber }) => trackingNumber !== null);
    const byPackage = Map.groupBy(ofPackages, (each) => `${each.clientId} ${each.carrierName} ${each.trackingNumber}`);
    for (const [key, own] of byPackage) {
      const open = own.reduce((sum, { amount }) => sum + amount, 0);
      expect(open, key).toBeLessThanOrEqual(Math.max(0, cost.get(key) ?? 0) + 0.005);
    }
    for (const { amount, credited, billed, expected, obstacle } of findings) {
      expect(amount + credited).toBeLessThanOrEqual(billed - expected + 0.005);
      expect(amount > 0 || obstacle === 'credited').toBe(true);
    }
  });

  it('are there for nearly every rule, so that the comparison says something', async () => {
    const tracking = await admin.call(tallyTrackingExceptions, { query: days });
    const charge = await admin.call(tallyChargeExceptions, { query: days });
    const rules = new Set([...tracking.body.tallies, ...charge.body.tallies].map(({ rule }) => rule));
    expect(rules.size).toBeGreaterThanOrEqual(4);
    expect(rules).toContain('billed_twice');
  });

  it('add up the same in tallies, pages and files', async () => {
    const { body: tally } = await admin.call(tallyTrackingExceptions, { query: days });
    const { body: file } = await admin.call(exportTrackingExceptions, { query: days });
    const { body: first } = await admin.call(listTrackingExceptions, {
      query: { ...days, size: 25, sort: 'amount', descending: 'true' },
    });
    const { body: second } = await admin.call(listTrackingExceptions, {
      query: { ...days, size: 25, page: 2, sort: 'amount', descending: 'true' },
    });
    const cents = (amounts: readonly { readonly amount: number }[]) =>
      amounts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const whole = Math.round(100 * (first.amount + first.checkAmount + first.unclaimableAmount));
    expect(cents(tally.tallies)).toBe(whole);
    expect(cents(file)).toBe(whole);
    expect(tally.tallies.reduce((sum, { findings }) => sum + findings, 0)).toBe(first.total);
    expect(file.slice(0, 50)).toEqual([...first.rows, ...second.rows]);
    expect(new Set(file.map(({ id }) => id)).size).toBe(file.length);
  });

  it('are the same in the inbox, which has both levels, what must be claimed first on top', async () => {
    const sorted = { ...days, size: 200, sort: 'claimBy' };
    const [packages, charges, inbox] = await Promise.all([
      admin.call(listTrackingExceptions, { query: sorted }),
      admin.call(listChargeExceptions, { query: sorted }),
      admin.call(listClaims, { query: sorted }),
    ]);
    expect(inbox.body.total).toBe(packages.body.total + charges.body.total);
    const amount = packages.body.amount + charges.body.amount;
    expect(Math.round(100 * inbox.body.amount)).toBe(Math.round(100 * amount));
    const urgent = inbox.body.rows.filter(({ obstacle, confidence }) => obstacle === null && confidence !== 'check');
    const lastDays = urgent.map(({ claimBy }) => claimBy ?? '9999');
    expect(lastDays).toEqual(lastDays.toSorted());
    expect(urgent).toEqual(inbox.body.rows.slice(0, urgent.length));
    const { tallies, soonBy } = (await admin.call(tallyClaims, { query: days })).body;
    const soon = (await admin.call(listClaims, { query: { ...days, claimWindow: 'claimable', claimBy: soonBy } })).body;
    expect(tallies.reduce((sum, each) => sum + each.soon, 0)).toBe(soon.total);
  });

  it('are of the last three months where no day is named', async () => {
    const { body } = await admin.call(tallyTrackingExceptions);
    expect([body.from, body.to]).toEqual(['2026-08-20', today]);
  });
});

describe('work on findings', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const chargesOf = async (more: Record<string, string | number> = {}) =>
    (await admin.call(listChargeExceptions, { query: { ...days, ...more } })).body;

  /** The rule with the most findings about charges. */
  const [rule = ''] = Object.entries(Object.groupBy((await chargesOf({ size: 100 })).rows, (row) => row.rule))
    .toSorted(([, one = []], [, other = []]) => other.length - one.length)
    .map(([name]) => name);

  it('sets state, note and owner, says so in the audit log, and takes all back', async () => {
    const [finding] = (await chargesOf({ rule, size: 100 })).rows;
    const [owner] = (await admin.call(chargeExceptionOwners)).body;
    const change = { filters: days, ids: [finding?.id], state: 'disputed', note: 'Claim 4711', ownerId: owner?.id };
    const answer = await admin.call(changeChargeExceptions, { body: change });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ changed: 1 });
    expect((await chargesOf({ state: 'disputed' })).rows).toMatchObject([
      { id: finding?.id, state: 'disputed', note: 'Claim 4711', owner },
    ]);
    const logged = await house.settings
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'exception.change')
      .execute();
    expect(logged.map(({ details }) => JSON.parse(details))).toMatchObject([
      {
        subject: { id: finding?.id },
        changes: { state: { before: 'open', after: 'disputed' }, note: { before: '', after: 'Claim 4711' } },
      },
    ]);
    await admin.call(changeChargeExceptions, { body: { filters: days, ids: [finding?.id], state: 'open' } });
    expect((await chargesOf({ rule, size: 100 })).rows.find(({ id }) => id === finding?.id)).toMatchObject({
      state: 'open',
      note: 'Claim 4711',
    });
  });

  it('changes all that fit the filters together, and those alone', async () => {
    const all = (await chargesOf()).total;
    const { total } = await chargesOf({ rule, size: 100 });
    const body = { filters: { ...days, rule }, state: 'in_review' };
    expect((await admin.call(changeChargeExceptions, { body })).body).toMatchObject({ changed: total });
    expect((await chargesOf({ state: 'in_review' })).total).toBe(total);
    expect((await chargesOf({ state: 'open' })).total).toBe(all - total);
  });

  it('counts as claimable only what is neither filed nor settled: in tallies, lists and changes of all that match', async () => {
    const packagesOf = async (more: Record<string, string | number> = {}) =>
      (await admin.call(listTrackingExceptions, { query: { ...days, ...more } })).body;
    const claimable = { ...days, claimWindow: 'claimable' };
    const open = async () => {
      const { tallies } = (await admin.call(tallyTrackingExceptions, { query: days })).body;
      return tallies
        .filter(({ state, claimWindow }) => claimWindow === 'claimable' && unfiledStates.includes(state))
        .reduce((sum, { findings }) => sum + findings, 0);
    };
    const { rows, total } = await packagesOf({ claimWindow: 'claimable', sort: 'amount', descending: 'true' });
    expect(total).toBe(await open());
    const [first, second] = rows;
    await admin.call(changeTrackingExceptions, { body: { filters: days, ids: [first?.id], state: 'credited' } });
    await admin.call(changeTrackingExceptions, { body: { filters: days, ids: [second?.id], state: 'disputed' } });
    expect((await packagesOf({ claimWindow: 'claimable' })).total).toBe(total - 2);
    expect(await open()).toBe(total - 2);
    expect((await packagesOf({ claimWindow: 'claimable', state: 'credited' })).total).toBe(0);
    const changed = await admin.call(changeTrackingExceptions, { body: { filters: claimable, note: 'To be claimed' } });
    expect(changed.body).toMatchObject({ changed: total - 2 });
    expect((await packagesOf({ state: 'credited' })).rows.map(({ id, note }) => [id, note])).toContainEqual([
      first?.id,
      '',
    ]);
    await admin.call(changeTrackingExceptions, {
      body: { filters: days, ids: [first?.id, second?.id], state: 'open' },
    });
  });

  it('is done for both levels together in the inbox, and taken back', async () => {
    const one = async (file: typeof listTrackingExceptions | typeof listChargeExceptions) =>
      (await admin.call(file, { query: { ...days, state: 'open' } })).body.rows[0]?.id ?? '';
    const ids = [await one(listTrackingExceptions), await one(listChargeExceptions)];
    const owners = (await admin.call(claimOwners)).body;
    const change = { filters: days, ids, state: 'in_review', ownerId: owners[0]?.id };
    const changed = await admin.call(changeClaims, { body: change });
    expect(changed.body).toMatchObject({ changed: 2 });
    const states = async () => {
      const { body } = await admin.call(exportClaims, { query: days });
      return body.filter(({ id }) => ids.includes(id)).map(({ state, owner }) => [state, owner?.id]);
    };
    expect(await states()).toEqual(Array(2).fill(['in_review', owners[0]?.id]));
    expect((await admin.call(undoClaims, { body: { change: changed.body.change } })).body).toEqual({ changed: 2 });
    expect(await states()).toEqual(Array(2).fill(['open', undefined]));
    const guest = await house.as('guest');
    expect((await guest.call(changeClaims, { body: change })).status).toBe(403);
  });

  it('searches tallies and lists alike', async () => {
    const [row] = (await chargesOf()).rows;
    const search = row?.invoiceNumber ?? '';
    const { tallies } = (await admin.call(tallyChargeExceptions, { query: { ...days, search } })).body;
    expect(tallies.reduce((sum, { findings }) => sum + findings, 0)).toBe((await chargesOf({ search })).total);
  });

  it.each([
    ['nothing to change', {}, 'state'],
    ['a state that is none', { state: 'gone' }, 'state'],
    ['an owner who may not', { ownerId: 999_999 }, 'ownerId'],
    ['findings that are not there', { ids: ['0'.repeat(32)], state: 'open' }, 'ids'],
    ['days the wrong way round', { filters: { from: '2026-02-01', to: '2026-01-01' }, state: 'open' }, 'to'],
    ['a rule of the other level', { filters: { rule: 'late_guaranteed' }, state: 'open' }, 'rule'],
  ])('refuses %s at the field', async (_case, body, field) => {
    const answer = await admin.call(changeChargeExceptions, { body });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field: expect.stringContaining(field) }] });
  });

  it('notes a claim with its number and the day on which it was filed, which later changes keep', async () => {
    const [finding] = (await chargesOf({ rule, size: 100 })).rows;
    const file = { filters: days, ids: [finding?.id], state: 'disputed', claimReference: 'C-4711' };
    await admin.call(changeChargeExceptions, { body: file });
    const noted = async () => (await chargesOf({ rule, size: 100 })).rows.find(({ id }) => id === finding?.id);
    expect(await noted()).toMatchObject({ state: 'disputed', claimReference: 'C-4711', claimedOn: today });
    const before = (await chargesOf({ rule, size: 100 })).settledAmount;
    const deny = { filters: days, ids: [finding?.id], state: 'denied' };
    expect((await admin.call(changeChargeExceptions, { body: deny })).status).toBe(200);
    expect(await noted()).toMatchObject({ state: 'denied', claimReference: 'C-4711', claimedOn: today });
    const after = (await chargesOf({ rule, size: 100 })).settledAmount;
    expect(Math.round(100 * (after - before))).toBe(Math.round(100 * (finding?.amount ?? 0)));
  });

  it('shows what all invoices say of a package that was billed twice, to those who may read its client', async () => {
    const list = await admin.call(listTrackingExceptions, {
      query: { ...days, rule: 'billed_twice', confidence: 'certain', sort: 'amount', descending: 'true' },
    });
    const [finding] = list.body.rows;
    const query = {
      clientId: finding?.clientId ?? 0,
      carrierName: finding?.carrierName ?? '',
      trackingNumber: finding?.trackingNumber ?? '',
    };
    const { body } = await admin.call(trackingClaimEvidence, { query });
    const billed = body.billings.filter(({ rowKind }) => rowKind === 'package');
    expect(billed.length).toBe(2);
    expect(billed.at(-1)).toMatchObject({
      invoiceNumber: finding?.invoiceNumber,
      net: (finding?.amount ?? 0) + (finding?.credited ?? 0),
    });
    expect((billed[0]?.billDate ?? '') < (finding?.billDate ?? '')).toBe(true);
    const other = await house.as(neighbour.login, neighbour.tenant);
    expect((await other.call(trackingClaimEvidence, { query })).status).toBe(403);
    expect((await other.call(chargeClaimEvidence, { query })).status).toBe(403);
  });

  it('is for the clients that a user may read: 403 for any other, and none of theirs in any list', async () => {
    const other = await house.as(neighbour.login, neighbour.tenant);
    const ids = (await chargesOf()).rows.map(({ id }) => id);
    const ours = await other.call(listChargeExceptions, { query: { ...days, clientId: 1001 } });
    expect(ours.status).toBe(403);
    expect((await other.call(listTrackingExceptions, { query: { ...days, clientId: 1001 } })).status).toBe(403);
    expect((await other.call(tallyChargeExceptions, { query: { ...days, clientId: 1001 } })).status).toBe(403);
    expect((await other.call(exportChargeExceptions, { query: { ...days, clientId: 1001 } })).status).toBe(403);
    expect((await other.call(listChargeExceptions, { query: days })).body.total).toBe(0);
    const change = await other.call(changeChargeExceptions, {
      body: { filters: days, ids: [ids[0]], state: 'credited' },
    });
    expect(change.status).toBe(400);
    const foreign = { filters: { ...days, clientId: 1001 }, state: 'credited' };
    expect((await other.call(changeTrackingExceptions, { body: foreign })).status).toBe(403);
    expect((await chargesOf({ state: 'credited' })).total).toBe(0);
  });

  it('is for holders of the permission of the level', async () => {
    const guest = await house.as('guest');
    expect((await guest.call(listTrackingExceptions)).status).toBe(403);
    expect((await guest.call(changeChargeExceptions, { body: { state: 'open' } })).status).toBe(403);
  });
});
