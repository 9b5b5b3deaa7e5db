import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { OutputColumn, WrittenStatement } from '@waybill/query';
import { type ExportFormat, type ExportOptions, type ExportSummary, QueryFailed } from '@waybill/warehouse';
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
  const stream = createWriteStream(file, { mode: 0o600 });
  let failure: Error | undefined;
  stream.on('error', (error) => {
    failure = error;
  });
  let rows = 0;
  let isWithinText = false;
  stream.write(`${header}${lineEnd}`);
  for await (const portion of connection.lines(lines, parameters, 'TabSeparatedRaw', signal)) {
    if (failure) break;
    let text = '';
    for (const line of portion) {
      if (line.includes('"') && line.split('"').length % 2 === 0) isWithinText = !isWithinText;
      text += isWithinText ? `${line}\n` : `${line}${lineEnd}`;
      if (!isWithinText) rows += 1;
    }
    if (!stream.write(text) && !failure) await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
  }
  stream.end();
  await finished(stream).catch((error: Error) => {
    failure ??= error;
  });
  if (failure) throw new QueryFailed(failure.message, { cause: failure });
  return { rows, bytes: (await stat(file)).size };
}
