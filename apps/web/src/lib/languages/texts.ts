import { countText, english, type Language, languageOf } from '@waybill/model';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import englishPlurals from './catalogues/en.json' with { type: 'json' };
import { isolated } from './isolated.ts';

/**
 * The texts of the interface. Keys are the English texts themselves, so that code reads as the page does and English
 * needs no catalogue but for plural forms, here those of the first page; `{{count}}` and other values are written in braces (S3 section 4).
 */
export const texts = createInstance();

export const namespace = 'texts';

void texts.use(initReactI18next).init({
  initAsync: false,
  lng: english.code,
  fallbackLng: false,
  ns: namespace,
  defaultNS: namespace,
  keySeparator: false,
  nsSeparator: false,
  // What is on screen is written again when further texts have come.
  react: { bindI18nStore: 'added' },
  interpolation: { escapeValue: true, escape: inOwnDirection },
  resources: { [english.code]: { [namespace]: englishPlurals } },
});

// Counts that plural forms go by: `{{count, number}} rows`.
texts.services.formatter?.add('number', (value: number) => countText(value, currentLanguage().locale));

/** The language in which the page is shown now. */
export function currentLanguage(): Language {
  return languageOf(texts.language);
}

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
const leftToRight = /\p{Script=Latin}/u;

/** Names of files, clients and others that run against the page keep their direction within a sentence. */
function inOwnDirection(value: string): string {
  const foreign = texts.dir() === 'rtl' ? leftToRight : rightToLeft;
  return foreign.test(value) ? isolated(value) : value;
}
