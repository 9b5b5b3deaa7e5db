/** Credits that the client got back by itself; every other credit is an audit refund. */
export const clientCreditTypes = [
  'Void',
  'Corporate rebate',
  'Manifested not shipped',
  'Damaged / lost claim',
] as const;

/** Why money comes back, as stored in `credit_type`. */
export const creditTypes = [
  ...clientCreditTypes,
  'Residential',
  'Duplicate Charges',
  'Dimension/weight',
  'GSR / late delivery',
  'Delivery area',
  'Adult signature',
  'Address correction',
  'Saturday Delivery',
  'Additional handling',
  'Large package',
  'Fuel',
  'Third party',
  'Tax',
  'Zone adjustment',
  'Billing adjustment',
  'Closed loop billing',
  'NPOD - no proof of delivery',
  'Early AM',
  'Saturday pickup',
  'Miscellaneous / Other',
] as const;
export type CreditType = (typeof creditTypes)[number];

/** Names that credit types had before, and what they are called now: links, saved filters and reports keep their meaning. */
export const formerCreditTypes: Readonly<Record<string, CreditType>> = {
  Duplicate: 'Duplicate Charges',
  Saturday: 'Saturday Delivery',
};

/** The name that a credit type has now. */
export function currentCreditType(name: string): string {
  return Object.hasOwn(formerCreditTypes, name) ? (formerCreditTypes[name] ?? name) : name;
}

/** Whether a credit is the client's own rather than the audit's. */
export function isClientCredit(creditType: string): boolean {
  return clientCreditTypes.some((each) => each === creditType);
}
