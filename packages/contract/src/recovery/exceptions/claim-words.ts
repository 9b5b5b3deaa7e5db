/** Why a carrier denied a claim. */
export const denialReasons = [
  'not_guaranteed',
  'weather',
  'receiver',
  'address',
  'late_claim',
  'evidence_missing',
  'charge_right',
  'already_credited',
  'other',
] as const;

/** Why somebody dismissed a finding. */
export const dismissalReasons = ['charge_right', 'agreed', 'not_worth_it', 'duplicate', 'other'] as const;

/** How a claim reaches the carrier. */
export const claimChannels = ['portal', 'mail', 'phone', 'file', 'representative'] as const;
export type ClaimChannel = (typeof claimChannels)[number];
