import { rounded } from '../formats/rounded.ts';

/** A line of the sum that leads from published rates to Total Spend. */
export interface ReconciliationLine {
  /** The fact whose rows the line adds up. */
  readonly key: string;
  /** As it enters the sum: discounts and what is left out are negative. */
  readonly amount: number;
  /** A sum of the lines above. */
  readonly isSum: boolean;
}

/** The whole sum; `agrees`: both of its sums are, to the cent, what the rows add up to. */
export interface Reconciliation {
  readonly lines: readonly ReconciliationLine[];
  readonly agrees: boolean;
}

const components = [
  ['publishedAmount', 1],
  ['transportationDiscount', -1],
  ['accessorials', 1],
  ['fuelSurcharge', 1],
  ['taxesAndOtherCharges', 1],
] as const;

/**
 * Published − discount + accessorials + fuel + taxes and other charges = net of all carriers; − USPS and DHL = Total
 * Spend. Where USPS and DHL billed nothing the first sum is Total Spend. Undefined if one of the totals is not known.
 */
export function reconciliation(totals: ReadonlyMap<string, number>): Reconciliation | undefined {
  const parts = components.flatMap(([key, sign]) => {
    const total = totals.get(key);
    return total === undefined ? [] : [{ key, amount: total === 0 ? 0 : sign * total, isSum: false }];
  });
  const [net, excluded, spend] = ['netOfAllCarriers', 'excludedSpend', 'totalSpend'].map((key) => totals.get(key));
  if (parts.length < components.length || net === undefined || excluded === undefined || spend === undefined) {
    return undefined;
  }
  const sum = rounded(parts.reduce((total, { amount }) => total + amount, 0));
  return {
    lines: [
      ...parts,
      ...(excluded === 0
        ? []
        : [
            { key: 'netOfAllCarriers', amount: net, isSum: true },
            { key: 'excludedSpend', amount: -excluded, isSum: false },
          ]),
      { key: 'totalSpend', amount: spend, isSum: true },
    ],
    agrees: sum === rounded(net) && rounded(net - excluded) === rounded(spend),
  };
}
