import type { Confidence, FindingObstacle } from '@waybill/contract';
import type { ExceptionRule, FindingsLevel } from './exception-rule.ts';

const duplicates = ['Duplicate Charges'];

/**
 * Every rule that makes findings, the most telling first: a dollar that several rules find belongs to the first of
 * them. Each tests whether a charge is wrong. How they find is SQL of the query package.
 */
export const exceptionRules: readonly ExceptionRule[] = [
  {
    name: 'billed_twice',
    level: 'tracking',
    label: 'Package billed twice',
    meaning:
      'An invoice of the same carrier billed the same package up to 180 days earlier: same number, service, places, weight and price, and no credit in between. Returns, duties and corrected bills are left out. If the price differs, it is only worth a check.',
    claim: 'billing',
    atStake: 'Net amount of the package on every invoice but the first.',
    answeredBy: duplicates,
  },
  {
    name: 'late_guaranteed',
    level: 'tracking',
    label: 'Late, guaranteed service',
    meaning:
      'The package was delivered after its promise, counted in service days without the carrier’s holidays, and its service was guaranteed on the ship date. It can be claimed if the account is set to claim the guarantee and nothing excludes the package.',
    claim: 'late',
    atStake: 'Net transportation of the package, with its fuel surcharge where the carrier refunds it.',
    answeredBy: ['GSR / late delivery'],
  },
  {
    name: 'never_delivered',
    level: 'tracking',
    label: 'No delivery scan: possibly never shipped',
    meaning:
      'The package was billed, but 30 days after the ship date there is no delivery on record, although deliveries are known for at least 95% of the account’s other packages with this service. It may be lost, or was never shipped.',
    claim: 'loss',
    atStake: 'Net amount of the package.',
    answeredBy: ['Void', 'Manifested not shipped', 'Damaged / lost claim', 'NPOD - no proof of delivery'],
  },
  {
    name: 'above_agreement',
    level: 'tracking',
    label: 'Billed above the agreement',
    meaning:
      'The package costs more than its agreement and the published rules of its ship date allow: it was rated again, step by step. Where no rule pack has the published rate or the percentage of fuel, they are taken from the bill.',
    claim: 'billing',
    atStake: 'What was billed above the agreed price.',
    answeredBy: [],
  },
  {
    name: 'weight_far_above',
    level: 'tracking',
    label: 'Billed above weight and size',
    meaning:
      'The billed weight is more than the actual weight, the dimensional weight from the invoice’s own sides, and every minimum allow.',
    claim: 'billing',
    atStake: 'The difference to the price of the right weight in your own bills, fuel surcharge included.',
    answeredBy: ['Dimension/weight'],
  },
  {
    name: 'same_charge_twice',
    level: 'charge',
    label: 'Same charge twice',
    meaning:
      'An invoice bills the same charge with the same amount more than once for one package, and takes none of them back. Fuel surcharges and shipments of several pieces are left out.',
    claim: 'billing',
    atStake: 'All of these charges but one.',
    answeredBy: duplicates,
  },
  {
    name: 'handling_not_due',
    level: 'charge',
    label: 'Handling or oversize not due',
    meaning:
      'Additional handling or a large package was charged, but weight and sides on the same invoice are below every limit of that day.',
    claim: 'billing',
    atStake: 'The net charge.',
    answeredBy: ['Additional handling', 'Large package'],
  },
  {
    name: 'saturday_not_delivered',
    level: 'charge',
    label: 'Saturday delivery not made',
    meaning: 'Saturday delivery was charged, but the package was delivered on another day.',
    claim: 'late',
    atStake: 'The net charge.',
    answeredBy: ['Saturday Delivery'],
  },
  {
    name: 'discount_missing',
    level: 'charge',
    label: 'Discount missing or smaller',
    meaning:
      'The discount is smaller than on at least 80% of 30 or more like packages of the same rate year, and the price is not a minimum.',
    claim: 'billing',
    atStake: 'The discount that is missing.',
    answeredBy: [],
  },
  {
    name: 'price_differs',
    level: 'charge',
    label: 'Published price differs',
    meaning:
      'The price before discount is higher than for the same service, zone and weight on your other packages of the same rate year.',
    claim: 'billing',
    atStake: 'The difference, after the package’s own discount.',
    answeredBy: [],
  },
  {
    name: 'zone_differs',
    level: 'charge',
    label: 'Zone differs on the lane',
    meaning:
      'The zone is higher than on at least 95% of 20 or more packages between the same places with this service.',
    claim: 'billing',
    atStake: 'The difference to the price of the usual zone in your own bills.',
    answeredBy: ['Zone adjustment'],
  },
  {
    name: 'fuel_differs',
    level: 'charge',
    label: 'Fuel surcharge too high',
    meaning:
      'The fuel surcharge is a higher percentage of what it is charged on than on at least 80% of the other packages of that week.',
    claim: 'billing',
    atStake: 'The fuel surcharge above the usual percentage.',
    answeredBy: ['Fuel'],
  },
  {
    name: 'accessorial_price',
    level: 'charge',
    label: 'Price of an extra differs',
    meaning: 'The extra costs more than on at least 80% of 30 or more like packages of the same rate year.',
    claim: 'billing',
    atStake: 'The difference to the usual net price.',
    answeredBy: [],
  },
  {
    name: 'delivery_area',
    level: 'charge',
    label: 'Delivery area not usual',
    meaning:
      'A delivery area surcharge was charged for a postal code that at least 80% of 10 or more other packages of the same service and quarter reached without one.',
    claim: 'billing',
    atStake: 'The net surcharge.',
    answeredBy: ['Delivery area'],
  },
  {
    name: 'fee_unused',
    level: 'charge',
    label: 'Fee without shipments',
    meaning: 'A weekly fee was charged for an account without a package in that week and the week before.',
    claim: 'billing',
    atStake: 'The net fee.',
    answeredBy: [],
  },
  {
    name: 'residential_at_company',
    level: 'charge',
    label: 'Residential at a commercial address',
    meaning:
      'A residential surcharge was charged for an address that the carrier billed as commercial on at least 80% of three or more other packages.',
    claim: 'billing',
    atStake: 'The net surcharge.',
    answeredBy: ['Residential'],
  },
];

/** The rules of a level. */
export const rulesOf = (level: FindingsLevel): readonly ExceptionRule[] =>
  exceptionRules.filter((each) => level === 'all' || each.level === level);

/** The rule with that name. */
export const findRule = (name: string): ExceptionRule | undefined => exceptionRules.find((each) => each.name === name);

/** What findings are called by how sure they are. */
export const confidenceNames: Readonly<Record<Confidence, string>> = {
  certain: 'Certain',
  likely: 'Likely',
  check: 'To be checked',
};

/** Why nothing can be claimed for a finding. */
export const obstacleNames: Readonly<Record<FindingObstacle, string>> = {
  waived: 'The agreement waives the guarantee',
  not_entitled: 'The account does not claim the guarantee',
  excluded: 'Excluded from the guarantee',
  suspended: 'Guarantee suspended',
  credited: 'Already credited',
  expired: 'Deadline has passed',
};
