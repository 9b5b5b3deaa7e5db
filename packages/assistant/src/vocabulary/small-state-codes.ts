import type { WordLanguage } from '@waybill/model';
import type { Concept, Intent, Item } from './concept.ts';
import { isStateCode } from './places.ts';
import type { Token } from './tokenise.ts';

/** Codes that are words of English. */
const englishWords = new Set('as al co de hi id in la ma me mi mo oh ok or pa'.split(' '));
/** Codes that mean the state after ‘to’ and ‘from’. */
const namedByDirection = new Set('al co id ma mi mo oh pa'.split(' '));
const otherWords: Readonly<Partial<Record<WordLanguage, ReadonlySet<string>>>> = {
  es: new Set('va ne'.split(' ')),
  fr: new Set('ca va il ne sc'.split(' ')),
  it: new Set('va il ne'.split(' ')),
};

const places: readonly Intent[] = ['to', 'from', 'in'];
const links: readonly Intent[] = ['and', 'or', 'versus'];

/** The state whose code is written small, after a word of place (‘to tx’) or beside another state (‘ca vs tx’). */
export function smallStateCode(
  word: string,
  before: readonly Item[],
  language: WordLanguage,
  [link, other]: readonly Token[],
): string | undefined {
  const code = word.toUpperCase();
  if (word.length !== 2 || word === code || !isStateCode(code)) return undefined;
  const isFirstOfTwo = link?.text === 'vs' && other?.text.length === 2 && isStateCode(other.text.toUpperCase());
  const isBesideState = isFirstOfTwo || (is(before.at(-1), ...links) && before.at(-2)?.meanings.some(isState) === true);
  const isDirected = isBesideState || is(before.at(-1), 'to', 'from');
  if (englishWords.has(word) && !(language === 'en' && isDirected && namedByDirection.has(word))) return undefined;
  if (otherWords[language]?.has(word)) return undefined;
  const isPlace = is(before.at(-1), ...places);
  return isPlace || isBesideState ? code : undefined;
}

function is(item: Item | undefined, ...wanted: readonly Intent[]): boolean {
  return item?.meanings.some((concept) => concept.kind === 'intent' && wanted.includes(concept.intent)) === true;
}

function isState(concept: Concept): boolean {
  return concept.kind === 'value' && concept.dimension === 'state';
}
