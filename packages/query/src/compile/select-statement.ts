import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';

/** The clauses of a select statement. */
export interface SelectStatement {
  readonly with?: readonly { readonly name: string; readonly statement: Sql }[];
  readonly distinct?: boolean;
  readonly columns: readonly Sql[];
  readonly from: readonly Sql[];
  readonly where: readonly Sql[];
  readonly groupBy?: readonly Sql[];
  readonly orderBy?: readonly Sql[];
  readonly limit?: { readonly count: number; readonly offset: number };
}

const comma = sql`, `;

/** Writes a statement, one clause per line. */
export function writeSelect(dialect: Dialect, statement: SelectStatement): Sql {
  const { columns, from, where, groupBy = [], orderBy = [], limit } = statement;
  const clauses = [
    ...withClause(statement),
    sql`${sql.raw(statement.distinct ? 'select distinct' : 'select')} ${sql.join(columns, comma)}`,
    sql`from ${sql.join(from, sql.raw('\n'))}`,
    ...(where.length > 0 ? [sql`where ${sql.join(where, sql.raw('\n  and '))}`] : []),
    ...(groupBy.length > 0 ? [sql`group by ${sql.join(groupBy, comma)}`] : []),
    ...(orderBy.length > 0 ? [sql`order by ${sql.join(orderBy, comma)}`] : []),
    ...(limit === undefined ? [] : [dialect.limit(limit.count, limit.offset)]),
  ];
  return sql`${sql.join(clauses, sql.raw('\n'))}`;
}

function withClause({ with: named = [] }: SelectStatement): readonly Sql[] {
  if (named.length === 0) return [];
  const parts = named.map(({ name, statement }) => sql`${sql.id(name)} as (\n${statement}\n)`);
  return [sql`with ${sql.join(parts, sql.raw(',\n'))}`];
}
