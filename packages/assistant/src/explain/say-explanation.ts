import type { WordLanguage } from '@waybill/model';
import { measures } from '../measures/measures.ts';
import type { Reading } from '../reading/reading.ts';
import { measureLabel } from '../say/labels.ts';
import { textOfWords } from '../words/word-files.ts';

type Texts = Readonly<Record<string, string>>;

const kept = new Map<WordLanguage, Texts>();

/** The texts of the model and the help in a language, by their English text. */
function textsIn(language: WordLanguage): Texts {
  const texts = kept.get(language) ?? (JSON.parse(textOfWords(language, 'explanations.json')) as Texts);
  kept.set(language, texts);
  return texts;
}

/** A text of the model or the help in a language. A test fails where one is missing. */
export const textIn = (english: string, language: WordLanguage): string =>
  hasTextIn(english, language) && language !== 'en' ? (textsIn(language)[english] ?? english) : english;

/** Whether a text is there in a language. */
export const hasTextIn = (english: string, language: WordLanguage): boolean =>
  language === 'en' || Object.hasOwn(textsIn(language), english);

/** What the measures of a reading mean, each with its name, in the language of its question. */
export const definitionsOf = ({ measures: asked, language = 'en' }: Reading): readonly string[] =>
  asked.flatMap((each) =>
    each.kind === 'measure'
      ? [`${measureLabel(each.measure, language)}: ${textIn(measures[each.measure].meaning, language)}`]
      : [],
  );
