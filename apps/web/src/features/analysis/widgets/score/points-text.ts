import { rounded } from '@waybill/model';
import { percentText } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { signed } from '../../../../ui/cards/signed.ts';

/** By how many percentage points a share changed: `+1.20 pts`; undefined if one of the two is not known. */
export function pointsText(now: number | null, before: number | null | undefined): string | undefined {
  if (now === null || before === null || before === undefined) return undefined;
  const difference = rounded(now - before);
  return texts.t('{{points}} pts', { points: signed(pointsOf(difference), difference) });
}

/** The size of a difference of two shares, without a sign: `1.20`. */
export function pointsOf(difference: number): string {
  return percentText(Math.abs(rounded(difference))).replaceAll(/[%٪\s\u00a0\u202f]/g, '');
}
