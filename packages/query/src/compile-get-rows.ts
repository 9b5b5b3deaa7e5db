import type { GetRowsBody } from '@waybill/contract';
import type { Analysis } from '@waybill/model';
import { compilePlanned } from './compile/compile-planned.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { type GridRequest, readGridRequest } from './grid/grid-request.ts';
import { addedUp, planGroupCount, planGroups } from './grid/group-level.ts';
import { planRowCount, planRows } from './grid/leaf-level.ts';
import { everyPivotValue, type PivotRow, pivotColumns, planPivotValues } from './grid/pivot.ts';
import { type PivotCells, pivotCells } from './grid/pivot-cells.ts';
import { planTotal, writeOneRow } from './grid/total-level.ts';
import { writeRowWindow, writeWindow } from './grid/write-window.ts';
import type { QueryContext } from './plan/query-context.ts';
import type { SelectedColumn } from './resolve/resolved-query.ts';

/** One window of the grid: its rows, the exact number of rows of that level, and the pivot fields. */
export interface GridWindow {
  readonly rows: CompiledQuery;
  /** One row with the bigint column LAST_ROW. */
  readonly count: CompiledQuery;
  readonly secondaryColumnFields: readonly string[];
}

/**
 * A pivot's columns are the values that exist. Run `cells` and pass its rows to its `answer`. If there is no `cells`, or
 * no answer, run `values` and pass its rows to `complete`.
 */
export type GetRowsCompilation =
  | ({ readonly kind: 'window' } & GridWindow)
  | {
      readonly kind: 'pivot';
      /** Undefined if only SQL can put the rows in order. */
      readonly cells: PivotCells | undefined;
      readonly values: () => CompiledQuery;
      /** Throws QueryError if there would be too many columns. */
      readonly complete: (values: readonly PivotRow[]) => GridWindow;
    };

/**
 * Compiles a request of AG Grid's server-side row model. The analysis provides the table and the grid's columns if the
 * request names none. Throws QueryError.
 *
 *   request ──read──→ fields, conditions, level ──→ the rows themselves
 *                                             ├──→ the groups of a level
 *                                             └──→ pivot: every cell at once, or
 *                                                         the values that exist, then the groups or the total
 */
export function compileGetRows(
  body: GetRowsBody,
  analysis: Pick<Analysis, 'table' | 'gridColumns'>,
  context: QueryContext,
): GetRowsCompilation {
  const request = readGridRequest(body, analysis, context.today);
  if (!request.isPivoting) return { kind: 'window', ...unpivoted(request, body.pivotMode === true, context) };
  return {
    kind: 'pivot',
    cells: pivotCells(request, context),
    values: () => writeWindow(planPivotValues(request, context), everyPivotValue),
    complete(values) {
      const columns = pivotColumns(request, values);
      return { ...aggregated(request, columns, context), secondaryColumnFields: columns.map(({ name }) => name) };
    },
  };
}

function unpivoted(request: GridRequest, isPivotMode: boolean, context: QueryContext): GridWindow {
  const isAggregated = request.level < request.groups.length || (isPivotMode && request.values.length > 0);
  if (!isAggregated) return singleRows(request, context);
  const columns = request.values.map((value) => ({ name: value.field, expression: addedUp(value, request) }));
  return { ...aggregated(request, columns, context), secondaryColumnFields: [] };
}

function singleRows(request: GridRequest, context: QueryContext): GridWindow {
  return {
    rows: writeRowWindow(planRows(request, context), request.window),
    count: compilePlanned(planRowCount(request, context)),
    secondaryColumnFields: [],
  };
}

function aggregated(
  request: GridRequest,
  columns: readonly SelectedColumn[],
  context: QueryContext,
): Pick<GridWindow, 'rows' | 'count'> {
  const group = request.groups[request.level];
  if (group === undefined)
    return { rows: writeWindow(planTotal(request, columns, context), request.window), count: writeOneRow() };
  return {
    rows: writeWindow(planGroups(request, group, columns, context), request.window),
    count: compilePlanned(planGroupCount(request, group, context)),
  };
}
