import type { WordLanguage } from '@waybill/model';
import { sentencesIn } from './sentences-in.ts';

/** A number that somebody compared with, with at most two decimals. */
export function sayAmount(value: number, language: WordLanguage): string {
  return value.toLocaleString(sentencesIn(language).locale, { maximumFractionDigits: 2 });
}
