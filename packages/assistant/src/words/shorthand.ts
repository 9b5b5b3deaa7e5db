import type { WordLanguage } from '@waybill/model';
import { wordsOf } from './word-files.ts';

const kept = new Map<WordLanguage, ReadonlyMap<string, string>>();

/** Shorthand of a language, with the words as which it is spoken: ‘abt’ is ‘about’. */
export function shorthandIn(language: WordLanguage): ReadonlyMap<string, string> {
  const known =
    kept.get(language) ?? new Map(wordsOf(language, 'shorthand').map(({ phrase, meaning }) => [phrase, meaning]));
  kept.set(language, known);
  return known;
}
