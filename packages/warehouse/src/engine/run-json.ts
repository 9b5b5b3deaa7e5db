import { DuckDBBlobVector, type DuckDBConnection, type DuckDBDataChunk } from '@duckdb/node-api';
import { QueryTooLarge } from '../errors.ts';
import { bind } from './bind.ts';
import { queryError } from './engine-error.ts';
import { jsonStatement } from './json-statement.ts';
import { withPrepared } from './kept-statements.ts';
import type { JsonRows, Statement } from './statement.ts';

const comma = Buffer.from(',');

/**
 * Runs a statement and collects the JSON that DuckDB writes, chunk by chunk so that the event loop stays free and too
 * many rows are never held. A LIMIT would cost the statement its parallelism.
 */
export async function runJson(connection: DuckDBConnection, statement: Statement, maxRows: number): Promise<JsonRows> {
  try {
    return await withPrepared(connection, jsonStatement(statement), async (prepared) => {
      bind(prepared, statement.parameters);
      const rows: Buffer[] = [];
      let rowCount = 0;
      for await (const chunk of await prepared.stream()) {
        rowCount += chunk.rowCount;
        if (rowCount > maxRows) throw new QueryTooLarge(`The query answers more than ${maxRows} rows.`);
        rows.push(rowBytes(chunk));
      }
      return { json: jsonArray(rows), rowCount };
    });
  } catch (error) {
    throw queryError(error);
  }
}

/** The objects of a chunk, each followed by a comma. */
function rowBytes(chunk: DuckDBDataChunk): Buffer {
  const vector = chunk.getColumnVector(0);
  if (!(vector instanceof DuckDBBlobVector)) throw new TypeError('Rows of JSON must come as bytes.');
  const parts: Uint8Array[] = [];
  for (let row = 0; row < vector.itemCount; row += 1) {
    const bytes = vector.getItemBytes(row);
    if (bytes) parts.push(bytes, comma);
  }
  return Buffer.concat(parts);
}

function jsonArray(rows: readonly Buffer[]): Buffer {
  const json = Buffer.concat([Buffer.from('['), ...rows, Buffer.from(rows.length > 0 ? '' : ']')]);
  if (rows.length > 0) json[json.length - 1] = ']'.charCodeAt(0);
  return json;
}
