import {
  changeChargeExceptions,
  changeTrackingExceptions,
  chargeClaimEvidence,
  chargeExceptionOwners,
  exportChargeExceptions,
  exportTrackingExceptions,
  listChargeExceptions,
  listTrackingExceptions,
  tallyChargeExceptions,
  tallyTrackingExceptions,
  trackingClaimEvidence,
  unfiledStates,
} from '@waybill/contract';
import { exceptionRules } from '@waybill/model';
import { House, neighbour, today } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { findingsByHand } from './findings-by-hand.ts';

const days = { from: '2025-01-01', to: today };

describe('the findings of the exceptions', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const accounts = await house.settings.selectFrom('account').selectAll().execute();
  const idsWith = (flag: 'is_ups_gsr' | 'is_fedex_express_gsr' | 'is_fedex_intl_gsr') =>
    accounts
      .filter((account) => account[flag])
      .map(({ id }) => id)
      .join(', ') || '-1';
  const clients = (await house.settings.selectFrom('client').select(['id', 'tenant_id']).execute())
    .filter(({ id }) => id !== neighbour.clientId)
    .map(({ id }) => id);
  const byHand = findingsByHand({
    ...days,
    today,
    clients: clients.join(', '),
    accounts: {
      ups: idsWith('is_ups_gsr'),
      express: idsWith('is_fedex_express_gsr'),
      international: idsWith('is_fedex_intl_gsr'),
    },
  });

  it.each(exceptionRules.map(({ name, level }) => [name, level] as const))(
    '%s are those of SQL written by hand from its meaning',
    async (rule, level) => {
      const [expected] = await house.sql(byHand[rule] ?? '', { N: 'bigint', S: 'money' });
      const list = level === 'tracking' ? listTrackingExceptions : listChargeExceptions;
      const { status, body, text } = await admin.call(list, { query: { rule, ...days, size: 5 } });
      expect(status, text).toBe(200);
      expect({ N: body.total, S: body.amount }).toEqual(expected);
      expect(body.rows.every((row) => row.rule === rule)).toBe(true);
    },
  );

  it('are there for nearly every rule, so that the comparison says something', async () => {
    const tracking = await admin.call(tallyTrackingExceptions, { query: days });
    const charge = await admin.call(tallyChargeExceptions, { query: days });
    const rules = new Set([...tracking.body.tallies, ...charge.body.tallies].map(({ rule }) => rule));
    expect(rules.size).toBeGreaterThanOrEqual(9);
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
    expect(cents(tally.tallies)).toBe(Math.round(first.amount * 100));
    expect(cents(file)).toBe(Math.round(first.amount * 100));
    expect(tally.tallies.reduce((sum, { findings }) => sum + findings, 0)).toBe(first.total);
    expect(file.slice(0, 50)).toEqual([...first.rows, ...second.rows]);
    expect(new Set(file.map(({ id }) => id)).size).toBe(file.length);
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

  it('sets state, note and owner, says so in the audit log, and takes all back', async () => {
    const [finding] = (await chargesOf({ rule: 'declared_value' })).rows;
    const [owner] = (await admin.call(chargeExceptionOwners)).body;
    const change = { filters: days, ids: [finding?.id], state: 'disputed', note: 'Claim 4711', ownerId: owner?.id };
    const answer = await admin.call(changeChargeExceptions, { body: change });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({ changed: 1 });
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
    expect((await chargesOf({ rule: 'declared_value' })).rows.find(({ id }) => id === finding?.id)).toMatchObject({
      state: 'open',
      note: 'Claim 4711',
    });
  });

  it('changes all that fit the filters together, and those alone', async () => {
    const all = (await chargesOf()).total;
    const { total } = await chargesOf({ rule: 'address_correction' });
    const body = { filters: { ...days, rule: 'address_correction' }, state: 'in_review' };
    expect((await admin.call(changeChargeExceptions, { body })).body).toEqual({ changed: total });
    expect((await chargesOf({ state: 'in_review' })).total).toBe(total);
    expect((await chargesOf({ state: 'open' })).total).toBe(all - total);
  });

  it('counts as claimable only what is neither filed nor settled: in tallies, lists and changes of all that match', async () => {
    const claimable = { ...days, claimWindow: 'claimable' };
    const open = async () => {
      const { tallies } = (await admin.call(tallyChargeExceptions, { query: days })).body;
      return tallies
        .filter(({ state, claimWindow }) => claimWindow === 'claimable' && unfiledStates.includes(state))
        .reduce((sum, { findings }) => sum + findings, 0);
    };
    const { rows, total } = await chargesOf({ claimWindow: 'claimable' });
    expect(total).toBe(await open());
    const [first, second] = rows;
    await admin.call(changeChargeExceptions, { body: { filters: days, ids: [first?.id], state: 'credited' } });
    await admin.call(changeChargeExceptions, { body: { filters: days, ids: [second?.id], state: 'disputed' } });
    expect((await chargesOf({ claimWindow: 'claimable' })).total).toBe(total - 2);
    expect(await open()).toBe(total - 2);
    expect((await chargesOf({ claimWindow: 'claimable', state: 'credited' })).total).toBe(0);
    const changed = await admin.call(changeChargeExceptions, { body: { filters: claimable, note: 'To be claimed' } });
    expect(changed.body).toEqual({ changed: total - 2 });
    expect((await chargesOf({ state: 'credited' })).rows.map(({ id, note }) => [id, note])).toContainEqual([
      first?.id,
      '',
    ]);
    await admin.call(changeChargeExceptions, { body: { filters: days, ids: [first?.id, second?.id], state: 'open' } });
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
    const [finding] = (await chargesOf({ rule: 'address_correction' })).rows;
    const file = { filters: days, ids: [finding?.id], state: 'disputed', claimReference: 'C-4711' };
    await admin.call(changeChargeExceptions, { body: file });
    const noted = async () =>
      (await chargesOf({ rule: 'address_correction' })).rows.find(({ id }) => id === finding?.id);
    expect(await noted()).toMatchObject({ state: 'disputed', claimReference: 'C-4711', claimedOn: today });
    const before = (await chargesOf({ rule: 'address_correction' })).settledAmount;
    const deny = { filters: days, ids: [finding?.id], state: 'denied' };
    expect((await admin.call(changeChargeExceptions, { body: deny })).status).toBe(200);
    expect(await noted()).toMatchObject({ state: 'denied', claimReference: 'C-4711', claimedOn: today });
    const after = (await chargesOf({ rule: 'address_correction' })).settledAmount;
    expect(Math.round(100 * (after - before))).toBe(Math.round(100 * (finding?.amount ?? 0)));
  });

  it('shows what all invoices say of a package that was billed twice, to those who may read its client', async () => {
    const list = await admin.call(listTrackingExceptions, { query: { ...days, rule: 'billed_twice' } });
    const [finding] = list.body.rows;
    const query = {
      clientId: finding?.clientId ?? 0,
      carrierName: finding?.carrierName ?? '',
      trackingNumber: finding?.trackingNumber ?? '',
    };
    const { body } = await admin.call(trackingClaimEvidence, { query });
    const billed = body.billings.filter(({ rowKind }) => rowKind === 'package');
    expect(billed.length).toBe(2);
    expect(billed.at(-1)).toMatchObject({ invoiceNumber: finding?.invoiceNumber, net: finding?.amount });
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
