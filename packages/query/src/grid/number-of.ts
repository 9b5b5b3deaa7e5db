import { limits } from '../language/limits.ts';
import { QueryError } from '../query-error.ts';
import { numberLiteral } from '../resolve/resolve-literal.ts';
import type { Literal } from '../resolve/tree/expression.ts';
import { shown } from './shown.ts';

/** An exact number from a JSON number or its text. Throws QueryError for anything else. */
export function numberOf(value: unknown, path: string): Literal {
  const digits = typeof value === 'number' ? plainDigits(value) : value;
  const match = typeof digits === 'string' ? /^([+-]?)(\d+(?:\.\d*)?|\.\d+)$/.exec(digits.trim()) : null;
  const [, sign, unsigned] = match ?? [];
  if (unsigned === undefined || unsigned.replace('.', '').length > limits.digits) {
    const message = 'Expected a number of at most 18 digits.';
    throw new QueryError({ field: path, position: 0, word: shown(value), message });
  }
  const literal = numberLiteral(unsigned);
  return sign === '-' ? negative(literal) : literal;
}

function plainDigits(value: number): string {
  return /e/.test(String(value)) ? value.toFixed(12) : String(value);
}

function negative(literal: Literal): Literal {
  const { value } = literal;
  if (typeof value === 'number') return { ...literal, value: value === 0 ? 0 : -value };
  return { ...literal, value: typeof value === 'bigint' ? -value : `-${value}` };
}
