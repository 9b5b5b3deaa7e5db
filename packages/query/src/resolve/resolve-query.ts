import { type Complexity, noComplexity } from '../language/complexity.ts';
import { type ExpressionSource, refuse } from '../language/expression-source.ts';
import { parseExpression } from '../language/parse-expression.ts';
import { parseOrderItem } from '../language/parse-order-item.ts';
import { checkDistinctOrder, checkGrouping } from './check-grouping.ts';
import { checkJoins } from './check-joins.ts';
import { aliasNames, combinedNames } from './combined-names.ts';
import type { QueryDescription } from './query-description.ts';
import type { Names } from './resolution.ts';
import { resolveCondition, resolveExpression } from './resolve-expression.ts';
import { resolveInnerQueries } from './resolve-inner-queries.ts';
import { resolveSelect } from './resolve-select.ts';
import { resolveTables } from './resolve-tables.ts';
import type { InnerQuery, Ordering, ResolvedQuery } from './resolved-query.ts';
import { contains } from './tree/children.ts';
import type { Expression } from './tree/expression.ts';

/**
 * Finds every name of a query in the catalogue and checks every type.
 *
 *   innerQueries → tables → conditions
 *                      └──→ select list → groups → order → what is grouped fits together
 *
 * `path` stands before the field names of errors. Throws QueryError.
 */
export function resolveQuery(description: QueryDescription, path = ''): ResolvedQuery {
  const complexity = noComplexity();
  const resolve = (own: QueryDescription, ownPath: string, known: readonly InnerQuery[]) =>
    resolveWith(own, ownPath, known, complexity);
  return resolve(description, path, resolveInnerQueries(description.innerQueries, path, resolve));
}

function resolveWith(
  description: QueryDescription,
  path: string,
  known: readonly InnerQuery[],
  complexity: Complexity,
): ResolvedQuery {
  const entries = (name: 'selectColumnNames' | 'whereClauseDetails' | 'groupByDetails' | 'orderByDetails') =>
    (description[name] ?? []).map((text, index) => ({ field: `${path}${name}[${index}]`, text, complexity }));
  const { table, inner, names } = resolveTables(description.fromTableNames, known, path);
  const conditions = entries('whereClauseDetails')
    .filter(({ text }) => text.trim() !== '')
    .map((source) => resolveCondition(source, names));
  const selectSources = entries('selectColumnNames');
  const { selected, distinct } = resolveSelect(selectSources, table, inner, names);
  const groups = resolveGroups(
    entries('groupByDetails'),
    combinedNames([names, aliasNames(selected, `${path}groupByDetails`, complexity)]),
  );
  const orderSources = entries('orderByDetails');
  const orderings = resolveOrder(
    orderSources,
    combinedNames([aliasNames(selected, `${path}orderByDetails`, complexity), names]),
  );
  const isAggregate = ({ expression }: { expression: (typeof groups)[number] }) =>
    contains(expression, ({ kind }) => kind === 'aggregate');
  const isGrouped = groups.length > 0 || selected.some(isAggregate) || orderings.some(isAggregate);
  const query: ResolvedQuery = { table, inner, distinct, selected, conditions, groups, orderings, isGrouped };
  checkJoins(query, path);
  checkGrouping(query, selectSources, orderSources);
  checkDistinctOrder(query, orderSources);
  return query;
}

const noAggregates = 'Rows cannot be grouped by an aggregate.';

/** Resolves groupByDetails: columns, expressions of them, or aliases of the select list. */
function resolveGroups(sources: readonly ExpressionSource[], names: Names): readonly Expression[] {
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

/** Resolves orderByDetails: aliases of the select list, columns, or expressions of both. */
function resolveOrder(sources: readonly ExpressionSource[], names: Names): readonly Ordering[] {
  return sources.map((source) => {
    const { expression, direction, nulls } = parseOrderItem(source);
    const resolved = resolveExpression(expression, source, names);
    if (resolved.kind === 'literal') return refuse(source, expression.place, 'Order by a column or an alias.');
    return { expression: resolved, direction, nulls };
  });
}
