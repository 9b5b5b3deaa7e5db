import type { ExpressionSource } from './expression-source.ts';
import type { ExpressionNode } from './nodes.ts';
import { readExpression } from './parse-expression.ts';
import { TokenReader } from './token-reader.ts';

/** One entry of orderByDetails: `expression [asc | desc] [nulls first | nulls last]`. */
export interface OrderItem {
  readonly expression: ExpressionNode;
  readonly direction: 'asc' | 'desc';
  readonly nulls: 'first' | 'last';
}

/** Parses one entry of orderByDetails; nulls come last unless told otherwise. Throws QueryError. */
export function parseOrderItem(source: ExpressionSource): OrderItem {
  const reader = new TokenReader(source);
  const expression = readExpression(reader);
  const direction = reader.accept('desc') ? 'desc' : 'asc';
  if (direction === 'asc') reader.accept('asc');
  const nulls = parseNulls(reader);
  reader.expectEnd();
  return { expression, direction, nulls };
}

function parseNulls(reader: TokenReader): 'first' | 'last' {
  if (!reader.accept('nulls')) return 'last';
  if (reader.accept('first')) return 'first';
  if (reader.accept('last')) return 'last';
  return reader.refuse('Expected ‘first’ or ‘last’ after ‘nulls’.');
}
