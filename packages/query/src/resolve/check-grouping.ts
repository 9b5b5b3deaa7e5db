import { type ExpressionSource, refuse } from '../language/expression-source.ts';
import type { ResolvedQuery } from './resolved-query.ts';
import { childrenOf } from './tree/children.ts';
import type { Expression } from './tree/expression.ts';
import { isSame } from './tree/same-expression.ts';

/** Refuses a grouped query that selects or orders by a column of single rows. */
export function checkGrouping(
  query: ResolvedQuery,
  selectSources: readonly ExpressionSource[],
  orderSources: readonly ExpressionSource[],
): void {
  if (!query.isGrouped) return;
  for (const [index, { expression }] of query.selected.entries()) {
    refuseSingleRows(expression, query.groups, selectSources[index] ?? selectSources.at(-1));
  }
  for (const [index, { expression }] of query.orderings.entries()) {
    refuseSingleRows(expression, query.groups, orderSources[index]);
  }
}

/** Refuses a query of distinct rows that is ordered by something that it does not select. */
export function checkDistinctOrder(query: ResolvedQuery, orderSources: readonly ExpressionSource[]): void {
  if (!query.distinct) return;
  for (const [index, { expression }] of query.orderings.entries()) {
    const source = orderSources[index];
    if (source === undefined || query.selected.some((column) => isSame(column.expression, expression))) continue;
    refuse(source, { position: 0, word: '' }, 'Distinct rows can be ordered by selected columns only.');
  }
}

function refuseSingleRows(expression: Expression, groups: readonly Expression[], source?: ExpressionSource): void {
  const column = ungroupedColumn(expression, groups);
  if (column === undefined || source === undefined) return;
  const position = Math.max(0, source.text.toLowerCase().indexOf(column.toLowerCase()));
  const message = `${column} is neither grouped by nor inside an aggregate.`;
  refuse(source, { position, word: column }, message, 'Add it to groupByDetails.');
}

function ungroupedColumn(expression: Expression, groups: readonly Expression[]): string | undefined {
  if (expression.kind === 'aggregate' || groups.some((group) => isSame(group, expression))) return undefined;
  if (expression.kind === 'column') return expression.name;
  for (const child of childrenOf(expression)) {
    const column = ungroupedColumn(child, groups);
    if (column !== undefined) return column;
  }
  return undefined;
}
