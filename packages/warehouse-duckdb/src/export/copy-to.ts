import { stat } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ExportFormat, ExportOptions, ExportSummary, Statement } from '@waybill/warehouse';
import { bind } from '../engine/bind.ts';
import { queryError } from '../engine/engine-error.ts';
import { forPeople } from './for-people.ts';

const formats: Readonly<Record<ExportFormat | 'csv for people', string>> = {
  'csv for people': String.raw`format csv, header true, use_tmp_file false, new_line '\r\n'`,
  csv: 'format csv, header true, use_tmp_file false',
  parquet: 'format parquet, compression zstd',
};

/** Writes a query's rows to a file by DuckDB's COPY. Leave LIMIT out of the query: it costs the COPY its parallelism. */
export async function copyTo(
  connection: DuckDBConnection,
  statement: Statement,
  file: string,
  format: ExportFormat,
  { headers }: ExportOptions,
): Promise<ExportSummary> {
  try {
    const path = file.replaceAll("'", "''");
    const style = format === 'csv' && headers !== undefined ? 'csv for people' : format;
    const query = headers === undefined ? statement.sql : forPeople(statement, headers);
    const prepared = await connection.prepare(`copy (${query}) to '${path}' (${formats[style]})`);
    try {
      bind(prepared, statement.parameters);
      const rows = Number((await prepared.runAndReadAll()).getRows()[0]?.[0]);
      return { rows, bytes: (await stat(file)).size };
    } finally {
      prepared.destroySync();
    }
  } catch (error) {
    throw queryError(error);
  }
}
