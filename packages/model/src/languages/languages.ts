/** A language of the portal and of its mails. */
export interface Language {
  /** ISO 639-1; stored as the user's choice, and the name of the files with its texts. */
  readonly code: string;
  /** As its own speakers write it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** How numbers and dates are written; Arabic with Latin digits, as tracking numbers and invoices are. */
  readonly locale: string;
  /** `1,234.50 $` instead of `$1,234.50`. */
  readonly hasSymbolLast?: true;
  /** `12 %` instead of `12%`. */
  readonly hasSpaceBeforePercent?: true;
  /** The language's name in dayjs, where it is not the code. */
  readonly calendar?: string;
}

/** English, the language of the keys of all texts. */
export const english: Language = { code: 'en', name: 'English', direction: 'ltr', locale: 'en-US' };

/** Every language, English first as the default. A new one is a line here and its texts (docs/extending.md). */
export const languages: readonly Language[] = [
  english,
  { code: 'zh', name: '中文', direction: 'ltr', locale: 'zh-CN', calendar: 'zh-cn' },
  { code: 'es', name: 'Español', direction: 'ltr', locale: 'es', hasSymbolLast: true, hasSpaceBeforePercent: true },
  { code: 'fr', name: 'Français', direction: 'ltr', locale: 'fr', hasSymbolLast: true, hasSpaceBeforePercent: true },
  { code: 'it', name: 'Italiano', direction: 'ltr', locale: 'it', hasSymbolLast: true },
  { code: 'ar', name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn' },
];

/** The language of a code or a locale such as `ar-u-nu-latn`; English for anything else. */
export function languageOf(code: string | null | undefined): Language {
  const [alone] = (code ?? '').split('-', 1);
  return languages.find((language) => language.code === alone) ?? english;
}
