import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

export interface CaseChoice {
  readonly condition: Expression;
  readonly result: Expression;
}

export interface Case {
  readonly kind: 'case';
  readonly type: ValueType;
  readonly choices: readonly CaseChoice[];
  readonly otherwise: Expression;
}
