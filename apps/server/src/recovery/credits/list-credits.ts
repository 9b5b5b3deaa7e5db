import type { AllocatedCredit, Allocation } from '@waybill/audit';
import { type CreditFilters, creditOutcomes, type RecoveredCredit } from '@waybill/contract';
import type { NotedClaim } from './claims-and-decisions.ts';
import type { CreditsDesk } from './credits-desk.ts';

/** What a page of credits is ordered by. */
export interface CreditsPage {
  readonly page: number;
  readonly size: number;
  readonly sort: 'billDate' | 'amount' | 'carrierName' | 'outcome';
  readonly descending: boolean;
}

/** A page of the credits of some days that match the filters, with the claims that they answer. */
export function listedCredits(
  { ledger, readable, from, to }: CreditsDesk,
  { search, carrierName, outcome }: CreditFilters,
  { page, size, sort, descending }: CreditsPage,
): { readonly rows: RecoveredCredit[]; readonly total: number } {
  const claims = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  const parts = Map.groupBy(
    ledger.allocations.filter(({ ground }) => ground !== 'automatic'),
    ({ creditKey }) => creditKey,
  );
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = ledger.credits.filter(
    (credit) =>
      credit.billDate >= from &&
      credit.billDate <= to &&
      (carrierName === undefined || credit.carrierName === carrierName) &&
      (outcome === undefined || credit.outcome === outcome) &&
      mentions(
        credit,
        (parts.get(credit.key) ?? []).flatMap(({ findingId }) => claims.get(findingId) ?? []),
        words,
      ),
  );
  const names = new Map(readable.map(({ id, name }) => [id, name]));
  const inOrder = matching.toSorted(
    (one, other) => (descending ? -1 : 1) * (compared(sort, one, other) || one.key.localeCompare(other.key)),
  );
  return {
    total: matching.length,
    rows: inOrder.slice((page - 1) * size, page * size).map((credit) => ({
      key: credit.key,
      clientId: credit.clientId,
      clientName: names.get(credit.clientId) ?? '',
      carrierName: credit.carrierName,
      accountNumber: credit.accountNumber,
      invoiceNumber: credit.invoiceNumber,
      billDate: credit.billDate,
      trackingNumber: credit.trackingNumber,
      creditType: credit.creditType,
      text: credit.text,
      amount: dollars(credit.cents),
      takenBack: dollars(credit.takenBackCents),
      allocated: dollars(credit.allocatedCents),
      left: dollars(credit.leftCents),
      outcome: credit.outcome,
      isDecided: credit.isDecided,
      parts: (parts.get(credit.key) ?? []).flatMap((part) => partOf(part, claims.get(part.findingId))),
    })),
  };
}

const centsOfDollar = 100;
const dollars = (cents: number): number => cents / centsOfDollar;

function partOf({ findingId, cents, ground }: Allocation, claim: NotedClaim | undefined): RecoveredCredit['parts'] {
  if (claim === undefined) return [];
  const { rule, reference, trackingNumber } = claim;
  return [{ findingId, rule, claimReference: reference, trackingNumber, amount: dollars(cents), ground }];
}

function mentions(credit: AllocatedCredit, claims: readonly NotedClaim[], words: readonly string[]): boolean {
  const text = [
    credit.trackingNumber,
    credit.invoiceNumber,
    credit.accountNumber,
    credit.creditType,
    credit.text,
    ...claims.map(({ reference }) => reference),
  ]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

function compared(sort: CreditsPage['sort'], one: AllocatedCredit, other: AllocatedCredit): number {
  switch (sort) {
    case 'billDate':
      return one.billDate.localeCompare(other.billDate);
    case 'amount':
      return one.cents - other.cents;
    case 'carrierName':
      return one.carrierName.localeCompare(other.carrierName);
    case 'outcome':
      return creditOutcomes.indexOf(one.outcome) - creditOutcomes.indexOf(other.outcome);
  }
}
