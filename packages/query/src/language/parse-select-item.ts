import type { ExpressionSource } from './expression-source.ts';
import type { ExpressionNode } from './nodes.ts';
import { readExpression } from './parse-expression.ts';
import { TokenReader } from './token-reader.ts';

/** One entry of selectColumnNames: `*`, or `[distinct] expression [as alias]`. */
export type SelectItem =
  | { readonly kind: 'all'; readonly distinct: boolean }
  | {
      readonly kind: 'expression';
      readonly distinct: boolean;
      readonly expression: ExpressionNode;
      readonly alias: string | null;
    };

/** Parses one entry of selectColumnNames. Throws QueryError. */
export function parseSelectItem(source: ExpressionSource): SelectItem {
  const reader = new TokenReader(source);
  const distinct = reader.accept('distinct');
  if (reader.accept('*')) {
    reader.expectEnd();
    return { kind: 'all', distinct };
  }
  const expression = readExpression(reader);
  const alias = parseAlias(reader);
  reader.expectEnd();
  return { kind: 'expression', distinct, expression, alias };
}

const longestAlias = 63;

function parseAlias(reader: TokenReader): string | null {
  const announced = reader.accept('as');
  if (!reader.isAtName()) return announced ? reader.refuse('Expected a name after ‘as’.') : null;
  const { value } = reader.peek();
  if (!/^[a-z_][a-z0-9_]*$/.test(value) || value.length > longestAlias) {
    return reader.refuse(`An alias consists of letters, digits and underscores, at most ${longestAlias}.`);
  }
  reader.next();
  return value;
}
