import {
  auditFindings,
  changeChargeExceptions,
  changeTrackingExceptions,
  chargeClaimEvidence,
  exportChargeExceptions,
  exportTrackingExceptions,
  listChargeExceptions,
  listTrackingExceptions,
  tallyChargeExceptions,
  tallyTrackingExceptions,
  trackingClaimEvidence,
} from '@waybill/contract';
import { auditFindingsBody, findDashboard, noDashboardFilters, usuallyLeftOut } from '@waybill/model';
import { expect, it } from 'vitest';
import type { EachEngine } from './each-engine.ts';

const days = { from: '2025-01-01', to: '2026-11-20' };
const auditSummary = 78;

/** Exceptions with their findings, work on them and their evidence; the audit summary. */
export function recoveryAgrees(each: EachEngine, clientId: number): void {
  it.each([
    ['packages', listTrackingExceptions, tallyTrackingExceptions, exportTrackingExceptions],
    ['charges', listChargeExceptions, tallyChargeExceptions, exportChargeExceptions],
  ] as const)('finds the same exceptions of %s, of one client and of all', async (_, list, tally, file) => {
    expect((await each.call('admin', tally, { query: days })).tallies.length).toBeGreaterThan(3);
    expect((await each.call('admin', file, { query: days })).length).toBeGreaterThan(10);
    const page = { ...days, size: 10, page: 2, sort: 'amount', descending: 'true' };
    await each.call('admin', list, { query: page });
    await each.call('shipper', list, { query: { ...days, clientId, search: 'UPS' } });
  });

  it('changes the same findings, and shows the same evidence', async () => {
    const { rows } = await each.call('admin', listChargeExceptions, { query: { ...days, rule: 'declared_value' } });
    const ids = rows.slice(0, 2).map(({ id }) => id);
    await each.call('admin', changeChargeExceptions, {
      body: { filters: days, ids, state: 'disputed', note: 'Claim' },
    });
    await each.call('admin', listChargeExceptions, { query: { ...days, state: 'disputed' } });
    const filters = { ...days, rule: 'billed_twice', clientId };
    await each.call('admin', changeTrackingExceptions, { body: { filters, state: 'in_review' } });
    const twice = await each.call('admin', listTrackingExceptions, { query: { ...days, state: 'in_review' } });
    const found = [
      [twice.rows[0], trackingClaimEvidence],
      [rows[0], chargeClaimEvidence],
    ] as const;
    for (const [finding, endpoint] of found)
      await each.call('admin', endpoint, {
        query: {
          clientId: finding?.clientId ?? 0,
          carrierName: finding?.carrierName ?? '',
          trackingNumber: finding?.trackingNumber ?? '',
        },
      });
  });

  it('adds up the same audit summary', async () => {
    const dashboard = findDashboard(auditSummary);
    if (dashboard === undefined) throw new Error('There is no audit summary.');
    const state = {
      clientId,
      childClientIds: [],
      dateType: 'pickup_date',
      dates: days,
      filters: { ...noDashboardFilters, included: usuallyLeftOut },
    } as const;
    const { data } = await each.call('admin', auditFindings, { body: auditFindingsBody(dashboard, state) });
    expect(data.length).toBeGreaterThan(0);
  });
}
