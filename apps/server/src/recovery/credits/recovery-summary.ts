import { ageingDays, type recoverySummary as recoverySummaryCall, settledStates } from '@waybill/contract';
import { daysBetween } from '@waybill/model';
import type { z } from 'zod';
import type { NotedClaim } from './claims-and-decisions.ts';
import { recoveredCents } from './credit-ledger.ts';
import type { CreditsDesk } from './credits-desk.ts';

type Summary = z.output<typeof recoverySummaryCall.answer>;

interface Asked {
  readonly carrierName?: string | undefined;
}

const centsOfDollar = 100;
const dollars = (cents: number): number => Math.round(cents) / centsOfDollar;
const sumOf = <Item>(items: readonly Item[], cents: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + cents(item), 0);

/**
 * What the claims that were filed on some days came to, and what the credits of these days brought. Recovered is the sum
 * of what was allocated to claims, never what was expected.
 */
export function recoverySummary({ ledger, from, to, today }: CreditsDesk, { carrierName }: Asked): Summary {
  const isAsked = (of: { readonly carrierName: string }) => carrierName === undefined || of.carrierName === carrierName;
  const isWithin = (day: string) => day >= from && day <= to;
  const credits = ledger.credits.filter((credit) => isAsked(credit) && isWithin(credit.billDate));
  const dayOfCredit = new Map(credits.map(({ key, billDate }) => [key, billDate]));
  const parts = ledger.allocations.filter(
    ({ creditKey, ground }) => ground !== 'automatic' && dayOfCredit.has(creditKey),
  );
  const claims = claimsFiled({ ledger, from, to }, { carrierName });
  const recovered = recoveredCents(ledger);
  const waiting = claims
    .filter(({ state }) => !settledStates.includes(state))
    .map((claim) => ({ claim, due: Math.max(0, claim.cents - (recovered.get(claim.id) ?? 0)) }));
  const monthOf = (day: string) => day.slice(0, '2026-01'.length);
  const unclaimed = credits.filter(({ outcome }) => outcome === 'unclaimed');
  const months = [...new Set(credits.map(({ billDate }) => monthOf(billDate)))].toSorted();
  return {
    from,
    to,
    claimed: dollars(sumOf(claims, ({ cents }) => cents)),
    recovered: dollars(sumOf(parts, ({ cents }) => cents)),
    due: dollars(sumOf(waiting, ({ due }) => due)),
    unclaimed: dollars(sumOf(unclaimed, ({ leftCents }) => leftCents)),
    toDecide: dollars(
      sumOf(
        credits.filter(({ outcome }) => outcome === 'to_decide'),
        ({ leftCents }) => leftCents,
      ),
    ),
    takenBack: dollars(sumOf(credits, ({ takenBackCents }) => takenBackCents)),
    months: months.map((month) => ({
      month,
      recovered: dollars(
        sumOf(
          parts.filter(({ creditKey }) => monthOf(dayOfCredit.get(creditKey) ?? '') === month),
          ({ cents }) => cents,
        ),
      ),
      unclaimed: dollars(
        sumOf(
          unclaimed.filter(({ billDate }) => monthOf(billDate) === month),
          ({ leftCents }) => leftCents,
        ),
      ),
    })),
    groups: groupsOf(claims, ledger, recovered, waiting),
    ageing: ageingOf(waiting, today),
    denialReasons: reasonsOf(claims),
  };
}

/** The claims that were filed on the days of the desk; those without a day of filing count as such. */
export const claimsFiled = (
  { ledger, from, to }: Pick<CreditsDesk, 'ledger' | 'from' | 'to'>,
  { carrierName }: Asked,
): readonly NotedClaim[] =>
  ledger.claims.filter(
    (claim) =>
      (carrierName === undefined || claim.carrierName === carrierName) &&
      (claim.filedOn === null || (claim.filedOn >= from && claim.filedOn <= to)),
  );

/** The day of the last credit of each claim that got any. */
export function lastCreditDays(ledger: CreditsDesk['ledger']): ReadonlyMap<string, string> {
  const dayOfCredit = new Map(ledger.credits.map(({ key, billDate }) => [key, billDate]));
  const lastCredit = new Map<string, string>();
  for (const { findingId, creditKey, ground } of ledger.allocations) {
    const day = dayOfCredit.get(creditKey) ?? '';
    if (ground !== 'automatic' && day > (lastCredit.get(findingId) ?? '')) lastCredit.set(findingId, day);
  }
  return lastCredit;
}

function groupsOf(
  claims: readonly NotedClaim[],
  ledger: CreditsDesk['ledger'],
  recovered: ReadonlyMap<string, number>,
  waiting: Waiting,
): Summary['groups'] {
  const due = new Map(waiting.map(({ claim, due: cents }) => [claim.id, cents]));
  const lastCredit = lastCreditDays(ledger);
  const groups = Map.groupBy(claims, ({ carrierName, rule }) => JSON.stringify([carrierName, rule]));
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const denied = own.filter(({ state }) => state === 'denied' || state === 'written_off').length;
      const decided = denied + own.filter(({ state }) => state === 'credited' || state === 'partly_credited').length;
      const days = own
        .filter(({ state, filedOn }) => state === 'credited' && filedOn !== null)
        .flatMap(({ id, filedOn }) => {
          const credited = lastCredit.get(id);
          return credited === undefined ? [] : [Math.max(0, daysBetween(filedOn ?? credited, credited))];
        });
      return [
        {
          carrierName: first.carrierName,
          rule: first.rule,
          claims: own.length,
          claimed: dollars(sumOf(own, ({ cents }) => cents)),
          recovered: dollars(sumOf(own, ({ id }) => recovered.get(id) ?? 0)),
          open: own.filter(({ id }) => due.has(id)).length,
          due: dollars(sumOf(own, ({ id }) => due.get(id) ?? 0)),
          denied,
          denialRate: decided === 0 ? null : denied / decided,
          medianDaysToCredit: medianOf(days),
        },
      ];
    })
    .toSorted((one, other) => other.claimed - one.claimed || one.rule.localeCompare(other.rule));
}

function medianOf(values: readonly number[]): number | null {
  const inOrder = values.toSorted((one, other) => one - other);
  const [low, high] = [inOrder[Math.floor((inOrder.length - 1) / 2)], inOrder[Math.floor(inOrder.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

type Waiting = readonly { readonly claim: NotedClaim; readonly due: number }[];

function ageingOf(waiting: Waiting, today: string): Summary['ageing'] {
  const limits = [...ageingDays, null];
  const placeOf = ({ filedOn }: NotedClaim): number => {
    const days = filedOn === null ? 0 : daysBetween(filedOn, today);
    const place = ageingDays.findIndex((limit) => days <= limit);
    return place === -1 ? ageingDays.length : place;
  };
  return limits.map((upTo, place) => {
    const own = waiting.filter(({ claim }) => placeOf(claim) === place);
    return { upTo, claims: own.length, due: dollars(sumOf(own, ({ due }) => due)) };
  });
}

function reasonsOf(claims: readonly NotedClaim[]): Summary['denialReasons'] {
  const denied = claims.filter(({ state }) => state === 'denied' || state === 'written_off');
  const groups = Map.groupBy(denied, ({ carrierName, reason }) => JSON.stringify([carrierName, reason]));
  return [...groups.values()]
    .flatMap((own) => own.slice(0, 1).map(({ carrierName, reason }) => ({ carrierName, reason, claims: own.length })))
    .toSorted((one, other) => other.claims - one.claims);
}
