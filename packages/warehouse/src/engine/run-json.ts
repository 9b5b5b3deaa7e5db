import {
  DuckDBBlobVector,
  type DuckDBConnection,
  type DuckDBDataChunk,
  type DuckDBMaterializedResult,
} from '@duckdb/node-api';
import { QueryTooLarge } from '../errors.ts';
import { bind } from './bind.ts';
import { queryError } from './engine-error.ts';
import { jsonStatement } from './json-statement.ts';
import { withPrepared } from './kept-statements.ts';
import type { JsonRows, Statement } from './statement.ts';

const comma = Buffer.from(',');
/** Rows that are read without giving the event loop back: as many as DuckDB gives at once. */
const rowsAtOnce = 2_048;

/** Runs a statement and collects the JSON that DuckDB writes, chunk by chunk so that the event loop stays free. */
export async function runJson(connection: DuckDBConnection, statement: Statement, maxRows: number): Promise<JsonRows> {
  try {
    return await withPrepared(connection, jsonStatement(statement, maxRows), async (prepared) => {
      bind(prepared, statement.parameters);
      const result = await prepared.run();
      const { rowCount } = result;
      if (rowCount > maxRows) throw new QueryTooLarge(`The query answers more than ${maxRows} rows.`);
      return { json: jsonArray(await rowsOf(result)), rowCount };
    });
  } catch (error) {
    throw queryError(error);
  }
}

/** A short answer at once: every chunk that is waited for costs a turn of the threads. */
async function rowsOf(result: DuckDBMaterializedResult): Promise<readonly Buffer[]> {
  if (result.rowCount <= rowsAtOnce)
    return Array.from({ length: result.chunkCount }, (_, index) => rowBytes(result.getChunk(index)));
  const rows: Buffer[] = [];
  for await (const chunk of result) rows.push(rowBytes(chunk));
  return rows;
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
