import { readFileSync } from 'node:fs';
import type { WordLanguage } from '@waybill/model';

const lists = new URL('../../reference/ordinary-words/', import.meta.url);
const kept = new Map<WordLanguage, ReadonlySet<string>>();

/**
 * The common words of a language, normalised. None of them is a typo of a word that only looks like it: ‘child’ is not
 * ‘Chile’, and ‘azioni’ are not ‘nazioni’. Chinese is read character by character, and has none.
 */
export function ordinaryWords(language: WordLanguage): ReadonlySet<string> {
  const words = kept.get(language) ?? new Set(language === 'zh' ? [] : wordsOf(language));
  kept.set(language, words);
  return words;
}

/** Read once, when a question in the language first needs it. */
function wordsOf(language: WordLanguage): readonly string[] {
  return readFileSync(new URL(`${language}.txt`, lists), 'utf8')
    .trimEnd()
    .split('\n');
}
