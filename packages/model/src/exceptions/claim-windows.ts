/** What is requested from the carrier: a refund because its service failed, or a correction of its bill. */
export type ClaimKind = 'service failure' | 'billing';

/** How long a carrier accepts claims. */
export interface ClaimWindow {
  readonly carrierId: number;
  readonly claim: ClaimKind;
  /** Calendar days, counted from the day after `since`. */
  readonly days: number;
  readonly since: 'scheduled delivery' | 'invoice date';
  /** Where the carrier says so. */
  readonly source: string;
}

/** The claim windows that carriers publish. No date is shown for a carrier that is not listed here. */
export const claimWindows: readonly ClaimWindow[] = [
  {
    carrierId: 1,
    claim: 'service failure',
    days: 15,
    since: 'scheduled delivery',
    source: 'UPS Tariff, UPS Service Guarantee',
  },
  {
    carrierId: 2,
    claim: 'service failure',
    days: 15,
    since: 'invoice date',
    source: 'FedEx Service Guide, Money-Back Guarantee Policy',
  },
  { carrierId: 1, claim: 'billing', days: 180, since: 'invoice date', source: 'UPS Tariff, Billing Adjustments' },
  {
    carrierId: 2,
    claim: 'billing',
    days: 180,
    since: 'invoice date',
    source: 'FedEx Service Guide, Invoice Adjustments',
  },
];
