import { phrasesOf, type WordLanguage } from '@waybill/model';
import { normalised } from '../vocabulary/normalise.ts';
import { shorthandIn } from '../words/shorthand.ts';
import { phrasesFor } from '../words/word-files.ts';
import { allTopics, type Topic } from './topics.ts';

/** A text as phrases are looked for: without signs, between spaces. */
const plain = (text: string): string =>
  ` ${normalised(text)
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .replaceAll(/\.(?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()} `;

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
  ...phrasesOf(besideSubjects[language]),
];

const besideSubjects: Readonly<Record<WordLanguage, string>> = {
  en: 'any|some|a|an|yet|still|not|havent|have not|where|see|find|open|page|set up|when|can|you|it|about|and|if|much|this|go|back|how|does|they|ups|fedex|usps|dhl|anything',
  es: 'hay|alguna|algunas|algun|aun|todavia|donde|ver|pagina|con|una|un|esta|aquí|aqui|tenemos|ups|fedex|usps|dhl|nuestro',
  fr: 'y a t il|il y a|est ce que|encore|ou|voir|page|un|une|avec|du|avons nous|ups|fedex|usps|dhl|notre',
  it: 'ci sono|c e|qualche|ancora|dove|vedere|pagina|un|una|con|della|dell|nostra|ups|fedex|usps|dhl|abbiamo un',
  zh: '有没有|有|哪些|还|没有|吗|呢|在哪|哪里|页面|和|与|我们的|UPS|FedEx|USPS|DHL|ups|fedex',
  ar: 'هل|هناك|توجد|أي|اي|أين|اين|صفحة|مع|ups|fedex|usps|dhl',
};

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

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    1: 'one|uno|un|une|一|نقطة',
    2: 'two|dos|deux|due|两|二|نقطتين',
    3: 'three|tres|trois|tre|三',
    4: 'four|cuatro|quatre|quattro|四',
    5: 'five|cinco|cinq|cinque|五',
    10: 'ten|diez|dix|dieci|十',
  }).flatMap(([value, words]) => words.split('|').map((word) => [word, Number(value)])),
);

/** The points by which a question supposes that fuel changes; undefined for any other question. */
export function fuelPointsOf(question: string, language: WordLanguage): number | undefined {
  const of = (meaning: string) => phrasesFor(language, 'what-if', meaning);
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

const numberOf = (text: string): number | undefined => (/^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : numbers[text]);

/** ‘نقطتين’ says two in the word for points. */
const numberIn = (text: string): number | undefined =>
  Object.entries(numbers).find(([word]) => word.length > 3 && text.includes(word))?.[1];
