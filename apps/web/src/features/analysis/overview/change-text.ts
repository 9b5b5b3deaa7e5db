import { percentageChange } from '@waybill/model';
import type { TFunction } from 'i18next';
import { percentText } from '../../../lib/languages/formats.ts';

/** `3.10% more`, `3.10% less`, `as much`; undefined if there is nothing to compare with. */
export function changeText(t: TFunction, now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const change = percentageChange(now, before) ?? 0;
  if (change === 0) return t('as much');
  const amount = percentText(Math.abs(change));
  return change < 0 ? t('{{amount}} less', { amount }) : t('{{amount}} more', { amount });
}
