import type { Lexicon } from '../lexicon.ts';
import type { Token } from '../tokenise.ts';

/** The words that an unknown Arabic one is made of, as the lexicon knows them. */
export function arabicWords(token: Token, lexicon: Lexicon): readonly Token[] | undefined {
  return afterPreposition(token, lexicon) ?? afterPrefix(token, lexicon) ?? withoutEnding(token, lexicon);
}

const and: Token = { text: 'و', typed: 'و' };

/** ‘للشركات’: ‘for’ and the article in one. */
function afterPreposition({ text, typed }: Token, lexicon: Lexicon): readonly Token[] | undefined {
  const [, also, rest] = /^(و?)لل(\p{Script=Arabic}{2,})$/u.exec(text) ?? [];
  if (rest === undefined || !lexicon.knows(rest)) return undefined;
  const word = { text: rest, typed };
  return also === '' ? [word] : [and, word];
}

/** ‘And’ or a preposition, and the article, before a word. */
function afterPrefix({ text, typed }: Token, lexicon: Lexicon): readonly Token[] | undefined {
  const [, prefix, rest] = /^([وبلف])(\p{Script=Arabic}{2,})$/u.exec(text) ?? [];
  if (prefix === undefined || rest === undefined) return undefined;
  const bare = rest.replace(/^ال(?=.{2,})/, '');
  const stem = lexicon.knows(bare) ? bare : rest;
  if (!lexicon.knows(stem)) return undefined;
  const word = { text: stem, typed };
  return prefix === and.text ? [and, word] : [word];
}

/** The ending of an adverb. */
function withoutEnding({ text, typed }: Token, lexicon: Lexicon): readonly Token[] | undefined {
  const bare = /^\p{Script=Arabic}{4,}ا$/u.test(text) ? text.slice(0, -1) : undefined;
  return bare !== undefined && lexicon.knows(bare) ? [{ text: bare, typed }] : undefined;
}
