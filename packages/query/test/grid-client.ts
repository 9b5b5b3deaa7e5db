import type { GetRowsBody } from '@waybill/contract';
import type { Analysis } from '@waybill/model';
import { compileGetRows, type PivotRow, type QueryContext } from '../src/index.ts';
import type { Answer, TinyWarehouse } from './tiny-warehouse.ts';

/** What the grid gets for a request. */
export interface GridAnswer {
  readonly data: readonly Answer[];
  readonly lastRow: number;
  readonly secondaryColumnFields: readonly string[];
}

/** Asks for a window of the grid as the server does. */
export async function askGrid(
  warehouse: TinyWarehouse,
  body: GetRowsBody,
  analysis: Pick<Analysis, 'table' | 'gridColumns'>,
  context: QueryContext,
): Promise<GridAnswer> {
  const compiled = compileGetRows(body, analysis, context);
  const { rows, count, secondaryColumnFields } =
    compiled.kind === 'window'
      ? compiled
      : compiled.complete((await warehouse.run(compiled.values)) as readonly PivotRow[]);
  const [counted] = await warehouse.run(count);
  return { data: await warehouse.run(rows), lastRow: Number(counted?.LAST_ROW), secondaryColumnFields };
}
