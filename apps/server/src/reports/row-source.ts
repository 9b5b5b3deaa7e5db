import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvTable } from '@waybill/model';
import type { CompiledReport } from '@waybill/query';
import type { RunOptions, Warehouse } from '@waybill/warehouse';
import type { ReportColumn } from './report-columns.ts';
import type { ReportContext, ReportOwner } from './report-context.ts';
import type { FullReportRequest } from './stored-request.ts';

interface ToWrite {
  readonly headers: readonly string[];
  readonly signal: AbortSignal;
}

/** Where the rows of a report come from. */
export interface RowSource {
  /** Whether amounts of other currencies are converted to US dollars. */
  readonly convertsMoney: boolean;
  count(limits: RunOptions): Promise<number>;
  /** Writes all rows as CSV; returns how many they are. */
  write(file: string, how: ToWrite): Promise<number>;
  /** The same as Parquet, with typed columns under their names for programs; absent where nobody can. */
  writeParquet?(file: string, how: Pick<ToWrite, 'signal'>): Promise<number>;
}

/** Rows of the warehouse. */
export const warehouseSource = (
  warehouse: Warehouse,
  { rows, rowsForPrograms, count, convertsMoney }: CompiledReport,
): RowSource => ({
  convertsMoney,
  count: async (limits) => {
    const [counted] = await warehouse.rows<{ LAST_ROW: number }>(count, limits);
    return counted?.LAST_ROW ?? 0;
  },
  write: async (file, { headers, signal }) =>
    (await warehouse.export(rows, file, 'csv', { headers: [...headers], signal })).rows,
  writeParquet: async (file, { signal }) => (await warehouse.export(rowsForPrograms, file, 'parquet', { signal })).rows,
});

type LedgerRequest = FullReportRequest & { readonly ledger: NonNullable<FullReportRequest['ledger']> };

/** Rows of claims and credits, and their columns. */
export async function workedSource(
  context: ReportContext,
  owner: ReportOwner,
  { ledger, clientId, fromDate, toDate }: LedgerRequest,
  mostRows: number,
): Promise<{ readonly columns: readonly ReportColumn[]; readonly source: RowSource }> {
  if (context.workLedger === undefined) throw new Error('Nothing works out reports of claims.');
  const order = { ...ledger, clientId, from: fromDate, to: toDate, mostRows };
  const { columns, rows } = await context.workLedger(context, owner, order);
  const source: RowSource = {
    convertsMoney: true,
    count: async () => rows.length,
    write: async (file, { signal }) => {
      await pipeline(Readable.from([csvTable(columns, rows)]), createWriteStream(file), { signal });
      return rows.length;
    },
  };
  return { columns, source };
}
