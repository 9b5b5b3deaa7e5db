import type { GetRowsBody } from '@waybill/contract';
import type { Analysis } from '@waybill/model';
import type { CompiledQuery } from './compiled-query.ts';
import type { QueryContext } from './context.ts';

/** One window of the grid: its rows, the exact number of rows of that level, and the fields that pivoting made. */
export interface GridWindow {
  readonly rows: CompiledQuery;
  /** One row with the bigint column LAST_ROW. */
  readonly count: CompiledQuery;
  readonly secondaryColumnFields: readonly string[];
}

/** A pivot needs the values that exist first: run `values`, then hand its rows to `complete`. */
export type GetRowsCompilation =
  | ({ readonly kind: 'window' } & GridWindow)
  | {
      readonly kind: 'pivot';
      readonly values: CompiledQuery;
      readonly complete: (values: readonly Readonly<Record<string, string | number | boolean | null>>[]) => GridWindow;
    };

/**
 * Compiles a request of AG Grid's server-side row model. The analysis gives the table and the grid's columns where the
 * request names none. Throws QueryError.
 */
export function compileGetRows(
  body: GetRowsBody,
  analysis: Pick<Analysis, 'table' | 'gridColumns'>,
  context: QueryContext,
): GetRowsCompilation {
  throw new Error(`Not compiled yet: ${body.tableName} ${analysis.table} ${context.scope.publishedLoad}`);
}
