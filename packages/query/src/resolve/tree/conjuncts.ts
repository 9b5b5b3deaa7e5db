import type { Expression } from './expression.ts';

/** The conditions that must all hold, with every `and` opened. */
export function conjunctsOf(conditions: readonly Expression[]): readonly Expression[] {
  return conditions.flatMap((condition) =>
    condition.kind === 'logical' && condition.operator === 'and' ? conjunctsOf(condition.operands) : [condition],
  );
}
