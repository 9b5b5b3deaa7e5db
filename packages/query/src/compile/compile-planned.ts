import type { CompiledQuery, OutputColumn, OutputType } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { ValueType } from '../types/value-type.ts';
import { selectStatement } from './statement-of-planned.ts';
import { writeStatement } from './write-statement.ts';

/** Writes a planned query as SQL. */
export function compilePlanned(planned: PlannedQuery): CompiledQuery {
  const columns = planned.query.selected.map(({ name, expression }) => ({ name, type: outputType(expression.type) }));
  return compileStatement((dialect) => selectStatement(planned, dialect), columns, planned);
}

/** A statement about a planned query. */
export function compileStatement(
  statement: (dialect: Dialect) => Sql,
  columns: readonly OutputColumn[],
  planned: PlannedQuery,
): CompiledQuery {
  const everyPlan = [...planned.inner.map((inner) => inner.planned), planned];
  return writeStatement(statement, {
    columns,
    scope: planned.scope,
    plan: {
      sources: everyPlan.map(({ sourceTable }) => sourceTable).filter((table) => table !== null),
      partitions: everyPlan.flatMap(({ partitions }) => partitions.flatMap(({ values }) => values)),
      convertsMoney: planned.convertsMoney,
    },
  });
}

/** How a value of the type is presented in the result. */
export function outputType(type: ValueType): OutputType {
  if (type.kind === 'exact') return type.of;
  return type.kind === 'null' ? 'text' : type.kind;
}
