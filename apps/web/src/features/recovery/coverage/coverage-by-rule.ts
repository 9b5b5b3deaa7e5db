import type { RuleCoverage } from '@waybill/contract';
import { rounded } from '@waybill/model';

/** What a rule looked at, in packages or charges and US dollars, of one carrier or of all. */
export interface CoveredRule extends Omit<RuleCoverage, 'carrierName'> {
  /** The judged share of the dollars, or of the packages where nothing was charged: 0 to 1. */
  readonly share: number;
}

/** Every carrier, in the order of its name. */
export const carriersOf = (rules: readonly RuleCoverage[]): string[] =>
  [...new Set(rules.map(({ carrierName }) => carrierName))].toSorted();

/** Adds up carriers, rule by rule in the given order. */
export function coverageByRule(rules: readonly RuleCoverage[], carrier: string | null): readonly CoveredRule[] {
  const chosen = rules.filter(({ carrierName }) => carrier === null || carrierName === carrier);
  return [...Map.groupBy(chosen, ({ rule }) => rule)].map(([rule, own]) => {
    const whole = sumOf(own);
    const judged = sumOf(own.map((each) => each.judged));
    const share = whole.amount > 0 ? judged.amount / whole.amount : judged.packages / Math.max(1, whole.packages);
    const lacks = [
      ...Map.groupBy(
        own.flatMap((each) => each.lacks),
        ({ reason, about }) => JSON.stringify([reason, about]),
      ).values(),
    ]
      .flatMap((parts) => parts.slice(0, 1).map(({ reason, about }) => ({ reason, about, ...sumOf(parts) })))
      .toSorted((one, other) => other.amount - one.amount || other.packages - one.packages);
    return { rule, ...whole, judged, lacks, share };
  });
}

const sumOf = (parts: readonly { readonly packages: number; readonly amount: number }[]) => ({
  packages: parts.reduce((sum, { packages }) => sum + packages, 0),
  amount: rounded(parts.reduce((sum, { amount }) => sum + amount, 0)),
});
