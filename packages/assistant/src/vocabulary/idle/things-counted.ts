import type { WordLanguage } from '@waybill/model';
import { expression } from '../../words/expressions.ts';

/**
 * Whether an idle word is what a question counts where it follows ‘how many’ or ‘how much’; invoices tell nothing of such
 * things.
 */
export const isThingCounted = (word: string, language: WordLanguage): boolean =>
  expression('thing-counted', language).test(word);
