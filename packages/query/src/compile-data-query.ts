import type { DataQuery } from '@waybill/contract';
import type { CompiledQuery } from './compiled-query.ts';
import type { QueryContext } from './context.ts';

/** Compiles a structured query description (docs/query-language.md). Throws QueryError for anything outside the grammar. */
export function compileDataQuery(query: DataQuery, context: QueryContext): CompiledQuery {
  throw new Error(`Not compiled yet: ${query.fromTableNames.join()} ${context.scope.publishedLoad}`);
}
