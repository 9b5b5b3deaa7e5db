import { findRule } from '@waybill/model';
import { type AllocatedCredit, type CreditLedger, unspecificTypes } from './allocate-credits.ts';
import type { Allocation } from './filed-claim.ts';
import { subjectOf } from './net-of-rebills.ts';

/** What a search answers of a finding that its settlement needs; money is in whole cents. */
export interface UnsettledFinding {
  readonly id: string;
  readonly rule: string;
  readonly client_id: number;
  readonly carrier_name: string;
  readonly tracking_number: string | null;
  readonly invoice_number: string;
  readonly bill_date: string;
  readonly charge: string;
  /** The order in which findings of a package get its credits: what can be claimed and is surest comes first. */
  readonly turn: number;
  /** Billed too much, before credits. */
  readonly at_stake: number;
  /** What the package has cost after all credits; null for a finding about no package. */
  readonly net_after: number | null;
  readonly obstacle: string | null;
}

/** What of a finding is still at stake, and what has been credited for it, in whole cents. */
export interface Settled {
  readonly amount: number;
  readonly credited: number;
  readonly obstacle: string | null;
}

/** Findings after credits, in no certain order, and the credits that answered those without a claim. */
export interface SettledFindings<Finding> {
  readonly findings: readonly (Finding & Settled)[];
  readonly automatic: readonly Allocation[];
}

/**
 * Takes credits off findings: those that are allocated to claims, then for findings without a claim those of the
 * package that nobody claimed, first of the rule's own types, then those that do not say for what they are. What stays
 * at stake never exceeds what the package has cost after all credits.
 */
export function settleFindings<Finding extends UnsettledFinding>(
  found: readonly Finding[],
  ledger: CreditLedger,
  isClaimed: (id: string) => boolean,
): SettledFindings<Finding> {
  const credited = new Map<string, number>();
  for (const { findingId, cents } of ledger.allocations) {
    credited.set(findingId, (credited.get(findingId) ?? 0) + cents);
  }
  const unclaimed = new Unclaimed(ledger.credits, credited);
  const packages = Map.groupBy(found, subjectOfFinding);
  const findings = [...packages.entries()].flatMap(([subject, own]) => {
    const inOrder = own.toSorted(inTurn);
    const open = inOrder.filter(({ id, tracking_number: number }) => number !== null && !isClaimed(id));
    for (const finding of open) unclaimed.answer(finding, subject, findRule(finding.rule)?.answeredBy ?? []);
    for (const finding of open) unclaimed.answer(finding, subject, [...unspecificTypes]);
    return withinCost(inOrder, credited);
  });
  return {
    findings: findings.filter(({ amount, credited: own }) => amount + own > 0),
    automatic: unclaimed.allocations,
  };
}

/** The credits of packages that no claim has got. */
class Unclaimed {
  readonly allocations: Allocation[] = [];
  readonly #byType: ReadonlyMap<string, readonly AllocatedCredit[]>;
  readonly #left: Map<string, number>;
  readonly #credited: Map<string, number>;

  constructor(credits: readonly AllocatedCredit[], credited: Map<string, number>) {
    const left = credits.filter(
      ({ trackingNumber, outcome, leftCents }) =>
        trackingNumber !== null && outcome !== 'not_for_claims' && leftCents > 0,
    );
    this.#byType = Map.groupBy(left, (credit) => `${subjectOf(credit)} ${credit.creditType}`);
    this.#left = new Map(left.map(({ key, leftCents }) => [key, leftCents]));
    this.#credited = credited;
  }

  answer({ id, at_stake: atStake }: UnsettledFinding, subject: string, types: readonly string[]): void {
    for (const { key } of types.flatMap((type) => this.#byType.get(`${subject} ${type}`) ?? [])) {
      const own = this.#credited.get(id) ?? 0;
      const cents = Math.min(atStake - own, this.#left.get(key) ?? 0);
      if (cents <= 0) continue;
      this.#left.set(key, (this.#left.get(key) ?? 0) - cents);
      this.#credited.set(id, own + cents);
      this.allocations.push({ creditKey: key, findingId: id, cents, ground: 'automatic' });
    }
  }
}

/** The findings of a package in their order; together they are worth no more than it has cost. */
function withinCost<Finding extends UnsettledFinding>(
  findings: readonly Finding[],
  credited: ReadonlyMap<string, number>,
): readonly (Finding & Settled)[] {
  let left = Math.max(0, findings[0]?.net_after ?? Number.POSITIVE_INFINITY);
  return findings.map((finding) => {
    const own = credited.get(finding.id) ?? 0;
    const amount = Math.max(0, Math.min(finding.at_stake - own, left));
    left -= amount;
    return { ...finding, amount, credited: own, obstacle: amount === 0 ? 'credited' : finding.obstacle };
  });
}

const subjectOfFinding = (finding: UnsettledFinding): string =>
  finding.tracking_number === null
    ? finding.id
    : subjectOf({
        clientId: finding.client_id,
        carrierName: finding.carrier_name,
        trackingNumber: finding.tracking_number,
      });

const inTurn = (one: UnsettledFinding, other: UnsettledFinding): number =>
  one.turn - other.turn ||
  one.bill_date.localeCompare(other.bill_date) ||
  one.invoice_number.localeCompare(other.invoice_number) ||
  one.charge.localeCompare(other.charge);
