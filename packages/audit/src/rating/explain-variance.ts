import { ratePackage } from './rate-package.ts';
import {
  type Given,
  isRated,
  type RatedPackage,
  type Rating,
  type RatingRules,
  type Unrated,
} from './rated-package.ts';

/** What a carrier billed for a package, in cents. */
export interface BilledPackage extends Required<Given> {
  readonly total: number;
}

/** Why a bill differs, in the order in which a price comes about. */
export const varianceParts = ['weight', 'zone', 'list', 'discount', 'minimum', 'accessorial', 'fuel', 'other'] as const;
export type VariancePart = (typeof varianceParts)[number];

/** The difference between a bill and the expected price. Its parts add up to it. */
export interface Variance {
  readonly expected: Rating;
  /** What was billed less what was expected, in cents. */
  readonly difference: number;
  readonly parts: Readonly<Record<VariancePart, number>>;
}

const givenBy = {
  weight: ({ pounds }) => ({ pounds }),
  zone: ({ zone }) => ({ zone }),
  list: ({ list }) => ({ list }),
  discount: ({ discount }) => ({ discount }),
  minimum: ({ net }) => ({ net }),
  accessorial: ({ charges }) => ({ charges }),
  fuel: ({ fuel }) => ({ fuel }),
} as const satisfies Readonly<Record<Exclude<VariancePart, 'other'>, (billed: BilledPackage) => Given>>;

/**
 * Rates the package again with one input after the other replaced by the billed one; each part is what that changed. If
 * the packs do not have the rate of a billed weight or zone, its difference is part of the next one that can be rated.
 */
export function explainVariance(rules: RatingRules, of: RatedPackage, billed: BilledPackage): Variance | Unrated {
  const expected = ratePackage(rules, of);
  if (!isRated(expected)) return expected;
  const parts: Record<VariancePart, number> = { ...noVariance };
  let given: Given = {};
  let total = expected.total;
  for (const [part, take] of Object.entries(givenBy)) {
    given = { ...given, ...take(billed) };
    const replaced = ratePackage(rules, of, given);
    if (!isRated(replaced)) continue;
    parts[part as keyof typeof givenBy] = replaced.total - total;
    total = replaced.total;
  }
  parts.other = billed.total - total;
  return { expected, difference: billed.total - expected.total, parts };
}

const noVariance: Readonly<Record<VariancePart, number>> = {
  weight: 0,
  zone: 0,
  list: 0,
  discount: 0,
  minimum: 0,
  accessorial: 0,
  fuel: 0,
  other: 0,
};
