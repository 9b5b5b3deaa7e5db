import { planQuery } from '../plan/plan-query.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { aggregateOf } from '../resolve/resolve-aggregate.ts';
import type { ResolvedQuery, SelectedColumn } from '../resolve/resolved-query.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import { beforeRounding } from './before-rounding.ts';
import type { GridField, GridRequest, GridValue } from './grid-request.ts';
import { groupedBy, groupKey } from './group-key.ts';
import { ordering, orderingsOf, sortsGroup } from './order.ts';
import { tieBreaker } from './tie-breaker.ts';

/** The groups of one level, each with its key and the values of `columns`. */
export function planGroups(
  request: GridRequest,
  group: GridField,
  columns: readonly SelectedColumn[],
  context: QueryContext,
): PlannedQuery {
  const key = groupKey(group.expression);
  const grouped = groupedBy(group.expression);
  const values = new Map(columns.map(({ name, expression }) => [name, expression]));
  const orderings = orderingsOf(request, (sort) => {
    if (sortsGroup(sort, group, request)) return grouped;
    return values.get(sort.columnId) ?? values.get(sort.field);
  });
  return planQuery(
    {
      ...levelOf(request),
      selected: [{ name: group.field, expression: key }, ...columns.filter(({ name }) => name !== group.field)],
      groups: [grouped],
      orderings: [...orderings, ordering(grouped)],
      isGrouped: true,
    },
    context,
  );
}

/** How many groups the level has. */
export function planGroupCount(request: GridRequest, group: GridField, context: QueryContext): PlannedQuery {
  const count = aggregateOf('count', groupKey(group.expression), true);
  return planQuery(
    { ...levelOf(request), selected: [{ name: 'LAST_ROW', expression: count }], isGrouped: true },
    context,
  );
}

/**
 * A value column, aggregated, with weights before they are rounded; in a pivot, only over the rows of one combination.
 */
export function addedUp(
  { expression, aggregate }: GridValue,
  request: GridRequest,
  only: (expression: Expression) => Expression = (whole) => whole,
): Expression {
  const ordersRows = aggregate === 'first' || aggregate === 'last';
  const value = aggregate === 'sum' || aggregate === 'avg' ? beforeRounding(expression) : expression;
  return aggregateOf(aggregate, only(value), false, ordersRows ? tieBreaker(request.table) : null);
}

/** The rows of the opened groups. */
export function levelOf({ table, whereConditions, filterConditions, keyConditions }: GridRequest): ResolvedQuery {
  return {
    table,
    inner: [],
    distinct: false,
    selected: [],
    conditions: [...whereConditions, ...filterConditions, ...keyConditions],
    currencyConditions: whereConditions,
    groups: [],
    orderings: [],
    isGrouped: false,
  };
}
