import { percentText } from '../../../lib/languages/formats.ts';

/** The share of packages that are billed as agreed, rounded down, so that 100% means all. */
export function shareText({ rated, reproduced }: { readonly rated: number; readonly reproduced: number }): string {
  return rated === 0 ? '–' : percentText(Math.floor((reproduced / rated) * 1_000) / 10, 1);
}
