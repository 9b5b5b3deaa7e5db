import type { WordLanguage } from '@waybill/model';
import { ar } from './languages/ar.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import { zh } from './languages/zh.ts';
import type { Sentences } from './sentences.ts';

const all: Readonly<Record<WordLanguage, Sentences>> = { en, zh, es, fr, it, ar };

/** How a language says things. */
export function sentencesIn(language: WordLanguage | undefined): Sentences {
  return all[language ?? 'en'];
}
