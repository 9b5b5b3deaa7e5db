import { citiesLikeWords } from '../cities-like-words.ts';
import type { Concept, Entry, Item } from '../concept.ts';
import { ordinaryWords } from '../ordinary-words.ts';
import { smallStateCode } from '../small-state-codes.ts';
import type { Token } from '../tokenise.ts';
import { datesWritten } from './dates-written.ts';
import { conceptWritten } from './numbers-and-codes.ts';
import { stateCode, stateItem } from './state-codes.ts';
import type { Wording } from './wording.ts';

/** What the phrase at a position may mean, or the word there if it begins none: a state, a date, a name or itself. */
export function itemsOf(
  phrase: Entry | undefined,
  { tokens, lexicon, allUpper }: Wording,
  position: number,
  before: readonly Item[],
): readonly Item[] {
  const token = tokens[position] as Token;
  const length = phrase?.tokens.length ?? 1;
  const text = tokens
    .slice(position, position + length)
    .map(({ typed }) => typed)
    .join(lexicon.language === 'zh' ? '' : ' ');
  const inSequence = (concepts: readonly Concept[]) => concepts.map((concept) => ({ meanings: [concept], text }));
  const state =
    length > 1
      ? undefined
      : (smallStateCode(token.text, before, lexicon.language, tokens.slice(position + 1, position + 3)) ??
        stateCode(token, allUpper));
  if (state !== undefined) return [stateItem(state, text)];
  const date = datesWritten(token.text);
  if (date !== undefined) return inSequence(date);
  const meanings = (phrase?.meanings ?? []).filter(
    (meaning) => length > 1 || !isPerhapsNoCity(meaning, token, allUpper),
  );
  if (meanings.length === 0) return inSequence([conceptWritten(token)]);
  const sequence = meanings.find((meaning) => meaning.length > 1);
  return sequence !== undefined ? inSequence(sequence) : [{ meanings: meanings.flat(), text }];
}

/** ‘Spring’ and ‘Reading’ are cities in capitals, and ordinary words otherwise. */
function isPerhapsNoCity([concept]: readonly Concept[], { text, typed }: Token, allUpper: boolean): boolean {
  const isCity = concept?.kind === 'value' && concept.dimension === 'city';
  return (
    isCity && (ordinaryWords('en').has(text) || citiesLikeWords.has(text)) && (allUpper || !/^\p{Lu}/u.test(typed))
  );
}
