/** The product's languages, as the assistant reads them. */
export const wordLanguages = ['en', 'zh', 'es', 'fr', 'it', 'ar'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/**
 * What people call something, by language: phrases with `|` between them, in lower case, without accents or with them.
 * Short forms of the trade (GSR, DAS) are under English and are understood in every language.
 */
export type Words = Readonly<Partial<Record<WordLanguage, string>>>;

/** The phrases of a text of words. */
export function phrasesOf(words: string | undefined): readonly string[] {
  return (words ?? '').split('|').filter((phrase) => phrase !== '');
}
