import type { GetRowsBody } from '@waybill/contract';
import type { Analysis } from '@waybill/model';
import {
  compileGetRows,
  type GetRowsCompilation,
  type PivotCells,
  type PivotRow,
  type QueryContext,
} from '../src/index.ts';
import type { Answer, TinyWarehouse } from './tiny-warehouse.ts';

/** What the grid gets for a request. */
export interface GridAnswer {
  readonly data: readonly Answer[];
  readonly lastRow: number;
  readonly secondaryColumnFields: readonly string[];
}

type Grid = Pick<Analysis, 'table' | 'gridColumns'>;

/** Asks for a window of the grid as the server does. */
export async function askGrid(
  warehouse: TinyWarehouse,
  body: GetRowsBody,
  analysis: Grid,
  context: QueryContext,
): Promise<GridAnswer> {
  const compiled = compileGetRows(body, analysis, context);
  const fromCells = compiled.kind === 'pivot' ? await askCells(warehouse, compiled.cells) : undefined;
  return fromCells ?? askWindow(warehouse, compiled);
}

/** The same without reading a pivot from its cells. */
export function askColumnByColumn(
  warehouse: TinyWarehouse,
  body: GetRowsBody,
  analysis: Grid,
  context: QueryContext,
): Promise<GridAnswer> {
  return askWindow(warehouse, compileGetRows(body, analysis, context));
}

async function askCells(warehouse: TinyWarehouse, pivot: PivotCells | undefined): Promise<GridAnswer | undefined> {
  if (pivot === undefined) return undefined;
  const cells = await warehouse.run(pivot.cells);
  const values = pivot.values === undefined ? [] : await warehouse.run(pivot.values);
  return pivot.answer(cells as readonly PivotRow[], values as readonly PivotRow[]);
}

async function askWindow(warehouse: TinyWarehouse, compiled: GetRowsCompilation): Promise<GridAnswer> {
  const { rows, count, secondaryColumnFields } =
    compiled.kind === 'window'
      ? compiled
      : compiled.complete((await warehouse.run(compiled.values())) as readonly PivotRow[]);
  const [counted] = await warehouse.run(count);
  return { data: await warehouse.run(rows), lastRow: Number(counted?.LAST_ROW), secondaryColumnFields };
}
