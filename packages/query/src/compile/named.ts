import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import { columnAlias } from './select-of-planned.ts';
import { selectStatement } from './statement-of-planned.ts';

/** A planned query whose columns have lower-case names. */
export function named(planned: PlannedQuery, dialect: Dialect): Sql {
  const columns = planned.query.selected.map((column, index) => {
    const alias = columnAlias(column, index);
    return sql`${sql.id('row', alias)} as ${sql.id(column.name.toLowerCase())}`;
  });
  return sql`select ${sql.join(columns)} from (\n${selectStatement(planned, dialect)}\n) as ${sql.id('row')}`;
}
