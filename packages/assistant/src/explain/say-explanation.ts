import type { WordLanguage } from '@waybill/model';
import { measures } from '../measures/measures.ts';
import type { Reading } from '../reading/reading.ts';
import { measureLabel } from '../say/labels.ts';
import { ar } from './languages/ar.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import type { Texts } from './languages/texts.ts';
import { zh } from './languages/zh.ts';

const languages: Readonly<Partial<Record<WordLanguage, Texts>>> = { ar, es, fr, it, zh };

/** A text of the model or the help in a language. A test fails where one is missing. */
export function textIn(english: string, language: WordLanguage): string {
  const texts = languages[language];
  return texts !== undefined && Object.hasOwn(texts, english) ? (texts[english] ?? english) : english;
}

/** What the measures of a reading mean, each with its name, in the language of its question. */
export const definitionsOf = ({ measures: asked, language = 'en' }: Reading): readonly string[] =>
  asked.flatMap((each) =>
    each.kind === 'measure'
      ? [`${measureLabel(each.measure, language)}: ${textIn(measures[each.measure].meaning, language)}`]
      : [],
  );

/** Whether a text is there in a language. */
export function hasTextIn(english: string, language: WordLanguage): boolean {
  return language === 'en' || Object.hasOwn(languages[language] ?? {}, english);
}
