/** Credits that the client recovered without an audit; every other credit is an audit refund. */
export const clientCreditTypes = [
  'Void',
  'Corporate rebate',
  'Manifested not shipped',
  'Damaged / lost claim',
] as const;

/** The reasons for credits, as stored in `credit_type`. */
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

/** Former names of credit types with the current ones, so that links, saved filters and reports keep their meaning. */
export const formerCreditTypes: Readonly<Record<string, CreditType>> = {
  Duplicate: 'Duplicate Charges',
  Saturday: 'Saturday Delivery',
};

/** The current name of a credit type. */
export function currentCreditType(name: string): string {
  return Object.hasOwn(formerCreditTypes, name) ? (formerCreditTypes[name] ?? name) : name;
}

/** Whether a credit is the client's own rather than the audit's. */
export function isClientCredit(creditType: string): boolean {
  return clientCreditTypes.some((each) => each === creditType);
}
