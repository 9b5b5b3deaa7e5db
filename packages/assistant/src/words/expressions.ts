import { type WordLanguage, wordLanguages } from '@waybill/model';
import { wordsOf } from './word-files.ts';

const compiled = new Map<string, RegExp>();

/**
 * What a name of `expressions.csv` matches, in all languages or in one. A phrase is the whole text; with `*` before or
 * after it, something may stand there, and with `* ` a whole word of it may. `(a|b)` is one of several, `[a|b]` one of them
 * or nothing. Nothing repeats, so a match takes time that grows with the text only.
 * @throws for a name that no phrase has, and for a phrase whose brackets do not match
 */
export function expression(name: string, language?: WordLanguage): RegExp {
  const key = `${name} ${language ?? ''}`;
  const made = compiled.get(key) ?? new RegExp(sourceOf(name, language), 'iu');
  compiled.set(key, made);
  return made;
}

function sourceOf(name: string, language: WordLanguage | undefined): string {
  const languages = language === undefined ? wordLanguages : [language];
  const phrases = languages
    .flatMap((each) => wordsOf(each, 'expressions'))
    .flatMap(({ phrase, meaning }) => (meaning === name ? [sourceOfPhrase(phrase)] : []));
  if (phrases.length === 0) throw new Error(`The words have no expression ‘${name}’.`);
  return phrases.join('|');
}

const borderBefore = '(?<![\\p{L}\\p{N}])';
const borderAfter = '(?![\\p{L}\\p{N}])';

function sourceOfPhrase(phrase: string): string {
  const [, open = '', said = '', close = ''] = /^(\* ?)?(.*?)( ?\*)?$/u.exec(phrase) ?? [];
  const before = open === '' ? '^' : open === '*' ? '' : borderBefore;
  const after = close === '' ? '$' : close === '*' ? '' : borderAfter;
  return `${before}${withGroups(said)}${after}`;
}

const inBrackets: Readonly<Record<string, string>> = { '(': '(?:', '[': '(?:', ']': ')?', ')': ')', '|': '|' };

const withGroups = (said: string): string =>
  said.replaceAll(/[.*+?^${}()|[\]\\]/gu, (sign) => inBrackets[sign] ?? `\\${sign}`);
