import { parcelCarriers, phrasesOf, type WordLanguage } from '@waybill/model';
import { normalised } from '../vocabulary/normalise.ts';
import { shorthandIn } from '../words/shorthand.ts';
import { phrasesFor, wordsOfAll } from '../words/word-files.ts';
import { plain } from './plain.ts';
import { allTopics, type Topic } from './topics.ts';

const plainPhrases = new Map<string, string>();

/** A phrase of the words as it is compared, made once. */
function plainly(phrase: string): string {
  const made = plainPhrases.get(phrase) ?? plain(phrase);
  plainPhrases.set(phrase, made);
  return made;
}

/** A text without phrases, the longest first; Chinese writes no spaces between words. */
function without(text: string, phrases: readonly string[], language: WordLanguage): string {
  return phrases
    .map((phrase) => plainly(phrase).trim())
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (rest, phrase) => (language === 'zh' ? rest.replaceAll(phrase, ' ') : rest.replaceAll(` ${phrase} `, '  ')),
      text,
    );
}

/** Shorthand as it is spoken. */
function inFull(text: string, language: WordLanguage): string {
  const known = shorthandIn(language);
  return text.replaceAll(/\p{L}+/gu, (word) => known.get(word) ?? word);
}

/** Words that ask, and name nothing. */
const asking = (language: WordLanguage): readonly string[] => [
  ...phrasesFor(language, 'claims', 'beside'),
  ...phrasesFor(language, 'product', 'asking'),
];

/**
 * The subject of the product that a question is about, with no other word: ‘any missing invoices?’, ‘help’; a question
 * that begins with ‘tell me when’ is about alerts, whatever follows.
 */
export function subjectOf(question: string, language: WordLanguage): Topic | undefined {
  const said = inFull(plain(question), language);
  const opened = allTopics.find(({ opens }) =>
    phrasesOf(opens?.[language]).some((phrase) => said.startsWith(plainly(phrase).trimEnd())),
  );
  if (opened !== undefined) return opened;
  return allTopics.find(({ says, needs, also }) => {
    const phrases = phrasesOf(says?.[language]);
    const rest = without(said, phrases, language);
    const isNeeded = [needs, also].every((words) => words === undefined || saysOneOf(said, phrasesOf(words[language])));
    return rest !== said && isNeeded && without(rest, asking(language), language).trim() === '';
  });
}

const saysOneOf = (said: string, words: readonly string[]): boolean =>
  words.some((word) => said.includes(normalised(word)));

/** Numbers in the words of all languages. */
const numbersSaid = (): readonly (readonly [string, number])[] =>
  wordsOfAll('product').flatMap(({ phrase, meaning }) => {
    const value = Number(meaning);
    return Number.isNaN(value) ? [] : [[phrase, value] as const];
  });

/** What a question supposes to change, by how many points or percent, and of which carriers. */
export interface SupposedChange {
  readonly kind: 'fuel' | 'rates' | 'discount';
  readonly value: number;
  readonly carriers: readonly string[];
}

/** ‘What if fuel rises by two points’, ‘what if UPS raises rates by 5.9%’; undefined for any other question. */
export function supposedChange(question: string, language: WordLanguage): SupposedChange | undefined {
  const of = (meaning: string) => phrasesFor(language, 'product', meaning);
  const said = plain(
    question
      .replaceAll('%', ' % ')
      .replaceAll(/(\d)([^\d.,\s])/gu, '$1 $2')
      .replaceAll(/(\d),(\d)/gu, '$1.$2'),
  );
  const supposed = without(said, of('suppose'), language);
  const kinds = (['fuel', 'discount', 'rates'] as const).filter(
    (each) => without(supposed, of(each), language) !== supposed,
  );
  const [kind, ...others] = kinds;
  if (supposed === said || kind === undefined || others.length > 0) return undefined;
  const ofKind = without(supposed, of(kind), language);
  const carriers = parcelCarriers
    .map(({ name }) => name)
    .filter((name) => without(ofKind, [name], language) !== ofKind);
  const named = without(ofKind, carriers, language);
  const [isRise, isFall] = (['rises', 'falls'] as const).map(
    (each) => without(supposed, of(each), language) !== supposed,
  );
  if (isRise === isFall) return undefined;
  const moved = without(named, of(isRise === true ? 'rises' : 'falls'), language);
  const rest = without(without(moved, of('points'), language), of('beside'), language).trim();
  const amount = numberOf(rest) ?? (rest === '' ? numberIn(moved) : undefined);
  if (amount === undefined || amount <= 0 || amount > 100) return undefined;
  return { kind, value: isRise === true ? amount : -amount, carriers };
}

const numberOf = (text: string): number | undefined =>
  /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : numbersSaid().find(([said]) => said === text)?.[1];

/** ‘نقطتين’ says two in the word for points. */
const numberIn = (text: string): number | undefined =>
  numbersSaid().find(([said]) => said.length > 3 && text.includes(said))?.[1];
