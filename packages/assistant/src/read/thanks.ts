import { type WordLanguage, wordLanguages } from '@waybill/model';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/**
 * The language of a message that only thanks or says that there are no more questions; the user's own where it may be.
 * At least one word must thank or end, and the others stand beside such words.
 */
export function languageOfThanks(text: string, preferred: WordLanguage): WordLanguage | undefined {
  const said = normalised(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return [preferred, ...wordLanguages].find((language) => {
    const rest = without(said, expression('thanks', language));
    return rest !== said && without(rest, expression('beside-thanks', language)).trim() === '';
  });
}

const without = (text: string, words: RegExp): string => text.replaceAll(new RegExp(words, 'giu'), ' ');
