import type { WordLanguage } from '@waybill/model';
import type { LanguageWords } from '../concept.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { zh } from './zh.ts';

/** The words of every language. */
export const words: Readonly<Record<WordLanguage, LanguageWords>> = { en, zh, es, fr, it, ar };
