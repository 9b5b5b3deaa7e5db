import type { ResolvedQuery } from '../../resolve/resolved-query.ts';
import { childrenOf } from '../../resolve/tree/children.ts';
import type { ColumnReference, Expression } from '../../resolve/tree/expression.ts';
import { isSame } from '../../resolve/tree/same-expression.ts';
import { rewriteRow } from './rewrite-row.ts';
import type { RollupColumns } from './rollup-columns.ts';

/**
 * A condition that must hold, as one on rows of the rollup. `measure <> 0` needs no flag if only sums of that measure
 * are requested: the rows that it excludes add nothing.
 */
export function rewriteCondition(
  condition: Expression,
  query: ResolvedQuery,
  columns: RollupColumns,
): Expression | undefined {
  const rewritten = rewriteRow(condition, columns);
  if (rewritten !== undefined || condition.kind !== 'comparison') return rewritten;
  const { operator, left, right } = condition;
  if (operator !== '<>' || left.kind !== 'column' || !isZero(right) || !onlySums(query, left)) return undefined;
  const counted = columns.rowsWith(left);
  return counted && { ...condition, left: counted };
}

function onlySums({ selected, orderings }: ResolvedQuery, measure: ColumnReference): boolean {
  const aggregates = [...selected, ...orderings].flatMap(({ expression }) => aggregatesIn(expression));
  return (
    aggregates.length > 0 &&
    aggregates.every(
      (aggregate) =>
        aggregate.kind === 'aggregate' &&
        aggregate.name === 'sum' &&
        !aggregate.distinct &&
        aggregate.argument !== null &&
        isSame(aggregate.argument, measure),
    )
  );
}

function aggregatesIn(expression: Expression): readonly Expression[] {
  return expression.kind === 'aggregate' ? [expression] : childrenOf(expression).flatMap(aggregatesIn);
}

function isZero(expression: Expression): boolean {
  return expression.kind === 'literal' && expression.type.kind === 'exact' && Number(expression.value) === 0;
}
