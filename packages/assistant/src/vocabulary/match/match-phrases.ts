import { withoutAsides } from '../asides/asides.ts';
import type { Item } from '../concept.ts';
import type { Lexicon } from '../lexicon.ts';
import { tokenise } from '../tokenise.ts';
import { asEnglishNumbers } from '../written-numbers.ts';
import { itemsOf } from './items-of.ts';
import type { Correction } from './known-words.ts';
import { phraseAfter } from './phrase-after.ts';
import { saidBy } from './said-by.ts';
import { thingsAsked } from './things-asked.ts';
import { withWholeWords } from './whole-words.ts';
import { wordingOf } from './wording.ts';

export interface Matched {
  /** The text without what was said around it. */
  readonly text: string;
  readonly items: readonly Item[];
  readonly corrections: readonly Correction[];
  /** What was said around the question, as it was typed. */
  readonly asides: readonly string[];
  /** The asides that say something: why, what for, or about the user. */
  readonly told: readonly string[];
}

/** Takes away what a text is wrapped in, and finds its phrases. */
export function matchPhrases(text: string, lexicon: Lexicon): Matched {
  const {
    text: rest,
    asides,
    told,
  } = withoutAsides(asEnglishNumbers(text.normalize('NFC'), lexicon.language), lexicon.language, {
    isName: (part) => lexicon.namesWithin(tokenise(part).map((token) => token.text)),
    saidBy: (part) => saidBy(phrasesOf(part, lexicon).items),
  });
  return { ...phrasesOf(rest, lexicon), text: rest, asides, told };
}

/** Finds the longest phrases of a text, from left to right. What is no phrase is a number, a day, a code, or unknown. */
function phrasesOf(text: string, lexicon: Lexicon): Pick<Matched, 'items' | 'corrections'> {
  const { wording, corrections } = wordingOf(text, lexicon);
  const items: Item[] = [];
  let position = 0;
  while (position < wording.tokens.length) {
    const phrase = phraseAfter(items, wording, position);
    items.push(...itemsOf(phrase, wording, position, items));
    position += phrase?.tokens.length ?? 1;
  }
  return { items: thingsAsked(withWholeWords(items), lexicon.language), corrections };
}
