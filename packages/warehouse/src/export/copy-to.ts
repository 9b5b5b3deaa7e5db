import { stat } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { bind } from '../engine/bind.ts';
import { queryError } from '../engine/engine-error.ts';
import type { Statement } from '../engine/statement.ts';

export type ExportFormat = 'csv' | 'parquet';

/** What an export wrote. */
export interface ExportSummary {
  readonly rows: number;
  readonly bytes: number;
}

const formats: Readonly<Record<ExportFormat, string>> = {
  csv: 'format csv, header true',
  parquet: 'format parquet, compression zstd',
};

/** Writes a query's rows to a file by DuckDB's COPY. Leave LIMIT out of the query: it costs the COPY its parallelism. */
export async function copyTo(
  connection: DuckDBConnection,
  { sql, parameters }: Statement,
  file: string,
  format: ExportFormat,
): Promise<ExportSummary> {
  try {
    const path = file.replaceAll("'", "''");
    const prepared = await connection.prepare(`copy (${sql}) to '${path}' (${formats[format]})`);
    try {
      bind(prepared, parameters);
      const rows = Number((await prepared.runAndReadAll()).getRows()[0]?.[0]);
      return { rows, bytes: (await stat(file)).size };
    } finally {
      prepared.destroySync();
    }
  } catch (error) {
    throw queryError(error);
  }
}
