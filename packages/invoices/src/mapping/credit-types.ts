import { type CreditType, isClientCredit } from '@waybill/model';
import type { ChargeInCents } from './amounts.ts';

/** Words of a carrier's text and the credit that they mean; the first that fits (carriers' credit rules). */
const rules: readonly (readonly [RegExp, CreditType])[] = [
  [/\bNPOD\b/, 'NPOD - no proof of delivery'],
  [/\bMNS\b|NOT SHIPPED/, 'Manifested not shipped'],
  [/\bCLB\b|NOT PREVIOUSLY BILLED/, 'Closed loop billing'],
  [/\bVOI?D\b/, 'Void'],
  [/REBATE/, 'Corporate rebate'],
  [/DAMAGE|\bLOST\b|\bLOSS\b|CLAIM/, 'Damaged / lost claim'],
  [/\bDUP|DOUBLE/, 'Duplicate Charges'],
  [/EARLY AM|EARLY A\.M/, 'Early AM'],
  [/SATURDAY PICKUP/, 'Saturday pickup'],
  [/SATURDAY/, 'Saturday Delivery'],
  [/ADULT SIGNATURE/, 'Adult signature'],
  [/ADDITIONAL HANDLING|ADDL\.? HANDLING|\bAHS\b/, 'Additional handling'],
  [/LARGE PACKAGE|OVERSIZE/, 'Large package'],
  [/\bDAS\b|DELIVERY AREA/, 'Delivery area'],
  [/ADDRESS/, 'Address correction'],
  [/\bDIM|WEIGHT|SHIPPING CHARGE CORRECTION/, 'Dimension/weight'],
  [/RESI|COMMERCIAL/, 'Residential'],
  [/\bGSR\b|\bLATE\b|GUARANTEE|PROOF|\bPOD\b|SERVICE FAIL|SERVICE REFUND/, 'GSR / late delivery'],
  [/ZONE/, 'Zone adjustment'],
  [/THIRD PARTY/, 'Third party'],
  [/\bGST\b|\bHST\b|\bVAT\b|\bTAX\b/, 'Tax'],
  [/BILLING ADJUSTMENT/, 'Billing adjustment'],
  [/FUEL/, 'Fuel'],
];

/** The credit that texts of an invoice mean; 'Miscellaneous / Other' when no rule knows them. */
export function creditTypeOf(texts: readonly string[]): CreditType {
  const text = texts.join(' ').toUpperCase();
  return rules.find(([words]) => words.test(text))?.[1] ?? 'Miscellaneous / Other';
}

export const creditOf = (type: CreditType): NonNullable<ChargeInCents['credit']> => ({
  type,
  isClients: isClientCredit(type),
});
