import type { CoverageLack, RatingLack } from '@waybill/contract';

export type { RatingLack };

/** Why a rule could not judge a package or a charge. */
export const coverageLackNames: Readonly<Record<CoverageLack, string>> = {
  not_in_force: 'Shipped outside the days of the agreement',
  no_term: 'The agreement has no term on the ship date',
  foreign_currency: 'Not billed in US dollars',
  corrected: 'Corrected on the same invoice',
  unknown_charge: 'Billed with a charge that no rule knows',
  several_pieces: 'Several pieces, or none, on one line of the bill',
  no_service: 'No service on the bill',
  no_billed_zone: 'No zone on the bill',
  no_billed_weight: 'No weight on the bill',
  no_dimensions: 'No dimensions on the bill',
  no_declared_value: 'No declared value on the bill',
  no_zone_chart: 'No rule pack has the zones of the origin',
  no_list_rate: 'No rule pack has the published rate of the service',
  list_rate_outside_days: 'The published rate in the rule packs is not of the ship date',
  no_fee: 'No rule pack has the fee',
  fee_outside_days: 'The fee in the rule packs is not of the ship date',
  no_fuel: 'No rule pack has the percentage of fuel',
  fuel_outside_days: 'The percentage of fuel in the rule packs is not of the ship date',
  no_agreement: 'No active agreement covers the account',
  no_minimum_rate: 'No rule pack has the published rate of the agreed minimum',
  few_deliveries: 'Too few deliveries by the slower service to the zone',
  moved_twice: 'Moved to another carrier and to another service or centre at once',
  no_rules: 'No rule pack covers the carrier',
  waived: 'The agreement waives the guarantee',
  not_switched_on: 'The account does not claim the guarantee',
  suspended: 'Guarantee suspended',
  no_delivery: 'No delivery is on record',
  no_deliveries: 'Too few deliveries of the service are on record',
  no_weight: 'No actual weight on the bill',
  few_alike: 'Too few like ones to learn from',
  no_usual: 'Like ones do not agree on a usual value',
};
