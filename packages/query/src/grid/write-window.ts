import { sql } from 'kysely';
import { compileStatement, outputType } from '../compile/compile-planned.ts';
import { gatheredSelect } from '../compile/gathered-select.ts';
import { scopeConditions } from '../compile/scope-conditions.ts';
import { fromClause, selectClauses } from '../compile/select-of-planned.ts';
import { writeSelect } from '../compile/select-statement.ts';
import type { CompiledQuery } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { GridWindowRange } from './window-range.ts';

/** The part of an answer that the window shows. */
export function writeWindow(planned: PlannedQuery, { count, offset }: GridWindowRange): CompiledQuery {
  return compileStatement((dialect) => window(planned, { count, offset }, dialect), columnsOf(planned), planned);
}

function window(planned: PlannedQuery, limit: GridWindowRange, dialect: Dialect): Sql {
  if (dialect.gathering) return gatheredSelect(planned, dialect, dialect.gathering, limit);
  return writeSelect(dialect, { ...selectClauses(planned, dialect), limit });
}

/**
 * The window of single rows: the inner statement orders and limits using only the columns needed, the outer one fetches
 * the wide rows by their numbers.
 */
export function writeRowWindow(planned: PlannedQuery, range: GridWindowRange): CompiledQuery {
  return compileStatement((dialect) => rowWindow(planned, range, dialect), columnsOf(planned), planned);
}

function rowWindow(planned: PlannedQuery, { count, offset }: GridWindowRange, dialect: Dialect): Sql {
  if (dialect.gathering) return window(planned, { count, offset }, dialect);
  const { table } = planned.query;
  if (table === null) throw new Error('Single rows are those of a fact table');
  const clauses = selectClauses(planned, dialect);
  const key = dialect.rowKey(table);
  const narrow = writeSelect(dialect, {
    columns: [key],
    from: clauses.from,
    where: clauses.where,
    orderBy: orderWithin(planned, dialect),
    limit: { count, offset },
  });
  return writeSelect(dialect, {
    columns: clauses.columns,
    from: fromClause(planned, dialect),
    where: [sql`${key} in (\n${narrow}\n)`, ...scopeConditions({ ...planned, partitions: [] }, dialect)],
    orderBy: orderWithin(planned, dialect),
  });
}

function orderWithin(planned: PlannedQuery, dialect: Dialect): readonly Sql[] {
  return selectClauses({ ...planned, query: { ...planned.query, selected: [] } }, dialect).orderBy ?? [];
}

function columnsOf({ query }: PlannedQuery) {
  return query.selected.map(({ name, expression: { type } }) => ({ name, type: outputType(type) }));
}
