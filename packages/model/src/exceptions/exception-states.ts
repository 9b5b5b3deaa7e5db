import type { ClaimChannel, denialReasons, dismissalReasons, ExceptionState } from '@waybill/contract';

/** What each status of a finding is called. */
export const exceptionStateNames: Readonly<Record<ExceptionState, string>> = {
  open: 'Open',
  in_review: 'In review',
  packed: 'In a packet',
  disputed: 'Claim filed',
  acknowledged: 'Acknowledged',
  partly_credited: 'Partly credited',
  credited: 'Credited',
  denied: 'Claim denied',
  written_off: 'Written off',
  accepted: 'Dismissed',
  withdrawn: 'Withdrawn',
};

type Reason = (typeof denialReasons)[number] | (typeof dismissalReasons)[number];

/** What each reason for a denial or a dismissal is called. */
export const claimReasonNames: Readonly<Record<Reason, string>> = {
  not_guaranteed: 'Service not guaranteed',
  weather: 'Weather or another event',
  receiver: 'Receiver not available',
  address: 'Wrong address',
  late_claim: 'Filed too late',
  evidence_missing: 'Evidence missing',
  charge_right: 'Charged rightly',
  already_credited: 'Already credited',
  agreed: 'Agreed with the carrier',
  not_worth_it: 'Not worth the work',
  duplicate: 'Another finding covers it',
  other: 'Another reason',
};

/** What each way of filing a claim is called. */
export const claimChannelNames: Readonly<Record<ClaimChannel, string>> = {
  portal: 'Carrier’s web site',
  mail: 'Mail',
  phone: 'Phone',
  file: 'File to the carrier',
  representative: 'Account representative',
};
