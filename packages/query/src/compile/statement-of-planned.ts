import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import { gatheredSelect } from './gathered-select.ts';
import { selectClauses } from './select-of-planned.ts';
import { writeSelect } from './select-statement.ts';

/** The statement of a planned query, inner queries first. */
export function selectStatement(planned: PlannedQuery, dialect: Dialect): Sql {
  if (dialect.gathering) return gatheredSelect(planned, dialect, dialect.gathering);
  return writeSelect(dialect, {
    ...selectClauses(planned, dialect),
    with: planned.inner.map(({ name, planned: inner }) => ({ name, statement: selectStatement(inner, dialect) })),
  });
}
