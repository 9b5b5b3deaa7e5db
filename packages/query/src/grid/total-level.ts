import { sql } from 'kysely';
import { writeStatement } from '../compile/write-statement.ts';
import type { CompiledQuery } from '../compiled-query.ts';
import { planQuery } from '../plan/plan-query.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { aggregateOf } from '../resolve/resolve-aggregate.ts';
import type { SelectedColumn } from '../resolve/resolved-query.ts';
import type { GridRequest } from './grid-request.ts';
import { levelOf } from './group-level.ts';

/** One row for everything: what a pivot without groups shows. */
export function planTotal(
  request: GridRequest,
  columns: readonly SelectedColumn[],
  context: QueryContext,
): PlannedQuery {
  const rowCount: SelectedColumn = { name: 'ROW_COUNT', expression: aggregateOf('count', null) };
  const selected = columns.length > 0 ? columns : [rowCount];
  return planQuery({ ...levelOf(request), selected, isGrouped: true }, context);
}

/** The number of rows of a total. */
export function writeOneRow(): CompiledQuery {
  return writeStatement(() => sql`select cast(1 as bigint) as ${sql.id('LAST_ROW')}`, {
    columns: [{ name: 'LAST_ROW', type: 'bigint' }],
    scope: { clientIds: [], publishedLoad: 0 },
    plan: { sources: [], partitions: [] },
  });
}
