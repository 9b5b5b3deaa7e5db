import type { WordLanguage } from '@waybill/model';
import ar from '../../words/ar/sentences.json' with { type: 'json' };
import en from '../../words/en/sentences.json' with { type: 'json' };
import es from '../../words/es/sentences.json' with { type: 'json' };
import fr from '../../words/fr/sentences.json' with { type: 'json' };
import it from '../../words/it/sentences.json' with { type: 'json' };
import zh from '../../words/zh/sentences.json' with { type: 'json' };
import { type Sentences, sentencesOf } from './sentences.ts';

const all: Readonly<Record<WordLanguage, Sentences>> = {
  en: sentencesOf(en),
  zh: sentencesOf(zh),
  es: sentencesOf(es),
  fr: sentencesOf(fr),
  it: sentencesOf(it),
  ar: sentencesOf(ar),
};

/** How a language says things. */
export function sentencesIn(language: WordLanguage | undefined): Sentences {
  return all[language ?? 'en'];
}
