import { phrasesOf, type WordLanguage } from '@waybill/model';
import { normalised } from '../vocabulary/normalise.ts';
import { shorthandIn } from '../words/shorthand.ts';
import { phrasesFor, wordsOfAll } from '../words/word-files.ts';
import { plain } from './plain.ts';
import { allTopics, type Topic } from './topics.ts';

/** A text without phrases, the longest first; Chinese writes no spaces between words. */
function without(text: string, phrases: readonly string[], language: WordLanguage): string {
  return phrases
    .map((phrase) => plain(phrase).trim())
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
    phrasesOf(opens?.[language]).some((phrase) => said.startsWith(plain(phrase).trimEnd())),
  );
  if (opened !== undefined) return opened;
  return allTopics.find(({ says, needs }) => {
    const phrases = phrasesOf(says?.[language]);
    const needed = phrasesOf(needs?.[language]);
    const rest = without(said, phrases, language);
    const isNeeded = needed.length === 0 || needed.some((word) => said.includes(normalised(word)));
    return rest !== said && isNeeded && without(rest, asking(language), language).trim() === '';
  });
}

/** Numbers in the words of all languages. */
const numbersSaid = (): readonly (readonly [string, number])[] =>
  wordsOfAll('product').flatMap(({ phrase, meaning }) => {
    const value = Number(meaning);
    return Number.isNaN(value) ? [] : [[phrase, value] as const];
  });

/** The points by which a question supposes that fuel changes; undefined for any other question. */
export function fuelPointsOf(question: string, language: WordLanguage): number | undefined {
  const of = (meaning: string) => phrasesFor(language, 'product', meaning);
  const said = plain(
    question
      .replaceAll('%', ' % ')
      .replaceAll(/(\d)([^\d.,\s])/gu, '$1 $2')
      .replaceAll(/(\d),(\d)/gu, '$1.$2'),
  );
  const supposed = without(said, of('suppose'), language);
  const ofFuel = without(supposed, of('fuel'), language);
  const rises = without(ofFuel, of('rises'), language);
  const falls = without(ofFuel, of('falls'), language);
  const isRise = rises !== ofFuel;
  if (supposed === said || ofFuel === supposed || isRise === (falls !== ofFuel)) return undefined;
  const amount = without(without(isRise ? rises : falls, of('points'), language), of('beside'), language).trim();
  const inPoints = numberOf(amount) ?? (amount === '' ? numberIn(isRise ? rises : falls) : undefined);
  if (inPoints === undefined || inPoints <= 0 || inPoints > 100) return undefined;
  return isRise ? inPoints : -inPoints;
}

const numberOf = (text: string): number | undefined =>
  /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : numbersSaid().find(([said]) => said === text)?.[1];

/** ‘نقطتين’ says two in the word for points. */
const numberIn = (text: string): number | undefined =>
  numbersSaid().find(([said]) => said.length > 3 && text.includes(said))?.[1];
