import { sql } from 'kysely';
import type { CompiledQuery, OutputColumn, OutputType } from '../compiled-query.ts';
import type { Sql } from '../functions/scalar-function.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { ValueType } from '../resolve/value-type.ts';
import { parameterOf } from './parameter.ts';
import { selectStatement } from './select-of-planned.ts';
import { statementCompiler } from './statement-compiler.ts';

/** Writes a planned query as SQL for DuckDB. */
export function compilePlanned(planned: PlannedQuery): CompiledQuery {
  const columns = planned.query.selected.map(({ name, expression }) => ({ name, type: outputType(expression.type) }));
  return compileStatement(selectStatement(planned), columns, planned);
}

/** Numbers the parameters of a statement and says what it answers. */
export function compileStatement(
  statement: Sql,
  columns: readonly OutputColumn[],
  planned: PlannedQuery,
): CompiledQuery {
  const compiled = sql`${statement}`.compile(statementCompiler);
  const everyPlan = [...planned.inner.map((inner) => inner.planned), planned];
  return {
    sql: compiled.sql,
    parameters: compiled.parameters.map(parameterOf),
    columns,
    plan: {
      sources: everyPlan.map(({ sourceTable }) => sourceTable).filter((table) => table !== null),
      partitions: everyPlan.flatMap(({ partitions }) => partitions.flatMap(({ values }) => values)),
    },
  };
}

/** How a value of the type is presented in the result. */
export function outputType(type: ValueType): OutputType {
  if (type.kind === 'exact') return type.of;
  return type.kind === 'null' ? 'text' : type.kind;
}
