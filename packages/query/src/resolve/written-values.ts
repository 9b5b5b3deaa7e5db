import type { WrittenValues } from '../functions/scalar-function.ts';
import type { Expression } from './tree/expression.ts';

/** The values of the literal arguments. */
export function writtenValues(values: readonly Expression[]): WrittenValues {
  return values.map((value) => {
    const written = value.kind === 'literal' ? value.value : undefined;
    return typeof written === 'string' || typeof written === 'number' ? written : undefined;
  });
}
