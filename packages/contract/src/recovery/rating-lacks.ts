/** Why a package could not be rated by an agreement and the rule packs: all reasons there are. */
export const ratingLacks = [
  'not_in_force',
  'no_term',
  'foreign_currency',
  'corrected',
  'unknown_charge',
  'several_pieces',
  'no_service',
  'no_billed_zone',
  'no_billed_weight',
  'no_dimensions',
  'no_declared_value',
  'no_zone_chart',
  'no_list_rate',
  'list_rate_outside_days',
  'no_fee',
  'fee_outside_days',
  'no_fuel',
  'fuel_outside_days',
  'no_agreement',
  'no_minimum_rate',
] as const;
export type RatingLack = (typeof ratingLacks)[number];
