import type { allocationGrounds, CreditOutcomeName } from '@waybill/contract';

/** What it is called that a credit was allocated by something. */
export const creditGroundNames: Readonly<Record<(typeof allocationGrounds)[number], string>> = {
  decision: 'Allocated by hand',
  claim_number: 'By the claim number',
  tracking_number: 'By the tracking number',
  amount: 'By the amount',
  automatic: 'Came without a claim',
};

/** What has become of a credit. */
export const creditOutcomeNames: Readonly<Record<CreditOutcomeName, string>> = {
  to_decide: 'To be decided',
  allocated: 'Allocated to claims',
  unclaimed: 'Came without a claim',
  not_for_claims: 'Not for a claim',
  taken_back: 'Taken back',
};
