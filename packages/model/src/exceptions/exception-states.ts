import type { ExceptionState } from '@waybill/contract';

/** What the states of a finding are called on screen. */
export const exceptionStateNames: Readonly<Record<ExceptionState, string>> = {
  open: 'Open',
  in_review: 'In review',
  disputed: 'Claim filed',
  credited: 'Credited',
  denied: 'Claim denied',
  accepted: 'Accepted',
};
