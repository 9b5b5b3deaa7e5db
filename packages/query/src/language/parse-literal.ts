import { limits } from './limits.ts';
import type { ExpressionNode } from './nodes.ts';
import type { TokenReader } from './token-reader.ts';

/** Reads a quoted text. */
export function parseText(reader: TokenReader): ExpressionNode {
  return { kind: 'text', place: reader.place(), value: reader.next().value };
}

/** Reads a number without sign. */
export function parseNumber(reader: TokenReader): ExpressionNode {
  const place = reader.place();
  const digits = reader.peek().value;
  if (digits.replace('.', '').length > limits.digits) {
    return reader.refuse(`A number has at most ${limits.digits} digits.`);
  }
  reader.next();
  return { kind: 'number', place, digits };
}
