import { compilePlanned } from './compile/compile-planned.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { planQuery } from './plan/plan-query.ts';
import type { QueryContext } from './plan/query-context.ts';
import type { QueryDescription } from './resolve/query-description.ts';
import { resolveQuery } from './resolve/resolve-query.ts';

/**
 * Compiles a structured query description (docs/query-language.md). Throws QueryError for anything outside the grammar.
 *
 *   texts ──parse──→ tree ──resolve──→ names and types ──plan──→ partitions, currency, rollup ──compile──→ SQL
 *  language/                resolve/                     scope/ and plan/                     compile/
 */
export function compileDataQuery(query: QueryDescription, context: QueryContext): CompiledQuery {
  const resolved = resolveQuery(query);
  const planned = planQuery(resolved, context);
  return compilePlanned(planned);
}
