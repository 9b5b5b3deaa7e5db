import { type AgreedPackage, matchingLines } from '../agreement/matching-lines.ts';
import { fuelPercent, hasFuel, isInFuelBasis } from '../lookups/prices.ts';
import { packIn } from '../packs/pack.ts';
import { dollars, percentLess } from './cents.ts';
import type { Assumption, RatedCharge, RatedPackage, RatingRules, RatingStep, Unrated } from './rated-package.ts';

/** The fuel surcharge, and how it came about. */
export interface RatedFuel {
  readonly amount: number;
  readonly steps: readonly RatingStep[];
  readonly assumptions: readonly Assumption[];
}

/**
 * The percentage of the ship week, less what is agreed, on transportation and the charges in its basis; rounded once.
 * Where no pack has the percentage, it is that of the bill, with whatever was agreed in it.
 */
export function ratedFuel(
  { packs, agreement }: RatingRules,
  of: RatedPackage & AgreedPackage,
  { net, charges }: { readonly net: number; readonly charges: readonly RatedCharge[] },
): RatedFuel | Unrated {
  const { carrierId, shipDate: day, fuelIndex: index, fuelPrice: price } = of;
  const published = fuelPercent(packs, { carrierId, index, day, ...(price === undefined ? {} : { price }) })?.percent;
  const isIncluded = (charge: string) => isInFuelBasis(packs, carrierId, charge, day);
  const basisOf = (priced: { readonly net: number; readonly charges: readonly RatedCharge[] }): number =>
    priced.charges
      .filter(({ charge }) => isIncluded(charge) !== false)
      .reduce((sum, { amount }) => sum + amount, priced.net);
  const basis = basisOf({ net, charges });
  const unknown = charges.filter(({ charge }) => isIncluded(charge) === undefined);
  const assumptions = unknown.map(
    ({ charge }): Assumption => ({ about: 'fuel basis', says: `Fuel is charged on ${charge}.` }),
  );
  if (published === undefined)
    return of.asBilled === undefined
      ? {
          missing: `No fuel surcharge is held for ${index} on ${day}.`,
          lacks: hasFuel(packs, carrierId, index) ? 'fuel_outside_days' : 'no_fuel',
          about: index,
        }
      : fuelAsBilled(of.asBilled.fuel, basis, basisOf(of.asBilled), assumptions);
  const [line] = agreement ? matchingLines(agreement, 'fuel', of, day) : [];
  const { percent, off } = agreedPercent(published, line?.off);
  const amount = percentLess(basis, percent, off);
  const version = line && agreement ? `agreement ${agreement.number}` : packIn(packs, carrierId, 'fuel')?.version;
  const rule = `${percent}%${off === 0 ? '' : ` less ${off}%`} of ${dollars(basis)}; the published percentage is ${published}%.`;
  return {
    amount,
    steps: [{ step: 'fuel', what: 'Fuel surcharge', rule, amount, ...(version === undefined ? {} : { version }) }],
    assumptions,
  };
}

/** The billed surcharge; on another basis it changes in proportion. */
function fuelAsBilled(
  billed: number,
  basis: number,
  billedBasis: number,
  assumptions: readonly Assumption[],
): RatedFuel {
  const amount = basis === billedBasis || billedBasis <= 0 ? billed : Math.round((billed * basis) / billedBasis);
  const rule = 'At the percentage of the bill.';
  return {
    amount,
    steps: [{ step: 'fuel', what: 'Fuel surcharge', rule, amount }],
    assumptions: [...assumptions, { about: 'fuel', says: 'The percentage of fuel is as billed.' }],
  };
}

type FuelLine = NonNullable<RatingRules['agreement']>['fuel'][number]['off'];

function agreedPercent(published: number, off: FuelLine | undefined) {
  if (off === undefined) return { percent: published, off: 0 };
  if ('percent' in off) return { percent: published, off: off.percent };
  if ('points' in off) return { percent: Math.max(0, Number((published - off.points).toFixed(3))), off: 0 };
  return { percent: Math.min(published, off.highest), off: 0 };
}
