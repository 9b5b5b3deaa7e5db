import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { OutputColumn, WrittenStatement } from '@waybill/query';
import {
  type ExportFormat,
  type ExportOptions,
  type ExportSummary,
  QueryFailed,
  WarehouseError,
} from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { csvLines } from './csv-statement.ts';

/** Writes a query's rows to a file, as they come from the server. */
export async function exportRows(
  connection: ClickHouseConnection,
  { sql, parameters, columns }: WrittenStatement & { readonly columns: readonly OutputColumn[] },
  file: string,
  format: ExportFormat,
  { headers, signal }: Pick<ExportOptions, 'headers'> & { readonly signal: AbortSignal },
): Promise<ExportSummary> {
  if (format === 'parquet') {
    await connection.writeParquet(sql, file, parameters, signal);
    const [counted] = await connection.rows(`select count() from (${sql})`, parameters);
    return { rows: Number(counted?.[0]), bytes: (await stat(file)).size };
  }
  const { header, sql: lines, lineEnd } = csvLines(sql, columns, headers);
  let rows = 0;
  async function* written(): AsyncGenerator<string> {
    let isWithinText = false;
    yield `${header}${lineEnd}`;
    for await (const portion of connection.lines(lines, parameters, 'TabSeparatedRaw', signal)) {
      let text = '';
      for (const line of portion) {
        if (line.includes('"') && line.split('"').length % 2 === 0) isWithinText = !isWithinText;
        text += isWithinText ? `${line}\n` : `${line}${lineEnd}`;
        if (!isWithinText) rows += 1;
      }
      yield text;
    }
  }
  try {
    await pipeline(written, createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    if (error instanceof WarehouseError || !(error instanceof Error)) throw error;
    throw new QueryFailed(error.message, { cause: error });
  }
  return { rows, bytes: (await stat(file)).size };
}
