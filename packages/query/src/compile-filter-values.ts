import type { DataQuery } from '@waybill/contract';
import type { FilterDimensionName } from '@waybill/model';
import type { CompiledQuery } from './compiled-query.ts';
import type { QueryContext } from './context.ts';

/**
 * The non-empty values of a filter dimension under the query's conditions, as NAME and VALUE; accounts, their groups
 * and divisions only of active accounts (S2 section 5). Throws QueryError.
 */
export function compileFilterValues(
  dimension: FilterDimensionName,
  query: DataQuery,
  context: QueryContext,
): CompiledQuery {
  throw new Error(`Not compiled yet: ${dimension} ${query.fromTableNames.join()} ${context.scope.publishedLoad}`);
}
