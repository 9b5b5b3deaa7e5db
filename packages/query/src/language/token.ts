export type TokenKind = 'word' | 'quoted word' | 'text' | 'number' | 'symbol' | 'end';

/** One word of an expression. `value` is its meaning: lower case for words, without quotes for texts and names. */
export interface Token {
  readonly kind: TokenKind;
  readonly source: string;
  readonly value: string;
  readonly position: number;
}
