import { type ExpressionSource, refuse } from '../language/expression-source.ts';
import { parseExpression } from '../language/parse-expression.ts';
import type { Names } from './resolution.ts';
import { resolveExpression } from './resolve-expression.ts';
import { contains } from './tree/children.ts';
import type { Expression } from './tree/expression.ts';

const noAggregates = 'Rows cannot be grouped by an aggregate.';

/** Resolves groupByDetails: columns, expressions of them, or aliases of the select list. */
export function resolveGroups(sources: readonly ExpressionSource[], names: Names): readonly Expression[] {
  return sources.map((source) => {
    const node = parseExpression(source);
    const group = resolveExpression(node, source, names, noAggregates);
    if (contains(group, ({ kind }) => kind === 'aggregate')) return refuse(source, node.place, noAggregates);
    if (!contains(group, ({ kind }) => kind === 'column')) {
      return refuse(source, node.place, 'Group by a column, an expression of columns, or an alias.');
    }
    return group;
  });
}
