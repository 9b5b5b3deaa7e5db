import type { LedgerAccount } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { needsAttention } from '../../../lib/attention/invoice-ledger.ts';

/**
 * What the ledger shows, in sentences that claim no more than its weeks do: what cannot be verified, or judged late, is
 * named as such.
 */
export function ledgerFinding(t: TFunction, accounts: readonly LedgerAccount[]): string {
  return [ofAttention(t, accounts), ofRhythm(t, accounts), ofTotals(t, accounts)].filter(Boolean).join(' ');
}

function ofAttention(t: TFunction, accounts: readonly LedgerAccount[]): string {
  if (accounts.length === 0) return t('No invoice was billed in the last 26 weeks.');
  const count = accounts.filter(needsAttention).length;
  if (count > 0) return t('{{count, number}} accounts need attention.', { count });
  return accounts.some(({ punctuality }) => punctuality === 'on_time') ? t('No invoice is late.') : '';
}

function ofRhythm(t: TFunction, accounts: readonly LedgerAccount[]): string {
  const count = accounts.filter(({ punctuality }) => punctuality === 'irregular').length;
  return count === 0
    ? ''
    : t('{{count, number}} accounts are billed irregularly, so a late invoice would not show.', { count });
}

function ofTotals(t: TFunction, accounts: readonly LedgerAccount[]): string {
  const weeks = accounts
    .flatMap((account) => account.weeks)
    .filter(({ agrees, differs, cannotBeVerified }) => {
      return agrees + differs + cannotBeVerified > 0;
    });
  const count = weeks.length;
  const unverified = weeks.filter(({ cannotBeVerified }) => cannotBeVerified > 0).length;
  const differing = weeks.filter(({ differs }) => differs > 0).length;
  if (count === 0) return '';
  if (weeks.every(({ agrees, differs }) => agrees + differs === 0))
    return t('None of the {{count, number}} weeks could be verified.', { count });
  const texts = [
    ...(differing === 0 ? [] : [t('{{count, number}} weeks differ from the carrier’s total.', { count: differing })]),
    ...(unverified === 0
      ? []
      : [t('{{unverified}} of {{count, number}} weeks could not be verified.', { count, unverified })]),
  ];
  return texts.length === 0
    ? t('All {{count, number}} weeks agree with the carrier’s total.', { count })
    : texts.join(' ');
}
