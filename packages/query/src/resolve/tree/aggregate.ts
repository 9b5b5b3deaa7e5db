import type { ValueType } from '../value-type.ts';
import type { Expression } from './expression.ts';

export const aggregateNames = ['count', 'sum', 'avg', 'min', 'max', 'median', 'first', 'last'] as const;
export type AggregateName = (typeof aggregateNames)[number];

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
