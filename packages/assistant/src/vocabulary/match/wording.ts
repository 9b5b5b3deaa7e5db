import { shorthandIn } from '../../words/shorthand.ts';
import type { Entry } from '../concept.ts';
import type { Lexicon } from '../lexicon.ts';
import { normalised } from '../normalise.ts';
import { type Token, tokenise } from '../tokenise.ts';
import { type Correction, knownWords } from './known-words.ts';
import { asLink } from './state-codes.ts';

/** The words of a text, and the vocabulary that they are read with. */
export interface Wording {
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  /** Whether all letters are capitals, which then tell nothing. */
  readonly allUpper: boolean;
}

/** Splits a text into words as the lexicon knows them. */
export function wordingOf(
  text: string,
  lexicon: Lexicon,
): { readonly wording: Wording; readonly corrections: readonly Correction[] } {
  const allUpper = text === text.toUpperCase() && !/[\p{Script=Han}\p{Script=Arabic}]/u.test(text);
  const words = tokenise(text)
    .flatMap((token) => inFull(token, lexicon))
    .map(asLink)
    .map((token) => knownWords(token, lexicon, allUpper));
  return {
    wording: { tokens: words.flatMap(({ tokens }) => tokens), lexicon, allUpper },
    corrections: words.flatMap(({ correction }) => correction ?? []),
  };
}

/** ‘whos’, ‘abt’, ‘xfa’: shorthand as it is spoken, unless it is one of the user’s names or a state in capitals. */
function inFull(token: Token, lexicon: Lexicon): readonly Token[] {
  const said = shorthandIn(lexicon.language).get(token.text);
  const isName = lexicon.namesWithin([token.text]) || /^\p{Lu}+$/u.test(token.typed);
  if (said === undefined || isName) return [token];
  return said.split(' ').map((text) => ({ text: normalised(text), typed: token.typed }));
}

/** The longest phrase that begins at a position and suits. */
export function phraseAt(
  { tokens, lexicon }: Wording,
  position: number,
  suits: (phrase: Entry) => boolean = () => true,
): Entry | undefined {
  return lexicon
    .startingWith(tokens[position]?.text ?? '')
    .find((phrase) => phrase.tokens.every((word, index) => tokens[position + index]?.text === word) && suits(phrase));
}
