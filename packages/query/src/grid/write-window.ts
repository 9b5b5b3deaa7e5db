import { sql } from 'kysely';
import { compileStatement, outputType } from '../compile/compile-planned.ts';
import { scopeConditions } from '../compile/scope-conditions.ts';
import { fromClause, selectClauses } from '../compile/select-of-planned.ts';
import { writeSelect } from '../compile/select-statement.ts';
import type { CompiledQuery } from '../compiled-query.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { GridWindowRange } from './window-range.ts';

/** The part of an answer that the window shows. */
export function writeWindow(planned: PlannedQuery, { count, offset }: GridWindowRange): CompiledQuery {
  return compileStatement(
    writeSelect({ ...selectClauses(planned), limit: { count, offset } }),
    columnsOf(planned),
    planned,
  );
}

/**
 * The window of single rows: the inner statement orders and cuts on the few columns that this takes, the outer one
 * fetches the wide rows by their numbers.
 */
export function writeRowWindow(planned: PlannedQuery, { count, offset }: GridWindowRange): CompiledQuery {
  const clauses = selectClauses(planned);
  const narrow = writeSelect({
    columns: [sql.ref('fact.rowid')],
    from: clauses.from,
    where: clauses.where,
    orderBy: orderWithin(planned),
    limit: { count, offset },
  });
  const wide = writeSelect({
    columns: clauses.columns,
    from: fromClause(planned),
    where: [sql`${sql.ref('fact.rowid')} in (\n${narrow}\n)`, ...scopeConditions({ ...planned, partitions: [] })],
    orderBy: orderWithin(planned),
  });
  return compileStatement(wide, columnsOf(planned), planned);
}

function orderWithin(planned: PlannedQuery) {
  return selectClauses({ ...planned, query: { ...planned.query, selected: [] } }).orderBy ?? [];
}

function columnsOf({ query }: PlannedQuery) {
  return query.selected.map(({ name, expression: { type } }) => ({ name, type: outputType(type) }));
}
