/** The product's languages, as the assistant reads them. */
export const wordLanguages = ['en', 'zh', 'es', 'fr', 'it', 'ar'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/**
 * What people call something, by language: phrases separated by `|`, in lower case, with or without accents. The
 * trade's abbreviations (GSR, DAS) are listed under English and understood in every language.
 */
export type Words = Readonly<Partial<Record<WordLanguage, string>>>;

/** The phrases of a text of words. */
export function phrasesOf(words: string | undefined): readonly string[] {
  return (words ?? '').split('|').filter((phrase) => phrase !== '');
}
