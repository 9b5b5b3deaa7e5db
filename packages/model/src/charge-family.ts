/** The seven amount families, in the order in which amounts are shown. Each has `*_amount` (gross), `*_discount` and `net_*_amount`. */
export const chargeFamilies = [
  'transportation',
  'fuel_surcharge',
  'other_accessorial',
  'billing_adjustment',
  'tax',
  'fee',
  'other',
] as const;

export type ChargeFamily = (typeof chargeFamilies)[number];
