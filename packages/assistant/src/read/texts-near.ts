import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/** Words that turn what is asked for into its opposite, and so are never left out. */
const opposites = expression('opposite');

const mostReplaced = 2;

/** A question with known words in the place of those that were not understood, and without them. */
export function textsNear(
  text: string,
  words: readonly string[],
  nearest: (word: string) => readonly string[],
): readonly string[] {
  if (
    words.some((word) =>
      normalised(word)
        .split(' ')
        .some((each) => opposites.test(each)),
    )
  )
    return [];
  const replaced = words
    .slice(0, mostReplaced)
    .flatMap((word) => nearest(normalised(word)).map((known) => withWord(text, word, known)));
  const without = words.reduce((rest, word) => withWord(rest, word, ' '), text);
  return [...replaced, without].filter((each) => each !== text && /[\p{L}\p{N}]/u.test(each));
}

/** A text with something else in the place of a word. */
function withWord(text: string, word: string, other: string): string {
  const pattern = word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const isHan = /\p{Script=Han}/u.test(word);
  return text.replace(new RegExp(isHan ? pattern : `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu'), other);
}
