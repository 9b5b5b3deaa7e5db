import type { TableName } from '@waybill/model';
import { compileStatement, outputType } from '../compile/compile-planned.ts';
import { named } from '../compile/named.ts';
import type { CompiledQuery } from '../compiled-query.ts';
import { planQuery } from '../plan/plan-query.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { resolveQuery } from '../resolve/resolve-query.ts';

/**
 * Compiles all rows of a fact table that meet conditions in the query language, under the lower-case names of their
 * columns and in no order, so that an engine writes them as it reads them. Throws QueryError.
 */
export function compileClientRows(
  table: TableName,
  columns: readonly string[],
  conditions: readonly string[],
  context: QueryContext,
): CompiledQuery {
  const query = { selectColumnNames: columns, fromTableNames: [table], whereClauseDetails: conditions };
  return underLowerCaseNames(planQuery(resolveQuery(query), context));
}

/** The rows of a planned query for programs: each column has the name of the catalogue, or that of its alias. */
export function underLowerCaseNames(planned: PlannedQuery): CompiledQuery {
  const columns = planned.query.selected.map(({ name, expression }) => ({
    name: name.toLowerCase(),
    type: outputType(expression.type),
  }));
  return compileStatement((dialect) => named(planned, dialect), columns, planned);
}
