import type { Lexicon } from '../lexicon.ts';
import type { Token } from '../tokenise.ts';
import { arabicWords } from './arabic-words.ts';
import { stateCode } from './state-codes.ts';

/** A word that was read as another. */
export interface Correction {
  readonly typed: string;
  readonly read: string;
}

/** A typed word as the lexicon knows it: as it is, as a form or as several of its words, or corrected. */
export function knownWords(
  token: Token,
  lexicon: Lexicon,
  allUpper: boolean,
): { readonly tokens: readonly Token[]; readonly correction?: Correction } {
  const { text, typed } = token;
  if (lexicon.knows(text) || !/^\p{L}{2,}$/u.test(text) || stateCode(token, allUpper)) return { tokens: [token] };
  const forms = arabicWords(token, lexicon) ?? singularOf(token, lexicon);
  if (forms !== undefined) return { tokens: forms };
  const corrected = lexicon.correction(text);
  if (corrected === undefined) return { tokens: writtenTogether(token, lexicon) };
  return { tokens: [{ text: corrected, typed }], correction: { typed, read: corrected } };
}

/** A plural that only its ‘s’ makes unknown. */
function singularOf({ text, typed }: Token, lexicon: Lexicon): readonly Token[] | undefined {
  const singular = /^[a-z]{4,}s$/.test(text) ? text.slice(0, -1) : undefined;
  return singular !== undefined && lexicon.correction(`${singular}ss`) === singular
    ? [{ text: singular, typed }]
    : undefined;
}

/** Words of a period or grouping that are written together with the next one: ‘lastmonth’, ‘bycarrier’. */
function writtenTogether(token: Token, lexicon: Lexicon): readonly Token[] {
  const [, first, rest] = /^(last|this|past|per|by|top)(\p{L}{3,})$/u.exec(token.text) ?? [];
  if (first === undefined || rest === undefined || !lexicon.knows(first) || !lexicon.knows(rest)) return [token];
  return [
    { text: first, typed: token.typed.slice(0, first.length) },
    { text: rest, typed: token.typed.slice(first.length) },
  ];
}
