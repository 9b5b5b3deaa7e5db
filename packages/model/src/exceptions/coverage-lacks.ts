import type { CoverageLack } from '@waybill/contract';

/** Why a rule could not judge a package or a charge. */
export const coverageLackNames: Readonly<Record<CoverageLack, string>> = {
  no_rules: 'No rule pack covers the carrier',
  no_agreement: 'No active agreement covers the account',
  waived: 'The agreement waives the guarantee',
  not_switched_on: 'The account does not claim the guarantee',
  suspended: 'Guarantee suspended',
  no_delivery: 'No delivery is on record',
  no_deliveries: 'Too few deliveries of the service are on record',
  no_dimensions: 'No dimensions on the bill',
  no_weight: 'No actual weight on the bill',
  several_pieces: 'Several pieces, or none, on one line of the bill',
  few_alike: 'Too few like ones to learn from',
  no_usual: 'Like ones do not agree on a usual value',
};
