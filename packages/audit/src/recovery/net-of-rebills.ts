import { claimNumbersIn } from './claim-numbers.ts';
import type { Credit, FiledClaim, Rebill } from './filed-claim.ts';

/** A credit with what of it the carrier has taken back. */
export interface NetCredit extends Credit {
  readonly takenBackCents: number;
}

interface TakenBack extends Pick<Rebill, 'clientId' | 'carrierName' | 'invoiceNumber' | 'billDate' | 'cents'> {
  readonly trackingNumber: string | null;
  readonly accountNumber?: string;
  readonly text?: string;
  /** It takes credits back even if its amount differs from theirs. */
  readonly isSure: boolean;
}

/**
 * Credits less what later rows take back: reversals of credits, packages that are billed again as a whole after their
 * credit, and corrections of exactly the credited amount. A bill that is itself claimed takes nothing back.
 */
export function netOfRebills(
  rows: readonly Credit[],
  rebills: readonly Rebill[],
  claims: readonly FiledClaim[],
): readonly NetCredit[] {
  const left = new Map(rows.filter(({ cents }) => cents > 0).map((credit) => [credit.key, credit.cents]));
  const credits = rows.filter(({ key }) => left.has(key)).toSorted(oldestFirst);
  const bySubject = Map.groupBy(credits, subjectOf);
  const firstClaimed = firstClaimedDays(claims);
  const reversals = rows
    .filter(({ cents }) => cents < 0)
    .map((row): TakenBack => ({ ...row, cents: -row.cents, isSure: true }));
  const claimedBills = new Set(claims.map(billOf));
  const billedAgain = rebills
    .filter((row) => !claimedBills.has(billOf(row)))
    .map((row): TakenBack => ({ ...row, isSure: row.isWhole }));
  for (const taken of [...reversals, ...billedAgain].toSorted(oldestFirst)) {
    const candidates = (bySubject.get(subjectOf(taken)) ?? []).filter(
      (credit) => mayTakeBack(taken, credit, firstClaimed) && (left.get(credit.key) ?? 0) > 0,
    );
    takeBack(taken, candidates, left);
  }
  return credits.map((credit) => ({ ...credit, takenBackCents: credit.cents - (left.get(credit.key) ?? 0) }));
}

/** A package bills itself before its credit; on the same invoice only where the claim is about an earlier one. */
function mayTakeBack(taken: TakenBack, credit: Credit, firstClaimed: ReadonlyMap<string, string>): boolean {
  if (taken.trackingNumber === null) return credit.billDate <= taken.billDate && isAlike(taken, credit);
  if (taken.text !== undefined || credit.billDate < taken.billDate) return credit.billDate <= taken.billDate;
  const claimed = firstClaimed.get(subjectOf(credit));
  return credit.invoiceNumber === taken.invoiceNumber && claimed !== undefined && claimed < credit.billDate;
}

/** Without a package, only the same amount with the same account or a number in common is the same credit. */
function isAlike(taken: TakenBack, credit: Credit): boolean {
  if (credit.cents !== taken.cents) return false;
  const numbers = claimNumbersIn(credit.text);
  return (
    taken.accountNumber === credit.accountNumber ||
    [...claimNumbersIn(taken.text ?? '')].some((number) => numbers.has(number))
  );
}

function takeBack(taken: TakenBack, candidates: readonly Credit[], left: Map<string, number>): void {
  const exact = candidates.findLast(({ key }) => left.get(key) === taken.cents);
  if (exact !== undefined) {
    left.set(exact.key, 0);
    return;
  }
  if (!taken.isSure) return;
  let cents = taken.cents;
  for (const { key } of candidates.toReversed()) {
    const part = Math.min(cents, left.get(key) ?? 0);
    left.set(key, (left.get(key) ?? 0) - part);
    cents -= part;
  }
}

/** The invoice date of the first claim for each package. */
function firstClaimedDays(claims: readonly FiledClaim[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const claim of claims) {
    const { billDate } = claim;
    if (billDate === null || claim.trackingNumber === null) continue;
    const known = first.get(subjectOf(claim));
    if (known === undefined || billDate < known) first.set(subjectOf(claim), billDate);
  }
  return first;
}

/** Identifies a package of a carrier among those of all clients; credits without one are told apart by carrier. */
export const subjectOf = (of: {
  readonly clientId: number;
  readonly carrierName: string;
  readonly trackingNumber: string | null;
}): string => JSON.stringify([of.clientId, of.carrierName, of.trackingNumber]);

const billOf = (of: Pick<FiledClaim, 'clientId' | 'carrierName' | 'trackingNumber' | 'invoiceNumber'>): string =>
  `${subjectOf(of)} ${of.invoiceNumber}`;

interface Dated {
  readonly billDate: string;
  readonly invoiceNumber: string;
}

export const oldestFirst = (one: Dated, other: Dated): number =>
  one.billDate.localeCompare(other.billDate) || one.invoiceNumber.localeCompare(other.invoiceNumber);
