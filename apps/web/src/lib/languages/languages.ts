/** A language of the interface (S3 section 3). */
export interface Language {
  readonly code: LanguageCode;
  /** As its own speakers write it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** How numbers and dates are written; Arabic with Latin digits, as tracking numbers and invoices are. */
  readonly locale: string;
}

export type LanguageCode = 'en' | 'zh' | 'es' | 'fr' | 'it' | 'ar';

export const english: Language & { readonly code: 'en' } = {
  code: 'en',
  name: 'English',
  direction: 'ltr',
  locale: 'en-US',
};

/** English first, as it is the default. */
export const languages: readonly Language[] = [
  english,
  { code: 'zh', name: '中文', direction: 'ltr', locale: 'zh-CN' },
  { code: 'es', name: 'Español', direction: 'ltr', locale: 'es' },
  { code: 'fr', name: 'Français', direction: 'ltr', locale: 'fr' },
  { code: 'it', name: 'Italiano', direction: 'ltr', locale: 'it' },
  { code: 'ar', name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn' },
];

/** The language of a code; English for anything else. */
export function languageOf(code: string | null | undefined): Language {
  return languages.find((language) => language.code === code) ?? english;
}
