import type { Fact } from '@waybill/model';

/** Whether parts of the fact add up to the whole: those of an average do not, so they have no shares and no 'others'. */
export function hasShares({ measure }: Fact): boolean {
  return measure.per === undefined;
}
