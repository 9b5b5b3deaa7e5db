const shortest = 3;
const compared = 8;
const most = 6;

/** The keywords that begin as the word that is being typed: from three letters on, the first eight count (S3 section 4.11). */
export function suggestionsFor(text: string, keywords: readonly string[]): readonly string[] {
  const typed = lastWord(text).toLocaleLowerCase();
  if (typed.length < shortest) return [];
  const begin = typed.slice(0, compared);
  return keywords
    .filter((keyword) => {
      const known = keyword.toLocaleLowerCase();
      return known !== typed && known.split(/\s+/).some((word) => word.startsWith(begin));
    })
    .slice(0, most);
}

/** The text with the keyword in the place of the word that was being typed. */
export function withSuggestion(text: string, keyword: string): string {
  return `${text.slice(0, text.length - lastWord(text).length)}${keyword} `;
}

const lastWord = (text: string): string => text.split(/\s/).at(-1) ?? '';
