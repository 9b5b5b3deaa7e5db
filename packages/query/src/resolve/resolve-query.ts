import { checkDistinctOrder, checkGrouping } from './check-grouping.ts';
import { aliasNames, combinedNames } from './combined-names.ts';
import type { QueryDescription } from './query-description.ts';
import { resolveCondition } from './resolve-expression.ts';
import { resolveGroups } from './resolve-groups.ts';
import { resolveInnerQueries } from './resolve-inner-queries.ts';
import { resolveOrder } from './resolve-order.ts';
import { resolveSelect } from './resolve-select.ts';
import { resolveTables } from './resolve-tables.ts';
import type { InnerQuery, ResolvedQuery } from './resolved-query.ts';
import { contains } from './tree/children.ts';

/**
 * Finds every name of a query in the catalogue and checks every type.
 *
 *   innerQueries → tables → conditions
 *                      └──→ select list → groups → order → what is grouped fits together
 *
 * `path` stands before the field names of errors. Throws QueryError.
 */
export function resolveQuery(description: QueryDescription, path = ''): ResolvedQuery {
  return resolveWith(description, path, resolveInnerQueries(description.innerQueries, path, resolveWith));
}

function resolveWith(description: QueryDescription, path: string, known: readonly InnerQuery[]): ResolvedQuery {
  const { table, inner, names } = resolveTables(description.fromTableNames, known, path);
  const conditions = entries(description.whereClauseDetails, `${path}whereClauseDetails`)
    .filter(({ text }) => text.trim() !== '')
    .map((source) => resolveCondition(source, names));
  const selectSources = entries(description.selectColumnNames, `${path}selectColumnNames`);
  const { selected, distinct } = resolveSelect(selectSources, table, inner, names);
  const groups = resolveGroups(
    entries(description.groupByDetails, `${path}groupByDetails`),
    combinedNames([names, aliasNames(selected)]),
  );
  const orderSources = entries(description.orderByDetails, `${path}orderByDetails`);
  const orderings = resolveOrder(orderSources, combinedNames([aliasNames(selected), names]));
  const isAggregate = ({ expression }: { expression: (typeof groups)[number] }) =>
    contains(expression, ({ kind }) => kind === 'aggregate');
  const isGrouped = groups.length > 0 || selected.some(isAggregate) || orderings.some(isAggregate);
  const query: ResolvedQuery = { table, inner, distinct, selected, conditions, groups, orderings, isGrouped };
  checkGrouping(query, selectSources, orderSources);
  checkDistinctOrder(query, orderSources);
  return query;
}

function entries(texts: readonly string[] | undefined, field: string): readonly { field: string; text: string }[] {
  return (texts ?? []).map((text, index) => ({ field: `${field}[${index}]`, text }));
}
