import type { ScalarFunction } from '../../functions/scalar-function.ts';
import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

/** A function of the values of one row. */
export interface Call {
  readonly kind: 'call';
  readonly type: ValueType;
  readonly function: ScalarFunction;
  readonly arguments: readonly Expression[];
}
