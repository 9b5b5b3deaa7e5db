import { matchingLines } from '../agreement/matching-lines.ts';
import { dimensionalRule, triggersOn } from '../lookups/sizes.ts';
import { packIn } from '../packs/pack.ts';
import type { Measure, PackRow } from '../packs/pack-kinds.ts';
import type { Assumption, RatedPackage, RatingRules, RatingStep } from './rated-package.ts';

/** What follows from the size and the weight of a package. */
export interface BillableWeight {
  readonly pounds: number;
  /** The size and weight triggers that the package exceeds. */
  readonly triggers: readonly PackRow<'triggers'>[];
  readonly steps: readonly RatingStep[];
  readonly assumptions: readonly Assumption[];
}

/** The highest of the actual weight, the dimensional weight and the minimum of a size trigger; 0 for letters. */
export function billableWeight({ packs, agreement }: RatingRules, of: RatedPackage, zone: string): BillableWeight {
  const { carrierId, service, shipDate, actualPounds, packaging } = of;
  if (packaging === 'letter')
    return { pounds: 0, triggers: [], steps: [step('weight', 'Letter', 'Letters are not weighed.')], assumptions: [] };
  const rule = dimensionalRule(packs, carrierId, service, shipDate);
  const sides = of.sides?.map((side) => (rule?.sides === 'nearest' ? Math.round(side) : Math.ceil(side)));
  const actual = Math.max(1, Math.ceil(actualPounds));
  const sizes = measured(actualPounds, sides);
  const agreed = agreement && matchingLines(agreement, 'dimensions', { ...of, zone, pounds: actual }, shipDate)[0];
  const { divisor, above } = agreed ?? rule ?? {};
  const volume = sizes.volume ?? 0;
  const isByVolume = divisor !== undefined && above !== undefined && volume > above;
  const dimensional = isByVolume ? Math.ceil(volume / divisor) : 0;
  const exceeded = triggersOn(packs, carrierId, service, shipDate).filter(
    ({ measure, above: limit }) => (sizes[measure] ?? 0) > limit,
  );
  const triggers = exceeded.filter(
    ({ charge }) => !exceeded.some(({ replaces }) => replaces !== null && charge.startsWith(replaces)),
  );
  const least = triggers.reduce((most, { minimum_pounds: pounds }) => Math.max(most, pounds), 0);
  const pounds = Math.max(actual, dimensional, least);
  const saidBy = agreed ? `agreement ${agreement.number}` : packIn(packs, carrierId, 'dimensions')?.version;
  const steps = [
    ...(isByVolume
      ? [
          step(
            'size',
            `Dimensional weight ${dimensional} lb`,
            `${sides?.join(' × ')} in = ${volume} in³, divided by ${divisor}, rounded up.`,
            saidBy,
          ),
        ]
      : []),
    ...triggers.map(({ charge, measure, above: limit, minimum_pounds: minimum }) =>
      step(
        'size',
        charge,
        `The ${measure} of ${sizes[measure]} is above ${limit}; billed at no less than ${minimum} lb.`,
        packIn(packs, carrierId, 'triggers')?.version,
      ),
    ),
    step(
      'weight',
      `Billed weight ${pounds} lb`,
      `The highest of actual ${actual}, dimensional ${dimensional} and minimum ${least} lb.`,
    ),
  ];
  const assumptions: readonly Assumption[] =
    of.sides === undefined ? [{ about: 'size', says: 'The dimensions are not known.' }] : [];
  return { pounds, triggers, steps, assumptions };
}

function measured(pounds: number, sides: readonly number[] | undefined): Readonly<Partial<Record<Measure, number>>> {
  const [longest, second, third] = sides?.toSorted((one, other) => other - one) ?? [];
  if (longest === undefined || second === undefined || third === undefined) return { weight: pounds };
  return {
    'longest side': longest,
    'second side': second,
    'length and girth': longest + 2 * (second + third),
    volume: longest * second * third,
    weight: pounds,
  };
}

const step = (kind: RatingStep['step'], what: string, rule: string, version?: string): RatingStep => ({
  step: kind,
  what,
  rule,
  amount: 0,
  ...(version === undefined ? {} : { version }),
});
