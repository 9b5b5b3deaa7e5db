import { coalesce } from '../../functions/choice-functions.ts';
import { aggregateOf } from '../../resolve/resolve-aggregate.ts';
import type { Aggregate, Expression } from '../../resolve/tree/expression.ts';
import { boolean, decimal } from '../../types/value-type.ts';
import { rewriteRow } from './rewrite-row.ts';
import { rewriteSum } from './rewrite-sum.ts';
import type { RollupColumns } from './rollup-columns.ts';

const zero: Expression = { kind: 'literal', type: decimal(1, 0), value: 0 };

/** An aggregate of rows as one over the rollup's sums; undefined if that would not be the same. */
export function rewriteAggregate(aggregate: Aggregate, columns: RollupColumns): Expression | undefined {
  const { name, argument, distinct } = aggregate;
  if (argument === null) return countOf(columns.rowCount);
  if (name === 'min' || name === 'max' || distinct) {
    const row = rewriteRow(argument, columns);
    return row && { ...aggregate, argument: row };
  }
  if (name === 'count') return countFilled(argument, columns);
  if (name !== 'sum') return undefined;
  const summed = rewriteSum(argument, columns);
  return summed && { ...aggregate, argument: summed };
}

function countFilled(argument: Expression, columns: RollupColumns): Expression | undefined {
  if (argument.kind === 'column' && !argument.nullable) return countOf(columns.rowCount);
  const row = rewriteRow(argument, columns);
  if (row === undefined) return undefined;
  const condition: Expression = { kind: 'is null', type: boolean, operand: row, negated: true };
  const { rowCount } = columns;
  return countOf({ kind: 'case', type: rowCount.type, choices: [{ condition, result: rowCount }], otherwise: zero });
}

/** A count of nothing is 0, a sum of nothing is null. */
function countOf(counted: Expression): Expression {
  const sum = aggregateOf('sum', counted);
  return { kind: 'call', type: sum.type, function: coalesce, arguments: [sum, zero] };
}
