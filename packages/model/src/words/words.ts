import type { DimensionName } from '../dimensions/dimensions.ts';
import columnPhrases from './column-words.json' with { type: 'json' };
import dimensionPhrases from './dimension-words.json' with { type: 'json' };
import measurePhrases from './measure-words.json' with { type: 'json' };
import reportPhrases from './report-words.json' with { type: 'json' };
import valuePhrases from './value-words.json' with { type: 'json' };

/** The product's languages, as the assistant reads them. */
export const wordLanguages = ['en', 'zh', 'es', 'fr', 'it', 'ar'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/**
 * What people call something, by language: phrases separated by `|`, in lower case, with or without accents. The
 * trade's abbreviations (GSR, DAS) are listed under English and understood in every language.
 */
export type Words = Readonly<Partial<Record<WordLanguage, string>>>;

/** The names of what can be measured. */
export type MeasureName = keyof typeof measurePhrases;

/** What people call the measures. The text on screen is understood without standing there. */
export const measureWords: Readonly<Record<MeasureName, Words>> = measurePhrases;

/** What people call the dimensions that figures can be split and narrowed by. */
export const dimensionWords: Readonly<Record<DimensionName, Words>> = dimensionPhrases;

/** What people call values beside the stored text: the trade's short forms, and the words of other languages. */
export const valueWords: Readonly<Partial<Record<DimensionName, Readonly<Record<string, Words>>>>> = valuePhrases;

/** What people call columns of packages that no dimension or measure names. */
export const columnWords: Readonly<Record<keyof typeof columnPhrases, Words>> = columnPhrases;

/**
 * What people call a report; how they `order` one, politely (`asking`), and as which kind of `file`. What follows the
 * words in `for` says for whom or for when.
 */
export const reportWords = reportPhrases;

/** The phrases of a text of words. */
export function phrasesOf(words: string | undefined): readonly string[] {
  return (words ?? '').split('|').filter((phrase) => phrase !== '');
}
