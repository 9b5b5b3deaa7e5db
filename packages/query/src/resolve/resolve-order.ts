import { type ExpressionSource, refuse } from '../language/expression-source.ts';
import { parseOrderItem } from '../language/parse-order-item.ts';
import type { Names } from './resolution.ts';
import { resolveExpression } from './resolve-expression.ts';
import type { Ordering } from './resolved-query.ts';

/** Resolves orderByDetails: aliases of the select list, columns, or expressions of both. */
export function resolveOrder(sources: readonly ExpressionSource[], names: Names): readonly Ordering[] {
  return sources.map((source) => {
    const { expression, direction, nulls } = parseOrderItem(source);
    const resolved = resolveExpression(expression, source, names);
    if (resolved.kind === 'literal') return refuse(source, expression.place, 'Order by a column or an alias.');
    return { expression: resolved, direction, nulls };
  });
}
