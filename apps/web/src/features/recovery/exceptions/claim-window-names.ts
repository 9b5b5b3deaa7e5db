import type { ClaimWindowState } from '@waybill/contract';
import { text } from '../../../lib/languages/text.ts';

/** What it is called that a carrier still takes a claim, no longer takes it, or does not say. */
export const claimWindowNames: Readonly<Record<ClaimWindowState, string>> = {
  claimable: text('Can still be claimed'),
  expired: text('Deadline has passed'),
  unknown: text('No known deadline'),
};
