import type { AggregateName } from '../../language/aggregate-name.ts';
import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

/** One value from many rows; `argument` is null for `count(*)`. */
export interface Aggregate {
  readonly kind: 'aggregate';
  readonly type: ValueType;
  readonly name: AggregateName;
  readonly argument: Expression | null;
  readonly distinct: boolean;
  /** For first and last: what orders the rows. */
  readonly by: Expression | null;
}
