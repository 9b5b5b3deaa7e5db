import type { WordLanguage } from '@waybill/model';
import { phrasesFor } from '../words/word-files.ts';
import { englishForms, romanceForms } from './inflect.ts';

/** The forms of a language’s verbs of `spending`, which ask what something costs, or of `sending`, which narrow nothing. */
export function formsOfVerbs(language: WordLanguage, meaning: 'spending' | 'sending'): readonly string[] {
  if (language === 'zh' || language === 'ar') return [];
  const forms = (verb: string) => (language === 'en' ? englishForms(verb) : romanceForms(language, verb));
  return phrasesFor(language, 'verbs', meaning).flatMap(forms);
}
