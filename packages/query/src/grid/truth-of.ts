import { QueryError } from '../query-error.ts';
import type { Literal } from '../resolve/tree/expression.ts';
import { boolean } from '../types/value-type.ts';
import { shown } from './shown.ts';

/** True or false from a JSON value or its text. Throws QueryError for anything else. */
export function truthOf(value: unknown, path: string): Literal {
  const word = shown(value);
  if (word === 'true' || word === 'false') return { kind: 'literal', type: boolean, value: word === 'true' };
  throw new QueryError({ field: path, position: 0, word, message: 'Expected true or false.' });
}
