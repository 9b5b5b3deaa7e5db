import type { WordLanguage } from '@waybill/model';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { zh } from './zh.ts';

/**
 * Words and phrases that say nothing about figures, by what they do in a sentence; phrases have `|` between them. A word
 * that narrows, negates or compares must never stand here, nor a name of something that could be asked for.
 */
export const idleWords: Readonly<Record<WordLanguage, Readonly<Record<string, string>>>> = { ar, en, es, fr, it, zh };
