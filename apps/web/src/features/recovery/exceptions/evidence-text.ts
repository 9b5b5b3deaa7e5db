import type { Finding } from '@waybill/contract';
import * as model from '@waybill/model';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../lib/languages/texts.ts';

/** What a finding rests on, in words: what was found, what is usual or due, and on how many packages it is so. */
export function evidenceText(t: TFunction, finding: Pick<Finding, 'rule' | 'evidence'>): string {
  return model.evidenceText({ say: t, locale: currentLanguage().locale }, finding);
}
