import {
  listChargeExceptions,
  listTrackingExceptions,
  showChargeException,
  showTrackingException,
} from '@waybill/contract';
import { House, neighbour, today } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const days = { from: '2025-01-01', to: today };
const dearest = { ...days, size: 100, sort: 'amount', descending: 'true' };

describe('the page of a finding', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');

  it.each([
    ['package', listTrackingExceptions, showTrackingException],
    ['charge', listChargeExceptions, showChargeException],
  ] as const)('of a %s has lines that differ by what was billed too much', async (_level, list, show) => {
    const { rows } = (await admin.call(list, { query: dearest })).body;
    const byRule = [...Map.groupBy(rows, ({ rule }) => rule).values()].flatMap(([first]) => first ?? []);
    expect(byRule.length).toBeGreaterThan(1);
    for (const finding of byRule) {
      const answer = await admin.call(show, { params: { findingId: finding.id }, query: days });
      expect(answer.status, answer.text).toBe(200);
      const { body } = answer;
      expect(body.finding).toEqual(finding);
      const difference = body.lines.reduce((sum, { billed, expected }) => sum + billed - expected, 0);
      expect(difference, finding.rule).toBeCloseTo(finding.billed - finding.expected, 2);
      expect(body.lines.some(({ isInQuestion }) => isInQuestion)).toBe(true);
      expect(body.inputs === null).toBe(finding.trackingNumber === null);
      expect(body.invoiceId).toBeGreaterThan(0);
      if (finding.claimBy !== null) expect(body.rules.map(({ kind }) => kind)).toContain('claim-clocks');
      const lastDays = body.clocks.map(({ lastDay }) => lastDay ?? '9999');
      expect(lastDays).toEqual(lastDays.toSorted());
      const rights = finding.trackingNumber === null ? [] : ['billing', 'damage', 'duty', 'late', 'loss', 'void'];
      expect([...new Set(body.clocks.map(({ claim }) => claim))].toSorted()).toEqual(rights);
    }
  });

  it('is not there for a user of another client, and says the same of one that never was', async () => {
    const [finding] = (await admin.call(listChargeExceptions, { query: dearest })).body.rows;
    const params = { findingId: finding?.id ?? '' };
    const other = await house.as(neighbour.login, neighbour.tenant);
    const foreign = await other.call(showChargeException, { params, query: days });
    const named = await other.call(showChargeException, {
      params,
      query: { ...days, clientId: finding?.clientId ?? 0 },
    });
    const never = await admin.call(showChargeException, { params: { findingId: '0'.repeat(32) }, query: days });
    expect([foreign.status, named.status, never.status]).toEqual([404, 404, 404]);
    const details = [foreign, named, never].map(({ text }) => JSON.parse(text).detail);
    expect(new Set(details).size).toBe(1);
    expect((await admin.call(showTrackingException, { params, query: days })).status).toBe(404);
  });

  it('is for holders of the permission of the level', async () => {
    const guest = await house.as('guest');
    const params = { findingId: '0'.repeat(32) };
    expect((await guest.call(showTrackingException, { params })).status).toBe(403);
    expect((await guest.call(showChargeException, { params })).status).toBe(403);
  });
});
