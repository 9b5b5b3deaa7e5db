/**
 * The first whose words all stand in the text, in upper or lower case. A word with an equals sign before it is the whole
 * text; one without words fits every text.
 */
export function firstNamed<Named extends { readonly words: readonly string[] }>(
  named: readonly Named[],
  text: string,
): Named | undefined {
  const searched = text.trim().toUpperCase();
  const stands = (word: string): boolean =>
    word.startsWith('=') ? searched === word.slice(1) : searched.includes(word);
  return named.find(({ words }) => words.every(stands));
}
