import { claimChannels, denialReasons, dismissalReasons, exceptionStates } from '@waybill/contract';
import type { ClaimValues } from './change-fields.tsx';

/** What a form changes about a claim: the fields that differ from before and that say something. */
export function changedClaim(values: ClaimValues, before: ClaimValues) {
  const isChanged = (field: keyof ClaimValues) => values[field] !== before[field];
  const reasons = [...denialReasons, ...dismissalReasons];
  return {
    ...(isChanged('state') ? { state: exceptionStates.find((each) => each === values.state) } : {}),
    ...(isChanged('reason') ? { reason: reasons.find((each) => each === values.reason) } : {}),
    ...(isChanged('claimReference') ? { claimReference: values.claimReference.trim() } : {}),
    ...(isChanged('claimedOn') && values.claimedOn !== '' ? { claimedOn: values.claimedOn } : {}),
    ...(isChanged('claimChannel') ? { claimChannel: claimChannels.find((each) => each === values.claimChannel) } : {}),
  };
}

/** A form in which nothing is written. */
export const noClaim: ClaimValues = {
  state: null,
  reason: null,
  claimReference: '',
  claimedOn: '',
  claimChannel: null,
};
