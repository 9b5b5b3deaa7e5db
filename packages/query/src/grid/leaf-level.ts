import { planQuery } from '../plan/plan-query.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { aggregateOf } from '../resolve/resolve-aggregate.ts';
import type { GridRequest } from './grid-request.ts';
import { levelOf } from './group-level.ts';
import { ordering, orderingsOf } from './order.ts';
import { tieBreaker } from './tie-breaker.ts';

/** The rows themselves, in the grid's order. */
export function planRows(request: GridRequest, context: QueryContext): PlannedQuery {
  const orderings = orderingsOf(request, ({ field }) => request.fields.find(field));
  return planQuery(
    {
      ...levelOf(request),
      selected: request.columns,
      orderings: [...orderings, ordering(tieBreaker(request.table))],
    },
    context,
  );
}

/** How many rows there are. */
export function planRowCount(request: GridRequest, context: QueryContext): PlannedQuery {
  const count = aggregateOf('count', null);
  return planQuery(
    { ...levelOf(request), selected: [{ name: 'LAST_ROW', expression: count }], isGrouped: true },
    context,
  );
}
