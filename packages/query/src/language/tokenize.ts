import { type ExpressionSource, refuse } from './expression-source.ts';
import { limits } from './limits.ts';
import type { Token, TokenKind } from './token.ts';

interface Lexeme {
  readonly kind: TokenKind;
  readonly pattern: RegExp;
  readonly value: (source: string) => string;
}

const lexemes: readonly Lexeme[] = [
  { kind: 'word', pattern: /[A-Za-z_][A-Za-z0-9_]*/y, value: (source) => source.toLowerCase() },
  { kind: 'number', pattern: /\d+(?:\.\d*)?|\.\d+/y, value: (source) => source },
  { kind: 'text', pattern: /'[^']*(?:''[^']*)*'/y, value: (source) => source.slice(1, -1).replaceAll("''", "'") },
  { kind: 'quoted word', pattern: /"[^"]*"/y, value: (source) => source.slice(1, -1).toLowerCase() },
  { kind: 'symbol', pattern: /<=|>=|<>|!=|\|\||[-+*/(),.=<>]/y, value: (source) => source },
];
const space = /\s*/y;

/** Splits an expression into tokens; the last one marks the end. */
export function tokenize(source: ExpressionSource): readonly Token[] {
  refuseIfTooLong(source);
  const tokens: Token[] = [];
  let position = skipSpace(source.text, 0);
  while (position < source.text.length) {
    const token = tokenAt(source, position);
    tokens.push(token);
    position = skipSpace(source.text, position + token.source.length);
  }
  return [...tokens, { kind: 'end', source: '', value: '', position }];
}

function tokenAt(source: ExpressionSource, position: number): Token {
  for (const { kind, pattern, value } of lexemes) {
    pattern.lastIndex = position;
    const match = pattern.exec(source.text)?.[0];
    if (match !== undefined) return { kind, source: match, value: value(match), position };
  }
  const word = source.text.slice(position, position + 20);
  if (word.startsWith("'")) return refuse(source, { position, word }, 'This text has no closing quote.');
  if (word.startsWith('"')) return refuse(source, { position, word }, 'This name has no closing quote.');
  const character = String.fromCodePoint(source.text.codePointAt(position) ?? 0);
  return refuse(source, { position, word: character }, 'This character has no meaning here.');
}

function skipSpace(text: string, position: number): number {
  space.lastIndex = position;
  return position + (space.exec(text)?.[0].length ?? 0);
}

function refuseIfTooLong(source: ExpressionSource): void {
  if (source.text.length <= limits.characters) return;
  refuse(
    source,
    { position: limits.characters, word: '' },
    `An expression has at most ${limits.characters} characters.`,
  );
}
