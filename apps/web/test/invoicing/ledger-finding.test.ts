import type { LedgerAccount, LedgerWeek } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { ledgerFinding } from '../../src/features/invoicing/ledger/ledger-finding.ts';
import { loadCatalogue } from '../../src/lib/languages/load-catalogue.ts';
import { namespace, texts } from '../../src/lib/languages/texts.ts';

texts.addResourceBundle('en', namespace, await loadCatalogue('en'), true);

const emptyWeek: LedgerWeek = {
  week: '2026-11-22',
  agrees: 0,
  differs: 0,
  cannotBeVerified: 0,
  notLoaded: 0,
  isMissing: false,
  amounts: [],
};

const account = (
  weeks: readonly Partial<LedgerWeek>[],
  punctuality: LedgerAccount['punctuality'] = 'on_time',
): LedgerAccount => ({
  clientId: 1,
  clientName: 'Harbor Kids',
  carrierName: 'UPS',
  accountNumber: '4R7A21',
  punctuality,
  usualDays: 7,
  lastBillDate: '2026-11-28',
  expectedOn: '2026-12-05',
  weeks: weeks.map((week) => ({ ...emptyWeek, ...week })),
});

const finding = (...accounts: readonly LedgerAccount[]) => ledgerFinding(texts.t, accounts);

describe('what the ledger says about its weeks', () => {
  it('never calls weeks right that cannot be verified', () => {
    const unverified = account([{ cannotBeVerified: 1 }, { cannotBeVerified: 2 }, {}]);
    expect(finding(unverified)).toBe('No invoice is late. None of the 2 weeks could be verified.');
    expect(finding(account([{ agrees: 1 }, { cannotBeVerified: 1 }]))).toBe(
      'No invoice is late. 1 of 2 weeks could not be verified.',
    );
    expect(finding(account([{ agrees: 1, cannotBeVerified: 1 }]))).toBe(
      'No invoice is late. 1 of 1 week could not be verified.',
    );
  });

  it('says that all agree only if all do', () => {
    expect(finding(account([{ agrees: 3 }, { agrees: 1 }]))).toBe(
      'No invoice is late. All 2 weeks agree with the carrier’s total.',
    );
    expect(finding(account([{ agrees: 1 }, { differs: 1 }]))).toBe(
      '1 account needs attention. 1 week differs from the carrier’s total.',
    );
  });

  it('judges nothing late where accounts have no rhythm', () => {
    expect(finding(account([{ agrees: 1 }], 'irregular'))).toBe(
      '1 account is billed irregularly, so a late invoice would not show. The one week agrees with the carrier’s total.',
    );
  });

  it('says that there is nothing to judge', () => {
    expect(finding()).toBe('No invoice was billed in the last 26 weeks.');
  });
});
